// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/match.hpp"

#include "analysis/match/openings.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/contestant.hpp"
#include "cli/options/endgame_option.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/saved_file.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "parser/write/write.hpp"
#include "rules/board/result.hpp"
#include "rules/text/fen.hpp"

#include <fmt/format.h>

#include <cmath>
#include <fstream>
#include <memory>
#include <utility>

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
    std::int64_t mostPlies = match::Referee::mostPlies;
    OutputOptions pdn;
    bool adjudicate = false;
    bool noTables = false;
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
    explicit Record(const std::optional<base::OutputTarget>& target) {
        if (target)
            file_.emplace(*target);
    }
    void add(const match::MatchGame& played) {
        ++games_;
        if (!file_)
            return;
        rules::Game game = played.game;
        const rules::Rules& rules = rules::rules(game.variant());
        game.tags.insert(game.tags.begin(),
                         {{"Event", "Engine match"}, {"Round", std::to_string(games_)}});
        game.tags.push_back({"Result", std::string(rules::writeResult(rules, game.result))});
        game.tags.push_back({"GameType", std::string(rules::gameTypeFor(game.variant()))});
        game.tags.push_back({"SetUp", "1"});
        game.tags.push_back({"FEN", rules::writeFen(game.start())});
        if (played.failed) {
            const auto line = game.mainLine();
            game.addRemark(line.empty() ? rules::rootNode : line.back(),
                           rules::Comment{visible(played.failure)});
        }
        file_->out().write(parser::writePdn(game));
    }
    /// How many games were added.
    [[nodiscard]] int games() const { return games_; }
    void keep() {
        if (file_)
            file_->keep();
    }

private:
    std::optional<SavedFile> file_;
    int games_ = 0;
};

// How often the engines failed.
struct Failures {
    int first = 0;
    int second = 0;
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

Json standingJson(const match::Standing& s, const std::optional<match::Hypotheses>& test,
                  const Failures& failures) {
    const match::Elo elo = match::eloOf(s);
    // Infinite where all was won or lost: null in JSON.
    Json json{{"wins", s.wins()},
              {"draws", s.draws()},
              {"losses", s.losses()},
              {"elo", elo.difference},
              {"least", elo.least},
              {"most", elo.most},
              {"failures", {{"first", failures.first}, {"second", failures.second}}}};
    if (test)
        json["logLikelihoodRatio"] = match::logLikelihoodRatio(s, *test);
    return json;
}

match::Match matchFrom(const Options& options, Side first, Side second) {
    match::Match m{std::move(first.contestant),
                   std::move(second.contestant),
                   {},
                   static_cast<int>(options.atOnce),
                   std::nullopt};
    if (options.adjudicate)
        m.adjudicator = endgamesFrom(std::nullopt, "--adjudicate");
    if (options.gain)
        m.test = match::Hypotheses{0, static_cast<double>(*options.gain)};
    m.drawnAfter = static_cast<std::size_t>(options.mostPlies);
    m.openings = openings(options);
    return m;
}

// A match while it is played: its record, and what is said about it.
class Course {
public:
    Course(const std::optional<base::OutputTarget>& pdn, const match::Match& m, Console& console)
        : match_(m), record_(pdn), console_(console), progress_(console, "pairs") {}

    void add(const match::Standing& s, const std::vector<match::MatchGame>& pair) {
        tell(pair.at(0), rules::Color::white);
        tell(pair.at(1), rules::Color::black);
        progress_.show(s.pairs(), static_cast<double>(s.pairs()) /
                                      static_cast<double>(match_.openings.size()));
    }
    Failures end() {
        record_.keep();
        return failures_;
    }

private:
    void tell(const match::MatchGame& played, rules::Color first) {
        record_.add(played);
        if (!played.failed)
            return;
        const bool isFirst = *played.failed == first;
        ++(isFirst ? failures_.first : failures_.second);
        console_.say(fmt::format(
            "game {}: the {} engine loses as {}: {}", record_.games(), isFirst ? "first" : "second",
            *played.failed == rules::Color::white ? "White" : "Black", visible(played.failure)));
    }

    const match::Match& match_;
    Record record_;
    Console& console_;
    ProgressLine progress_;
    Failures failures_;
};

// Where the games are written, if they are wanted; not over what the match reads.
std::optional<base::OutputTarget> pdnTarget(const Options& options, const Side& first,
                                            const Side& second) {
    if (options.pdn.file.empty())
        return std::nullopt;
    std::vector<std::filesystem::path> inputs = first.files;
    inputs.insert(inputs.end(), second.files.begin(), second.files.end());
    if (options.openings)
        inputs.emplace_back(*options.openings);
    base::OutputTarget target = options.pdn.target(std::move(inputs));
    base::requireWritable(target); // before the work
    return target;
}

ExitStatus run(const Options& options, Console& console) {
    Side first = sideFrom(options.first, options.variant, "--first");
    Side second = sideFrom(options.second, options.variant, "--second");
    const auto pdn = pdnTarget(options, first, second);
    const bool usesTables = first.usesTables || second.usesTables || options.adjudicate;
    if (usesTables && !options.noTables && lacksUsualTables(options.variant) &&
        !makeUsualTables(options.variant, console))
        return ExitStatus::interrupted;
    const match::Match m = matchFrom(options, std::move(first), std::move(second));
    const std::stop_token stop = console.stopToken();
    match::Standing standing;
    Failures failures;
    {
        Course course(pdn, m, console);
        standing = match::play(
            m, stop, [&](const match::Standing& s, const std::vector<match::MatchGame>& pair) {
                course.add(s, pair);
            });
        failures = course.end();
    }
    console.out().write(options.json ? jsonLine(standingJson(standing, m.test, failures))
                                     : standingText(standing, m.test) + '\n');
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    return failures.first + failures.second == 0 ? ExitStatus::allWell : ExitStatus::problems;
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
    arguments.value({"--pdn", "FILE", "write the games"}, intoFileName(o->pdn.file));
    o->pdn.declareNoClobber(arguments, "the FILE of --pdn");
    arguments.flag({"--adjudicate", "", "end games whose result the endgame tables know"},
                   o->adjudicate);
    arguments.value({"--plies", "N", "games that are as long as this are drawn (400)"},
                    into(o->mostPlies, 1, 10'000));
    arguments.flag({"--no-tables", "",
                    "do not make the endgame tables that are missing; those that are there are "
                    "used"},
                   o->noTables);
    arguments.flag({"--json", "", "one JSON object"}, o->json);
    return [o](Console& console) { return run(*o, console); };
}

} // namespace

Command matchCommand() {
    return {
        "match", "let engines play against each other",
        "Plays two games from each opening, colours exchanged, and prints the score of the first "
        "engine, the difference in Elo and its 95 % interval.\nSETTINGS are parted by commas. For "
        "each move: nodes=N, depth=N or time=MS (else 10 000 nodes). Of Damscope's own engine: "
        "weights=FILE, weights=plain, endgames=FOLDER or none, threads=N, hash=MB. With hub:NAME "
        "or hub:COMMAND as the first it is an engine of damscope engines, or one that the command "
        "starts; any other settings are its parameters. name=TEXT stands in the PDN.\nGames end "
        "by the board, by the variant's draw rules, at the third repetition, and after --plies; "
        "with --adjudicate where endgame tables know the result. An engine that crashes, hangs, "
        "or plays an illegal move loses the game; the reason is told and stands in the PDN.",
        "damscope match --variant international --first nodes=20000 --second nodes=10000\n"
        "    what twice the nodes are worth\n"
        "damscope match --variant international --first time=100 --second hub:scan,time=100\n"
        "    against an engine that was added with damscope engines\n"
        "damscope match --variant russian --first weights=new.weights --sprt 10 --pairs 5000\n"
        "    whether new weights are better than ours",
        declare};
}

} // namespace damscope::cli
