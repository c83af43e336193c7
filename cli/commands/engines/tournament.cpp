// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/match.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/engines/match_record.hpp"
#include "cli/commands/engines/play_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/table.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace damscope::cli {

/// Two engines, by their numbers, and how the first did against the second.
struct Pairing {
    std::size_t first = 0;
    std::size_t second = 0;
    analysis::match::Standing standing;
};

struct TournamentTable {
    std::vector<std::string> engines;
    std::vector<Pairing> pairings;
    int failures = 0; ///< games that an engine lost by failing
};

/// The table by points, and the pairings.
[[nodiscard]] std::string tableText(const TournamentTable& table, bool mayStyle, Language language);
[[nodiscard]] Json tableJson(const TournamentTable& table);

namespace tournament_command {
namespace {

namespace match = analysis::match;

struct Options {
    PlayOptions play;
    std::vector<std::string> engines;
    bool gauntlet = false;
    bool resume = false;
    OutputOptions pdn;
    FormatOption format;
};

// Two engines of one name would be one in the table and the PDN.
void tellApart(std::vector<Side>& sides) {
    for (std::size_t i = 0; i < sides.size(); ++i) {
        std::string& name = sides[i].contestant.name;
        const auto same =
            std::count_if(sides.begin(), sides.begin() + static_cast<std::ptrdiff_t>(i),
                          [&](const Side& side) { return side.contestant.name == name; });
        if (same > 0)
            name = fmt::format("{} ({})", name, i + 1);
    }
}

std::vector<Side> sidesFrom(const Options& options, Language language) {
    std::vector<Side> sides;
    for (const std::string& settings : options.engines)
        sides.push_back(sideFrom(settings, options.play.variant, "--contestant", language));
    tellApart(sides);
    return sides;
}

// Everybody against everybody, or the first against all others.
std::vector<Pairing> pairings(const Options& options) {
    std::vector<Pairing> all;
    const std::size_t count = options.engines.size();
    for (std::size_t first = 0; first < (options.gauntlet ? 1 : count); ++first)
        for (std::size_t second = first + 1; second < count; ++second)
            all.push_back({first, second, {}});
    return all;
}

void requireWritablePdn(const Options& options, const std::vector<Side>& sides) {
    if (options.pdn.file.empty())
        return;
    std::vector<std::filesystem::path> inputs;
    for (const Side& side : sides)
        inputs.insert(inputs.end(), side.files.begin(), side.files.end());
    if (options.play.openings)
        inputs.emplace_back(*options.play.openings);
    base::requireWritable(options.pdn.target(std::move(inputs)));
}

/// Plays the pairings one after another; each plays several games at a time.
class Tournament {
public:
    Tournament(const Options& options, std::vector<Side> sides, Console& console)
        : options_(options), sides_(std::move(sides)), console_(console),
          openings_(options.play.openingPositions(console)),
          record_(options.pdn.file, options.resume, options.play.variant),
          progress_(console, "counted-pairs"), pairings_(pairings(options)) {
        for (const Side& side : sides_)
            record_.requireSettings(side);
        record_.begin(console);
    }

    // False if it was stopped.
    bool play(const std::stop_token& stop) {
        for (Pairing& pairing : pairings_) {
            if (stop.stop_requested())
                break;
            play(pairing, stop);
        }
        if (!stop.stop_requested())
            record_.keep();
        else if (!record_.file().empty())
            console_.say({"match-stopped",
                          {{"file", visible(record_.file())}, {"pdn", visible(record_.path())}}});
        return !stop.stop_requested();
    }

    [[nodiscard]] TournamentTable table() const {
        TournamentTable table;
        for (const Side& side : sides_)
            table.engines.push_back(side.contestant.name);
        table.pairings = pairings_;
        table.failures = failures_;
        return table;
    }
    [[nodiscard]] int failures() const { return failures_; }

private:
    void play(Pairing& pairing, const std::stop_token& stop) {
        match::Match m = options_.play.match(sides_[pairing.first].contestant,
                                             sides_[pairing.second].contestant, openings_);
        takePlayed(m, playedOf(pairing));
        pairing.standing = m.before;
        pairs_ += m.before.pairs();
        if (m.openings.empty())
            return;
        const auto report = [&](const match::Standing& standing,
                                const std::vector<match::MatchGame>& games) {
            record_.add(games, sides_[pairing.first], sides_[pairing.second]);
            reportFailures(games);
            pairing.standing = standing;
            ++pairs_;
            progress_.show(pairs_, fractionOf(pairs_, pairings_.size() * openings_.size()));
        };
        pairing.standing = match::play(m, stop, report);
    }

    [[nodiscard]] std::vector<PlayedPair> playedOf(const Pairing& pairing) const {
        std::vector<PlayedPair> pairs;
        std::ranges::copy_if(record_.played(), std::back_inserter(pairs),
                             [&](const PlayedPair& pair) {
                                 return pair.first.is(sides_[pairing.first]) &&
                                        pair.second.is(sides_[pairing.second]);
                             });
        return pairs;
    }

    void reportFailures(const std::vector<match::MatchGame>& games) {
        for (const match::MatchGame& played : games) {
            if (!played.failed)
                continue;
            ++failures_;
            const std::string_view side = *played.failed == rules::Color::white ? "White" : "Black";
            console_.say({"tournament-failed",
                          {{"name", visible(played.game.tag(side))},
                           {"side", *played.failed == rules::Color::white ? "white" : "black"},
                           {"reason", visible(played.failure)}}});
        }
    }

    const Options& options_;
    std::vector<Side> sides_;
    Console& console_;
    std::vector<rules::Position> openings_;
    MatchRecord record_;
    ProgressLine progress_;
    std::vector<Pairing> pairings_;
    std::uint64_t pairs_ = 0;
    int failures_ = 0;
};

ExitStatus run(const Options& options, Console& console) {
    std::vector<Side> sides = sidesFrom(options, console.locale());
    requireWritablePdn(options, sides);
    const bool usesTables = std::ranges::any_of(sides, &Side::usesTables);
    if (!options.play.prepareTables(usesTables, console))
        return ExitStatus::interrupted;
    bool complete = true;
    TournamentTable table;
    {
        Tournament tournament(options, std::move(sides), console);
        complete = tournament.play(console.stopToken());
        table = tournament.table();
    }
    console.out().write(options.format.isJson()
                            ? jsonLine(tableJson(table))
                            : tableText(table, console.mayStyle(), console.locale()));
    if (!complete)
        return ExitStatus::interrupted;
    return table.failures == 0 ? ExitStatus::allWell : ExitStatus::problems;
}

Action declare(Arguments& arguments) {
    const auto o = std::make_shared<Options>();
    o->play.pairs = 10; // of each pairing
    o->play.declareVariant(arguments);
    arguments.value({"--contestant", "SETTINGS", phrase("an engine; once for each, at least twice"),
                     false, true},
                    into(o->engines));
    arguments.flag(
        {"--gauntlet", "", phrase("the first engine plays each of the others; else a round robin")},
        o->gauntlet);
    o->play.declareOpenings(arguments, phrase("openings, two games each (10)"));
    o->play.declareEnds(arguments);
    arguments.value({"-o,--output", "FILE", phrase("write the games, with scores and times")},
                    intoFileName(o->pdn.file));
    o->pdn.declareNoClobber(arguments, phrase("do not replace FILE if it exists"));
    arguments.flag(
        {"--resume", "", phrase("count the games in the file of -o and play those missing")},
        o->resume);
    o->format.declareObject(arguments);
    arguments.refuse(phrase("--contestant: name at least two engines, each with one of its own"),
                     [o] { return o->engines.size() < 2; });
    arguments.needs("--resume", {"--output"},
                    phrase("--resume: name the file of the games with -o FILE"));
    return [o](Console& console) { return run(*o, console); };
}

} // namespace
} // namespace tournament_command

Command tournamentCommand() {
    return {
        "engine tournament", phrase("play a round robin or a gauntlet between engines"),
        phrase("Every pair of engines plays two games from each opening with colours exchanged, "
               "all from "
               "the same openings. Prints a crosstable and the difference in Elo of every pairing "
               "with "
               "its 95 % interval. SETTINGS are those of damscope engine match; give every engine "
               "a name "
               "with "
               "name=TEXT. An engine that crashes, hangs, or plays an illegal move loses the game. "
               "Ctrl-C "
               "prints the table so far; the same command with --resume and -o plays the rest."),
        phrase(
            "damscope engine tournament --variant international --contestant nodes=100,name=A \\\n"
            "  --contestant nodes=200,name=B --contestant nodes=400,name=C --threads 2\n"
            "    plays a round robin, ten openings for each pair\n"
            "damscope engine tournament --variant russian --gauntlet --contestant "
            "name=plain,weights=plain,nodes=100 \\\n"
            "  --contestant name=fast,nodes=100 --contestant name=deep,depth=4 -o games.pdn\n"
            "    plays the first against the others and writes the games"),
        tournament_command::declare};
}

namespace {

namespace match = analysis::match;

/// Points and games of an engine.
struct Score {
    double points = 0;
    std::uint64_t games = 0;
    [[nodiscard]] double share() const {
        return games == 0 ? 0 : points / static_cast<double>(games);
    }
};

std::uint64_t gamesOf(const match::Standing& s) {
    return s.wins() + s.draws() + s.losses();
}

// The score of one engine against another; nothing if they do not meet.
std::optional<Score> against(const TournamentTable& table, std::size_t engine,
                             std::size_t opponent) {
    for (const Pairing& pairing : table.pairings) {
        const match::Standing& s = pairing.standing;
        const double drawn = static_cast<double>(s.draws()) / 2;
        if (pairing.first == engine && pairing.second == opponent)
            return Score{static_cast<double>(s.wins()) + drawn, gamesOf(s)};
        if (pairing.second == engine && pairing.first == opponent)
            return Score{static_cast<double>(s.losses()) + drawn, gamesOf(s)};
    }
    return std::nullopt;
}

Score total(const TournamentTable& table, std::size_t engine) {
    Score sum;
    for (std::size_t other = 0; other < table.engines.size(); ++other)
        if (const auto score = against(table, engine, other)) {
            sum.points += score->points;
            sum.games += score->games;
        }
    return sum;
}

// The best share of the points first; the order of the command line decides among equals.
std::vector<std::size_t> ranking(const TournamentTable& table) {
    std::vector<std::size_t> order(table.engines.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        return total(table, a).share() > total(table, b).share();
    });
    return order;
}

std::string pairingLine(const TournamentTable& table, const Pairing& pairing, Language language) {
    const match::Standing& s = pairing.standing;
    const std::string names =
        visible(table.engines[pairing.first] + " - " + table.engines[pairing.second]);
    if (s.pairs() == 0)
        return translated({"tournament-unplayed", {{"names", names}}}, language) + '\n';
    const match::Elo elo = match::estimateElo(s);
    return fmt::format("{}: +{} ={} -{}  Elo {} [{}, {}]\n", names, s.wins(), s.draws(), s.losses(),
                       eloText(elo.difference), eloText(elo.least), eloText(elo.most));
}

} // namespace

std::string tableText(const TournamentTable& table, bool mayStyle, Language language) {
    using enum Column::Align;
    const std::vector<std::size_t> order = ranking(table);
    std::vector<Column> columns{{"", right},
                                {word("column", "engine", language), left},
                                {word("page", "points", language), right},
                                {word("page", "games", language), right},
                                {"%", right}};
    for (std::size_t i = 0; i < order.size(); ++i)
        columns.push_back({std::to_string(i + 1), right});
    std::vector<Table::Cells> rows;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Score sum = total(table, order[i]);
        rows.push_back({std::to_string(i + 1), visible(table.engines[order[i]]),
                        fmt::format("{:g}", sum.points), std::to_string(sum.games),
                        fmt::format("{:.1f}", 100 * sum.share())});
        for (const std::size_t opponent : order) {
            const auto score = against(table, order[i], opponent);
            rows.back().push_back(score ? fmt::format("{:g}", score->points) : "");
        }
    }
    std::string text = Table(columns, std::nullopt, mayStyle).page(rows) + '\n';
    for (const Pairing& pairing : table.pairings)
        text += pairingLine(table, pairing, language);
    return text;
}

Json tableJson(const TournamentTable& table) {
    Json engines = Json::array();
    for (const std::size_t engine : ranking(table)) {
        const Score sum = total(table, engine);
        engines.push_back(
            {{"name", table.engines[engine]}, {"points", sum.points}, {"games", sum.games}});
    }
    Json pairings = Json::array();
    for (const Pairing& pairing : table.pairings) {
        const match::Standing& s = pairing.standing;
        const match::Elo elo = match::estimateElo(s);
        pairings.push_back({{"first", table.engines[pairing.first]},
                            {"second", table.engines[pairing.second]},
                            {"wins", s.wins()},
                            {"draws", s.draws()},
                            {"losses", s.losses()},
                            {"elo", elo.difference},
                            {"elo_least", elo.least},
                            {"elo_most", elo.most}});
    }
    return {{"engines", engines}, {"pairings", pairings}, {"failures", table.failures}};
}

} // namespace damscope::cli
