// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/analysis/analyse.hpp"
#include "base/parallel/workers.hpp"

#include "analysis/evaluation/weights.hpp"
#include "base/files/output_target.hpp"
#include "cli/commands/commands.hpp"
#include "cli/exchange/libraries.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/general_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/findings/analysis/shard_analysis.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/store/shards/record_file.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <memory>

namespace damscope::cli {
namespace analyse_command {
namespace {

void reportProblems(const db::AnalysisReport& report, Console& console) {
    for (const db::AnalysisProblem& problem : report.problems) {
        Message message{"analyse-problem",
                        {{"id", std::to_string(db::number(problem.game))},
                         {"text", visible(console.translate(problem.message))}}};
        if (problem.ply != 0)
            message.parameters.push_back({"ply", std::to_string(problem.ply)});
        console.warn(message);
    }
    if (report.problemCount > report.problems.size())
        console.say(countMessage("analyse-more-problems", "problems",
                                 report.problemCount - report.problems.size()));
    if (report.gaveUp)
        console.warn(Message{"analyse-gave-up", {}});
}

Message summaryOf(const db::AnalysisReport& report) {
    Message message = countMessage("analyse-done", "games", report.games);
    addCount(message, "m", "positions", report.searched);
    message.parameters.push_back({"reused", grouped(report.reused)});
    message.parameters.push_back({"forced", grouped(report.forced)});
    if (report.confirmed > 0)
        message.parameters.push_back({"confirmed", grouped(report.confirmed)});
    return message;
}

Json jsonOf(const db::AnalysisReport& report) {
    return {{"games", report.games},         {"searched", report.searched},
            {"reused", report.reused},       {"forced", report.forced},
            {"confirmed", report.confirmed}, {"problems", report.problemCount},
            {"complete", report.complete}};
}

ExitStatus statusOf(const db::AnalysisReport& report, const std::stop_token& stop) {
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    if (report.gaveUp)
        return ExitStatus::failed;
    return report.problemCount == 0 ? ExitStatus::allWell : ExitStatus::problems;
}

// Builds the missing endgame tables of the games' variants. False if it was stopped.
bool makeTables(const AnalyseOptions& options, const std::vector<db::GameId>& games,
                Console& console) {
    if (games.empty() || !options.engine.isOwn() || !options.engine.endgames.makesMissing())
        return true;
    db::Store store = options.store().openForReading();
    for (const rules::Variant variant : rules::allVariants())
        if (lacksUsualTables(variant) &&
            db::countGames(store, {.ids = games, .variant = variant}) > 0 &&
            !makeUsualTables(variant, console))
            return false;
    return true;
}

// What evaluations depend on beside the engine's name and the limits: other weights, tables or
// parameters make other evaluations.
std::string programText(const AnalyseOptions& options, const std::vector<db::GameId>& games) {
    std::string text = "Damscope " DAMSCOPE_VERSION;
    if (!options.engine.isOwn()) {
        for (const auto& parameter : hubSettingsFor(*options.engine.engine).parameters)
            text += fmt::format(", {}={}", parameter.name, parameter.value);
        return text;
    }
    text += fmt::format(", weights {:016x}", analysis::evaluation::weightsVersion().number);
    const auto library = options.engine.endgames.library();
    db::Store store = options.store().openForReading();
    for (const rules::Variant variant : rules::allVariants())
        if (library != nullptr && db::countGames(store, {.ids = games, .variant = variant}) > 0)
            text += fmt::format(", {} {} tables", library->of(variant).count(),
                                rules::rules(variant).name);
    return text;
}

std::uint64_t positionsOf(const AnalyseOptions& options, const std::vector<db::GameId>& games) {
    db::Store store = options.store().openForReading();
    return db::countPositions(store, games, options.settings().plies);
}

// What is done beyond the positions of the games is searching errors again.
base::Progress showWithConfirmation(ProgressLine& line, std::uint64_t positions) {
    return [&line, positions](std::uint64_t done, std::uint64_t total) {
        if (done > positions)
            line.become("progress-confirming");
        line.show(done, fractionOf(done, total));
    };
}

// What the worker of a shard does, or the only one.
db::AnalysisReport analyse(const AnalyseOptions& options, const std::vector<db::GameId>& games,
                           Console& console, const std::stop_token& stop) {
    const auto endgames = options.engine.endgames.library();
    const auto engines = [&](rules::Variant variant) {
        return options.engine.make(variant, endgames);
    };
    ProgressLine progress(console, "counted-positions");
    const std::filesystem::path store = options.store().path();
    if (!options.shards.isWorker())
        return db::analyseGames(store, games, options.settings(), engines, stop,
                                showWithConfirmation(progress, positionsOf(options, games)));
    base::requireWritable({options.shards.out, {store}});
    const db::ShardRun run{options.shards.shard.value_or(db::Shard{}), options.shards.out,
                           programText(options, games)};
    try {
        return db::analyseShard(store, games, options.settings(), engines, run, stop,
                                showOn(progress));
    } catch (const db::RecordFileError& error) {
        refuseValue("--output", error.reason());
    }
}

ExitStatus run(const AnalyseOptions& options, Console& console) {
    if (options.shards.merge)
        return mergeAnalyses(options, console);
    if (options.serve)
        return serveAnalyses(options, console);
    options.engine.validate();
    const std::vector<db::GameId> games = options.games(console);
    if (!makeTables(options, games, console))
        return ExitStatus::interrupted;
    const std::stop_token stop = console.stopToken();
    const db::AnalysisReport report = analyse(options, games, console, stop);
    reportProblems(report, console);
    if (options.format.isJson())
        console.out().write(jsonLine(jsonOf(report)));
    console.say(summaryOf(report));
    return statusOf(report, stop);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<AnalyseOptions>();
    options->declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace analyse_command

Command analyseCommand() {
    return {
        "analyse", phrase("evaluate every move of games with an engine"),
        phrase(
            "Searches every position of the games, from the last to the first, and stores what the "
            "engine reports. Positions that have been evaluated well enough, in any game, are not "
            "searched again, nor are those whose only legal move was played. The positions before "
            "and "
            "after a move that looks like an error or a gain are searched again, more thoroughly "
            "(--confirm). Ctrl-C keeps what is done; the same command continues where it stopped. "
            "damscope analyse report shows the outcome, damscope edit annotate writes it into the "
            "games."),
        phrase("damscope analyse 60\n"
               "    analyses game 60\n"
               "damscope analyse --player Jansen --from 2023.08.10 --nodes 20000\n"
               "    analyses games quickly\n"
               "damscope analyse 60 --engine scan --time 2s\n"
               "    analyses with an engine that was added with damscope engine\n"
               "damscope analyse 1-20 --nodes 1000 --shard 1/2 -o 1.part\n"
               "    is one of two workers, which may be on two machines (docs/shards.md)\n"
               "damscope analyse --merge *.part\n"
               "    stores what the workers have found"),
        analyse_command::declare};
}

namespace {

constexpr std::uint16_t usualPort = 9666;

bool isLoopback(const std::string& host) {
    return host == "localhost" || host == "::1" || host.starts_with("127.");
}

void declareLimits(Arguments& arguments, AnalyseOptions& options) {
    arguments.value(
        {"--nodes", "N", phrase("nodes to search for each move; 200000 if no limit is set")},
        into(options.nodes, 1, INT64_MAX / 2000));
    arguments.value({"--depth", "N", phrase("depth in plies for each move")},
                    into(options.depth, 1, 200));
    arguments.value(
        {"--time", "TIME", phrase("time for each move: 500ms, 2s; a number is seconds")},
        into(options.time));
    arguments.value(
        {"--lines", "N",
         phrase("how many of the best moves are evaluated; 2 if not set, which finds moves that "
                "are the only good one; 1 is faster")},
        into(options.lines, 1, 10));
    arguments.value({"--confirm", "N",
                     phrase("search the positions before and after each move that looks like an "
                            "error, or like a gain (no move can gain), once more with N times the "
                            "nodes or the time, or a quarter of that where a move is only close to "
                            "an error; 20 if not set, 1 searches nothing again")},
                    into(options.confirmation, 1, 1000));
}

} // namespace

void AnalyseOptions::declare(Arguments& arguments) {
    threads = arguments.settings().commandThreads();
    selection.declare(arguments, {.areOther = [this] { return shards.merge; }});
    engine.declare(arguments);
    engine.endgames.declareMaking(arguments);
    declareLimits(arguments, *this);
    arguments.value(
        {"--threads", "N", phrase("games analysed at the same time; one per core if not set")},
        into(threads, 1, base::mostThreads));
    arguments.value(
        {"--only-plies", "MIN-MAX", phrase("only these plies of each game, counted from 1")},
        [this](std::string_view text) { return complaint(db::setRange(plies, text)); });
    arguments.flag({"--variations", "", phrase("analyse variations too")}, variations);
    arguments.flag({"--again", "",
                    phrase("search positions again even if they have been evaluated well enough")},
                   reanalyse);
    arguments.flag(
        {"--independent", "",
         phrase("forget the search of the previous position before each, as --shard does; with one "
                "thread and --nodes the evaluations are always the same")},
        independent);
    format.declareObject(arguments, phrase("text, or json: a summary as one JSON object"));
    shards.declare(
        arguments, selection.operands(),
        {.out = phrase(
             "append the evaluations of the share to this file, and change no database; the same "
             "command continues after an interruption"),
         .merge = phrase("store the evaluations of files that -o has written; give their names "
                         "instead of games")});
    arguments.value(
        {"--serve", "PLACE",
         phrase("hand the games to workers that speak draughtsnet, lidraughts' protocol, at "
                "ADDRESS:PORT or PORT; without an address to those of this machine only "
                "(docs/draughtsnet.md)")},
        into(serve, usualPort));
    arguments.value({"--key", "KEY", phrase("with --serve: the key that workers must give")},
                    intoKey(key));
    arguments.value({"--patience", "TIME",
                     phrase("with --serve: after this time without an answer a game goes to "
                            "another worker, such as 90s; 900s if not set")},
                    into(patience));
    declareRules(arguments);
}

void AnalyseOptions::declareRules(Arguments& arguments) {
    arguments.excludes(
        "--merge", {{"FILTER", [this] { return selection.hasOptions(); }}},
        phrase("--merge: it stores everything that is in the files; leave the filter out"));
    arguments.excludes("--merge",
                       {"--nodes", "--depth", "--time", "--only-plies", "--variations", "--again",
                        "--independent", "--confirm"},
                       phrase("--merge: it stores what was searched, and searches nothing itself; "
                              "leave out the limits and the choice of positions"));
    arguments.excludes(
        "--confirm", {"--serve", "--output"},
        phrase("--confirm: workers search single positions; analyse the same games without "
               "--shard and --serve when they are done"));
    arguments.refuse(
        phrase("--confirm: it multiplies --nodes or --time; give one of these"),
        [this] { return confirmation && *confirmation > 1 && depth && !nodes && !time; });
    arguments.refuse(
        phrase("--serve: other machines can reach this address; set a key that workers "
               "must give, with --key KEY"),
        [this] { return serve && !isLoopback(serve->host) && key.empty(); });
}

db::AnalysisSettings AnalyseOptions::settings() const {
    db::AnalysisSettings settings;
    analysis::Limits& limits = settings.limits;
    if (depth)
        limits.depth = static_cast<int>(*depth);
    if (nodes)
        limits.nodes = static_cast<std::uint64_t>(*nodes);
    limits.time = time;
    if (!limits.depth && !limits.nodes && !limits.time)
        limits.nodes = db::standardLimits().nodes;
    limits.lines = static_cast<int>(lines);
    settings.threads = static_cast<int>(threads);
    settings.variations = variations;
    settings.reanalyse = reanalyse;
    settings.plies = plies;
    settings.independent = independent;
    settings.confirmation = static_cast<int>(confirmation.value_or(db::standardConfirmation));
    return settings;
}

std::vector<db::GameId> AnalyseOptions::games(Console& console) const {
    SelectedGames selected = selection.open(console);
    return selection.given() ? selected.someGames(console)
                             : db::findGames(selected.store(), selected.filter());
}

namespace {

using Reason = db::MergeRefusal::Reason;

std::string limitsText(const analysis::Limits& limits) {
    std::string text;
    if (limits.nodes)
        text += fmt::format(", {} nodes", *limits.nodes);
    if (limits.depth)
        text += fmt::format(", depth {}", *limits.depth);
    if (limits.time)
        text += fmt::format(", {} ms", limits.time->count());
    return text + fmt::format(", {} {}", limits.lines, limits.lines == 1 ? "move" : "moves");
}

std::string settingsText(const db::EvaluationHeader& header) {
    return fmt::format("{}{} ({})", visible(header.engine), limitsText(header.limits),
                       visible(header.program));
}

Message messageOf(const db::MergeRefusal& refusal) {
    const std::string file = visible(refusal.file.string());
    switch (refusal.reason) {
    case Reason::newerFormat:
        return {"usage-shard-newer", {{"file", file}}};
    case Reason::otherSettings:
        return {"usage-evaluations-differ",
                {{"file", file},
                 {"first", settingsText(refusal.first)},
                 {"own", settingsText(refusal.header)}}};
    default:
        return {"usage-no-evaluations", {{"file", file}}};
    }
}

std::string wordsOf(const db::EvaluationMerge& done, const Console& console) {
    Message message = countMessage("evaluations-merged", "evaluations", done.records);
    message.parameters.push_back({"stored", grouped(done.stored)});
    return console.translate(message) + faultsText(done, console.locale());
}

Json jsonOf(const db::EvaluationMerge& done) {
    Json object{{"records", done.records}, {"stored", done.stored}};
    addFaults(done, object);
    object["complete"] = done.complete;
    return object;
}

} // namespace

ExitStatus mergeAnalyses(const AnalyseOptions& options, Console& console) {
    const std::vector<std::filesystem::path> files(options.selection.operands().begin(),
                                                   options.selection.operands().end());
    db::Store store = options.store().openExisting();
    const std::stop_token stop = console.stopToken();
    ProgressLine progress(console, "counted-bytes");
    const auto done = db::mergeEvaluations(store, files, stop, showOn(progress));
    if (!done)
        throw UsageError(messageOf(done.error()));
    if (options.format.isJson())
        console.out().write(jsonLine(jsonOf(*done)));
    console.say(wordsOf(*done, console));
    return done->complete ? statusOf(*done) : ExitStatus::interrupted;
}

} // namespace damscope::cli
