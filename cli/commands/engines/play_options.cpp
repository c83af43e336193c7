// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/engines/play_options.hpp"
#include "base/parallel/workers.hpp"

#include "analysis/match/match.hpp"
#include "base/text/ascii.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <cmath>
#include <string_view>
#include <utility>

namespace damscope::cli {

namespace match = analysis::match;

void PlayOptions::declareVariant(Arguments& arguments) {
    language = arguments.settings().locale;
    cli::declareVariant(arguments, variant);
}

void PlayOptions::declareOpenings(Arguments& arguments, const char* pairsHelp) {
    constexpr std::int64_t most = 1'000'000;
    arguments.value({"--openings", "FILE",
                     phrase("positions to start from, one FEN per line; else random "
                            "balanced ones")},
                    into(openings));
    arguments.value({"--pairs", "N", pairsHelp}, into(pairs, 1, most));
    arguments.value({"--seed", "N", phrase("selects the random openings (1)")},
                    into(seed, 0, most));
    arguments.value({"--threads,--concurrency", "N", phrase("pairs played at the same time (1)")},
                    into(atOnce, 1, base::mostThreads));
}

void PlayOptions::declareEnds(Arguments& arguments) {
    arguments.value(
        {"--resign", "MEN:MOVES",
         phrase("end a game when both engines have scored it as decided, by at least MEN, for "
                "MOVES moves each")},
        into(resign));
    arguments.value(
        {"--draw", "MEN:MOVES:PLIES",
         phrase("end a game as a draw when both engines have scored it within MEN for MOVES moves "
                "each, after PLIES plies")},
        into(draw));
    arguments.value({"--draw-rules", "WHICH",
                     phrase("usual, or other where federations read them differently: Russian, "
                            "Brazilian (docs/rules.md, section 6)")},
                    oneOf(drawRules, {"usual", "other"}));
    arguments.flag(
        {"--adjudicate", "", phrase("end games when the endgame tables know the result")},
        adjudicate);
    arguments.value({"--draw-after", "N", phrase("end games of so many plies as draws (400)")},
                    into(mostPlies, 1, 10'000));
    arguments.flag({"--no-tables", "",
                    phrase("do not build missing endgame tables; existing ones are "
                           "used")},
                   noTables);
}

std::vector<rules::Position> PlayOptions::openingPositions(Console& console) const {
    const auto wanted = static_cast<std::size_t>(pairs);
    std::vector<rules::Position> positions =
        openings ? positionsFromFile(variant, *openings, "--openings", console)
                 : match::evenOpenings(variant, wanted, static_cast<std::uint64_t>(seed));
    if (positions.empty())
        throw UsageError("there are no openings to play from");
    if (positions.size() < wanted && openings) {
        Message few = countMessage("match-few-openings", "pairs", positions.size());
        few.parameters.push_back({"file", visible(*openings)});
        few.parameters.push_back({"wanted", grouped(wanted)});
        console.say(few);
    }
    if (positions.size() > wanted)
        positions.erase(positions.begin() + static_cast<std::ptrdiff_t>(wanted), positions.end());
    return positions;
}

bool PlayOptions::prepareTables(bool engineUsesTables, Console& console) const {
    const bool used = engineUsesTables || adjudicate;
    return !used || noTables || !lacksUsualTables(variant) || makeUsualTables(variant, console);
}

match::Match PlayOptions::match(const match::Contestant& first, const match::Contestant& second,
                                std::vector<rules::Position> from) const {
    match::Match m{first, second, std::move(from), static_cast<int>(atOnce), std::nullopt};
    if (drawRules == "other")
        m.draws = rules::DrawReading::other;
    if (adjudicate)
        m.adjudicator = endgamesFrom(std::nullopt, "--adjudicate", language);
    m.resign = resign;
    m.draw = draw;
    m.drawnAfter = static_cast<std::size_t>(mostPlies);
    return m;
}

std::string eloText(double elo) {
    return std::isinf(elo) ? (elo > 0 ? "+inf" : "-inf") : fmt::format("{:+.0f}", elo);
}

namespace {

/// The numbers of a text between colons; nothing if a field is not a number, or there are too many.
std::optional<std::vector<double>> numbersIn(std::string_view text, std::size_t most) {
    constexpr double largest = 100'000;
    std::vector<double> numbers;
    while (numbers.size() < most) {
        const auto number = base::takeNumber<double>(text);
        if (!number || !(std::abs(*number) <= largest))
            return std::nullopt;
        numbers.push_back(*number);
        if (text.empty())
            return numbers;
        if (text.front() != ':')
            return std::nullopt;
        text.remove_prefix(1);
    }
    return std::nullopt;
}

int centiMen(double men) {
    return static_cast<int>(std::lround(men * 100));
}

bool isCount(double number) {
    return number >= 1 && number == std::floor(number);
}

} // namespace

ValueParser into(std::optional<analysis::match::Hypotheses>& target) {
    return [&target](std::string_view text) -> Complaint {
        const auto numbers = numbersIn(text, 2);
        if (!numbers)
            return Message{"usage-elo-pair", {}};
        const double elo0 = numbers->size() == 2 ? numbers->front() : 0;
        if (elo0 >= numbers->back())
            return Message{"usage-elo-order", {}};
        target = analysis::match::Hypotheses{elo0, numbers->back()};
        return std::nullopt;
    };
}

ValueParser into(std::optional<analysis::match::ResignRule>& target) {
    return [&target](std::string_view text) -> Complaint {
        const auto numbers = numbersIn(text, 2);
        if (!numbers || numbers->size() != 2 || numbers->front() <= 0 || !isCount(numbers->back()))
            return Message{"usage-resign-rule", {}};
        target = analysis::match::ResignRule{centiMen(numbers->front()),
                                             static_cast<int>(numbers->back())};
        return std::nullopt;
    };
}

ValueParser into(std::optional<analysis::match::DrawRule>& target) {
    return [&target](std::string_view text) -> Complaint {
        const auto numbers = numbersIn(text, 3);
        if (!numbers || numbers->size() != 3 || numbers->front() < 0 || !isCount(numbers->at(1)) ||
            !isCount(numbers->at(2)))
            return Message{"usage-draw-rule", {}};
        target =
            analysis::match::DrawRule{centiMen(numbers->front()), static_cast<int>(numbers->at(1)),
                                      static_cast<std::size_t>(numbers->at(2))};
        return std::nullopt;
    };
}

} // namespace damscope::cli
