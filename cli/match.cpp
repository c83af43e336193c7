// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/match.hpp"

#include "analysis/match/openings.hpp"
#include "cli/commands.hpp"
#include "cli/contestant.hpp"
#include "cli/endgame_option.hpp"
#include "cli/json.hpp"
#include "cli/position_options.hpp"
#include "cli/progress.hpp"
#include "cli/saved_file.hpp"
#include "parser/write.hpp"
#include "rules/fen.hpp"
#include "rules/result.hpp"

#include <fmt/format.h>

#include <cmath>
#include <fstream>
#include <memory>

namespace damscope::cli {
namespace {

namespace match = analysis::match;

struct Options {
    rules::Variant variant = rules::Variant::international;
    std::string first;
    std::string second;
    std::optional<std::string> openings;
    std::int64_t pairs = 100;
    std::int64_t seed = 1;
    std::int64_t atOnce = 1;
    std::optional<std::int64_t> gain;
    std::optional<std::string> pdn;
    bool adjudicate = false;
    bool json = false;
};

std::vector<rules::Position> openingsFromFile(const Options& options) {
    std::ifstream file(*options.openings);
    if (!file)
        throw UsageError(fmt::format("--openings: {} cannot be read", *options.openings));
    std::vector<rules::Position> positions;
    std::size_t number = 0;
    for (std::string line; std::getline(file, line);)
        if (++number; !line.empty())
            positions.push_back(positionFromOption(
                options.variant, line, fmt::format("{}:{}", *options.openings, number)));
    return positions;
}

std::vector<rules::Position> openings(const Options& options) {
    const auto wanted = static_cast<std::size_t>(options.pairs);
    std::vector<rules::Position> positions =
        options.openings ? openingsFromFile(options)
                         : match::evenOpenings(options.variant, wanted,
                                               static_cast<std::uint64_t>(options.seed));
    if (positions.empty())
        throw UsageError("there are no openings to play from");
    if (positions.size() > wanted)
        positions.erase(positions.begin() + static_cast<std::ptrdiff_t>(wanted), positions.end());
    return positions;
}

// The games of a match as PDN, if they are wanted.
class Record {
public:
    explicit Record(const Options& options) {
        if (options.pdn)
            file_.emplace(*options.pdn);
    }
    void add(rules::Game game) {
        if (!file_)
            return;
        const rules::Rules& rules = rules::rules(game.variant());
        game.tags.insert(game.tags.begin(),
                         {{"Event", "Engine match"}, {"Round", std::to_string(++games_)}});
        game.tags.push_back({"Result", std::string(rules::writeResult(rules, game.result))});
        game.tags.push_back({"GameType", std::string(rules::gameTypeFor(game.variant()))});
        game.tags.push_back({"SetUp", "1"});
        game.tags.push_back({"FEN", rules::writeFen(game.start())});
        file_->out().write(parser::writePdn(game));
    }
    void keep() {
        if (file_)
            file_->keep();
    }

private:
    std::optional<SavedFile> file_;
    int games_ = 0;
};

std::string eloText(double elo) {
    return std::isinf(elo) ? (elo > 0 ? "+inf" : "-inf") : fmt::format("{:+.0f}", elo);
}

std::string standingText(const match::Standing& s, const std::optional<match::Hypotheses>& test) {
    const match::Elo elo = match::eloOf(s);
    std::string text =
        fmt::format("+{} ={} -{}  {:.1f} %  Elo {} [{}, {}]", s.wins(), s.draws(), s.losses(),
                    100 * s.mean(), eloText(elo.difference), eloText(elo.least), eloText(elo.most));
    if (test) {
        const match::Verdict verdict = match::verdict(s, *test);
        text +=
            fmt::format("  log likelihood ratio {:.2f}: {}", match::logLikelihoodRatio(s, *test),
                        verdict == match::Verdict::gain   ? "a gain"
                        : verdict == match::Verdict::none ? "no gain"
                                                          : "undecided");
    }
    return text;
}

Json standingJson(const match::Standing& s, const std::optional<match::Hypotheses>& test) {
    const match::Elo elo = match::eloOf(s);
    // Infinite where all was won or lost: null in JSON.
    Json json{{"wins", s.wins()},      {"draws", s.draws()}, {"losses", s.losses()},
              {"elo", elo.difference}, {"least", elo.least}, {"most", elo.most}};
    if (test)
        json["logLikelihoodRatio"] = match::logLikelihoodRatio(s, *test);
    return json;
}

ExitStatus run(const Options& options, Console& console) {
    match::Match m{contestantFrom(options.first, options.variant, "--first"),
                   contestantFrom(options.second, options.variant, "--second"),
                   {},
                   static_cast<int>(options.atOnce),
                   std::nullopt};
    if (options.adjudicate)
        m.adjudicator = endgamesFrom(std::nullopt, "--adjudicate");
    if (options.gain)
        m.test = match::Hypotheses{0, static_cast<double>(*options.gain)};
    Record record(options);
    m.openings = openings(options);
    const std::stop_token stop = console.stopToken();
    Progress progress(console, "pairs");
    const match::Standing standing =
        match::play(m, stop, [&](const match::Standing& s, const std::vector<rules::Game>& games) {
            for (const rules::Game& game : games)
                record.add(game);
            progress.show(s.pairs(),
                          static_cast<double>(s.pairs()) / static_cast<double>(m.openings.size()));
        });
    record.keep();
    console.out().write(options.json ? jsonLine(standingJson(standing, m.test))
                                     : standingText(standing, m.test) + '\n');
    return stop.stop_requested() ? ExitStatus::interrupted : ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    constexpr std::int64_t most = 1'000'000;
    const auto o = std::make_shared<Options>();
    arguments.value({"--variant", "V", "the game", true}, intoVariant(o->variant));
    arguments.value({"--first", "SETTINGS", "the engine whose result is told"}, into(o->first));
    arguments.value({"--second", "SETTINGS", "its opponent"}, into(o->second));
    arguments.value({"--openings", "FILE",
                     "positions to begin from, a FEN a line; else even ones "
                     "found by chance"},
                    into(o->openings));
    arguments.value({"--pairs", "N", "openings, two games each (100)"}, into(o->pairs, 1, most));
    arguments.value({"--seed", "N", "which openings are found (1)"}, into(o->seed, 0, most));
    arguments.value({"--concurrency", "N", "pairs played at a time (1)"}, into(o->atOnce, 1, 256));
    arguments.value({"--sprt", "ELO",
                     "end when it is sure that the first is stronger by this much, "
                     "or not stronger at all"},
                    into(o->gain, 1, 1000));
    arguments.value({"--pdn", "FILE", "write the games"}, into(o->pdn));
    arguments.flag({"--adjudicate", "", "end games whose result the endgame tables know"},
                   o->adjudicate);
    arguments.flag({"--json", "", "one JSON object"}, o->json);
    return [o](Console& console) { return run(*o, console); };
}

} // namespace

Command matchCommand() {
    return {"match", "let engines play against each other",
            "Plays two games from each opening, colours exchanged, and prints the score of the "
            "first engine, the difference in Elo and its 95 % interval.\nSETTINGS are parted by "
            "commas: nodes=N, depth=N or time=MS for each move (else 10 000 nodes), weights=FILE, "
            "weights=plain, endgames=FOLDER or none, threads=N, hash=MB, name=TEXT. Games end by "
            "the board, by the "
            "variant's draw rules, at the third repetition, and after 400 plies.",
            "damscope match --variant international --first nodes=20000 --second nodes=10000\n"
            "    what twice the nodes are worth\n"
            "damscope match --variant russian --first weights=new.weights --sprt 10 --pairs 5000\n"
            "    whether new weights are better than ours",
            declare};
}

} // namespace damscope::cli
