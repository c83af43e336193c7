// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/match.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"

#include "cli/commands/commands.hpp"
#include "cli/commands/engines/match_record.hpp"
#include "cli/commands/engines/play_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace damscope::cli {
namespace match_command {
namespace {

namespace match = analysis::match;

struct Options {
    PlayOptions play;
    std::string first;
    std::string second;
    std::optional<match::Hypotheses> test;
    OutputOptions pdn;
    bool resume = false;
    FormatOption format;
};

// How often the engines failed.
struct Failures {
    int first = 0;
    int second = 0;
};

Message testMessage(const match::Standing& s, const match::Hypotheses& test) {
    const match::SprtResult result = match::sprtResult(s, test);
    return {"match-test",
            {{"least", fmt::format("{:g}", test.elo0)},
             {"most", fmt::format("{:g}", test.elo1)},
             {"ratio", fmt::format("{:.2f}", match::logLikelihoodRatio(s, test))},
             {"bound", fmt::format("{:.2f}", match::logLikelihoodBound())},
             {"verdict", result == match::SprtResult::gain   ? "gain"
                         : result == match::SprtResult::none ? "none"
                                                             : "undecided"}}};
}

std::string standingText(const match::Standing& s, const std::optional<match::Hypotheses>& test,
                         Language language) {
    const match::Elo elo = match::estimateElo(s);
    std::string text =
        fmt::format("+{} ={} -{}  {:.1f} %  Elo {} [{}, {}]  LOS {:.1f} %\n", s.wins(), s.draws(),
                    s.losses(), 100 * s.mean(), eloText(elo.difference), eloText(elo.least),
                    eloText(elo.most), 100 * match::likelihoodOfSuperiority(s)) +
        translated({"match-pairs", {{"pairs", fmt::to_string(fmt::join(s.pairCounts(), " "))}}},
                   language) +
        '\n';
    return test ? text + translated(testMessage(s, *test), language) + '\n' : text;
}

Json standingJson(const match::Standing& s, const std::optional<match::Hypotheses>& test,
                  const Failures& failures) {
    const match::Elo elo = match::estimateElo(s);
    // Infinite if all games were won or lost: null in JSON.
    Json json{{"wins", s.wins()},
              {"draws", s.draws()},
              {"losses", s.losses()},
              {"elo", elo.difference},
              {"elo_least", elo.least},
              {"elo_most", elo.most},
              {"likelihood_of_superiority", match::likelihoodOfSuperiority(s)},
              {"pairs", s.pairCounts()},
              {"failures", {{"first", failures.first}, {"second", failures.second}}}};
    if (test)
        json["log_likelihood_ratio"] = match::logLikelihoodRatio(s, *test);
    return json;
}

// A match in progress: its record and its messages.
class Course {
public:
    Course(const Options& options, const Side& first, const Side& second, Console& console)
        : first_(first), second_(second),
          match_(options.play.match(first.contestant, second.contestant,
                                    options.play.openingPositions(console))),
          record_(options.pdn.file, options.resume, options.play.variant), console_(console),
          progress_(console, "counted-pairs") {
        match_.test = options.test;
        record_.requireSides(first, second);
        record_.begin(console);
        takePlayed(match_, record_.played());
        allPairs_ = static_cast<double>(match_.before.pairs() + match_.openings.size());
    }

    match::Standing play(const std::stop_token& stop) {
        const match::Standing standing = match::play(
            match_, stop, [this](const match::Standing& s, const auto& pair) { add(s, pair); });
        finish(stop.stop_requested());
        return standing;
    }
    [[nodiscard]] const Failures& failures() const { return failures_; }

private:
    void add(const match::Standing& s, const std::vector<match::MatchGame>& pair) {
        record_.add(pair, first_, second_);
        report(pair.at(0), rules::Color::white, record_.games() - 1);
        report(pair.at(1), rules::Color::black, record_.games());
        progress_.show(s.pairs(), static_cast<double>(s.pairs()) / allPairs_);
    }
    // The match is over or was stopped; if stopped, an older file keeps its name.
    void finish(bool stopped) {
        if (!stopped)
            record_.keep();
        else if (!record_.file().empty())
            console_.say({"match-stopped",
                          {{"file", visible(record_.file())}, {"pdn", visible(record_.path())}}});
    }

    void report(const match::MatchGame& played, rules::Color first, int number) {
        if (!played.failed)
            return;
        const bool isFirst = *played.failed == first;
        ++(isFirst ? failures_.first : failures_.second);
        console_.say({isFirst ? "match-first-failed" : "match-second-failed",
                      {{"n", std::to_string(number)},
                       {"side", *played.failed == rules::Color::white ? "white" : "black"},
                       {"reason", visible(played.failure)}}});
    }

    const Side& first_;
    const Side& second_;
    match::Match match_;
    MatchRecord record_;
    double allPairs_ = 0;
    Console& console_;
    ProgressLine progress_;
    Failures failures_;
};

// The file of the games, if wanted; never a file that the match reads. Checked before
// the games are played.
void requireWritablePdn(const Options& options, const Side& first, const Side& second) {
    if (options.pdn.file.empty())
        return;
    std::vector<std::filesystem::path> inputs = first.files;
    inputs.insert(inputs.end(), second.files.begin(), second.files.end());
    if (options.play.openings)
        inputs.emplace_back(*options.play.openings);
    base::requireWritable(options.pdn.target(std::move(inputs)));
}

ExitStatus run(const Options& options, Console& console) {
    const Side first = sideFrom(options.first, options.play.variant, "--first", console.locale());
    const Side second =
        sideFrom(options.second, options.play.variant, "--second", console.locale());
    requireWritablePdn(options, first, second);
    if (!options.play.prepareTables(first.usesTables || second.usesTables, console))
        return ExitStatus::interrupted;
    const std::stop_token stop = console.stopToken();
    match::Standing standing;
    Failures failures;
    {
        Course course(options, first, second, console);
        standing = course.play(stop);
        failures = course.failures();
    }
    console.out().write(options.format.isJson()
                            ? jsonLine(standingJson(standing, options.test, failures))
                            : standingText(standing, options.test, console.locale()));
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    return failures.first + failures.second == 0 ? ExitStatus::allWell : ExitStatus::problems;
}

Action declare(Arguments& arguments) {
    const auto o = std::make_shared<Options>();
    o->play.declareVariant(arguments);
    arguments.value({"--first", "SETTINGS", phrase("the engine whose result is reported")},
                    into(o->first));
    arguments.value({"--second", "SETTINGS", phrase("its opponent")}, into(o->second));
    o->play.declareOpenings(arguments, phrase("openings, two games each (100)"));
    arguments.value({"--sprt", "ELO0:ELO1",
                     phrase("stop when a sequential test (SPRT) decides between two bounds in Elo; "
                            "10 is 0:10")},
                    into(o->test));
    o->play.declareEnds(arguments);
    arguments.value({"-o,--output", "FILE", phrase("write the games, with scores and times")},
                    intoFileName(o->pdn.file));
    o->pdn.declareNoClobber(arguments, phrase("do not replace FILE if it exists"));
    arguments.flag(
        {"--resume", "", phrase("count the games in the file of -o and continue after them")},
        o->resume);
    o->format.declareObject(arguments);
    arguments.needs("--resume", {"--output"},
                    phrase("--resume: name the file of the games with -o FILE"));
    return [o](Console& console) { return run(*o, console); };
}

} // namespace
} // namespace match_command

Command matchCommand() {
    return {
        "engine match", phrase("let engines play against each other"),
        phrase(
            "Plays two games from each opening with colours exchanged and prints the score of the "
            "first "
            "engine, the difference in Elo, its 95 % interval and the likelihood that the first is "
            "stronger (LOS).\nSETTINGS are separated by commas. For each move: nodes=N, depth=N or "
            "time=200ms (else 10 000 nodes); for a game: clock=1m+2s (its time + what each move "
            "adds; "
            "numbers are seconds). Of Damscope's own "
            "engine: "
            "weights=FILE, weights=plain, endgames=FOLDER or none, threads=N, hash=MB, strength=1 "
            "to 10 as in the desktop. With hub:NAME "
            "or hub:COMMAND as the first setting the side is an engine of damscope engine, or one "
            "that "
            "the command starts; all other settings are its parameters. name=TEXT is the name in "
            "the "
            "PDN.\nGames end on the board, by the variant's draw rules, at the third repetition, "
            "and "
            "after --draw-after plies; with --adjudicate when the endgame tables know the result. "
            "An engine "
            "that "
            "crashes, hangs, or plays an illegal move loses the game; the reason is reported and "
            "written to the PDN."),
        phrase("damscope engine match --variant international --first nodes=2000 --second "
               "nodes=1000 --pairs "
               "10\n"
               "    measures the gain from twice the nodes\n"
               "damscope engine match --variant international --first time=100ms --second "
               "hub:scan,time=100ms\n"
               "    plays an engine that was added with damscope engine\n"
               "damscope engine match --variant russian --first weights=plain,nodes=200 --second "
               "nodes=200 "
               "--sprt 0:10\n"
               "    tests whether plain weights are better than the built-in ones"),
        match_command::declare};
}

} // namespace damscope::cli
