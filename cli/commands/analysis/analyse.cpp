// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/evaluation/weights_version.hpp"
#include "base/files/output_target.hpp"
#include "cli/commands/analysis/analyse_options.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/analysis/shard_analysis.hpp"
#include "db/shards/record_file.hpp"
#include "messages/counts.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>
#include <memory>

namespace damscope::cli {
namespace analyse_command {
namespace {

void reportProblems(const db::AnalysisReport& report, Console& console) {
    for (const db::AnalysisProblem& problem : report.problems) {
        Message message{
            "analyse-problem",
            {{"id", std::to_string(db::number(problem.game))}, {"text", visible(problem.message)}}};
        if (problem.ply != 0)
            message.parameters.push_back({"ply", std::to_string(problem.ply)});
        console.warn(inWords(message));
    }
    if (report.problemCount > report.problems.size())
        console.say(inWords(countMessage("analyse-more-problems", "problems",
                                         report.problemCount - report.problems.size())));
    if (report.gaveUp)
        console.warn(inWords({"analyse-gave-up", {}}));
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
    db::Store store = options.store.openForReading();
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
    db::Store store = options.store.openForReading();
    for (const rules::Variant variant : rules::allVariants())
        if (library != nullptr && db::countGames(store, {.ids = games, .variant = variant}) > 0)
            text += fmt::format(", {} {} tables", library->of(variant).count(),
                                rules::rules(variant).name);
    return text;
}

// What the worker of a shard does, or the only one.
db::AnalysisReport analyse(const AnalyseOptions& options, const std::vector<db::GameId>& games,
                           Console& console, const std::stop_token& stop) {
    const auto endgames = options.engine.endgames.library();
    const auto engines = [&](rules::Variant variant) {
        return options.engine.make(variant, endgames);
    };
    ProgressLine progress(console, "positions");
    const std::filesystem::path store = options.store.path();
    if (!options.shards.isWorker())
        return db::analyseGames(store, games, options.settings(), engines, stop, showOn(progress));
    base::requireWritable({options.shards.out, {store}});
    const db::ShardRun run{options.shards.shard.value_or(db::Shard{}), options.shards.out,
                           programText(options, games)};
    try {
        return db::analyseShard(store, games, options.settings(), engines, run, stop,
                                showOn(progress));
    } catch (const db::RecordFileError& error) {
        throw UsageError(
            inWords({"usage-wrong", {{"option", "--out"}, {"wrong", error.reason()}}}));
    }
}

ExitStatus run(const AnalyseOptions& options, Console& console) {
    (void)options.shards.isWorker(); // which options go together
    if (options.shards.merge)
        return mergeAnalyses(options, console);
    if (options.confirmation && (options.serve || options.shards.isWorker()))
        throw UsageError(
            "--confirm: workers search single positions; analyse the same games without "
            "--shard and --serve when they are done");
    if (options.confirmation && *options.confirmation > 1 && options.depth && !options.nodes &&
        !options.time)
        throw UsageError("--confirm: it multiplies --nodes or --time; give one of these");
    if (options.serve)
        return serveAnalyses(options, console);
    options.engine.validate();
    const std::vector<db::GameId> games = options.games();
    if (!makeTables(options, games, console))
        return ExitStatus::interrupted;
    const std::stop_token stop = console.stopToken();
    const db::AnalysisReport report = analyse(options, games, console, stop);
    reportProblems(report, console);
    if (options.format.isJson())
        console.out().write(jsonLine(jsonOf(report)));
    console.say(inWords(summaryOf(report)));
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
            "damscope report, "
            "annotate and plot show the outcome."),
        phrase("damscope analyse 60\n"
               "    analyses game 60\n"
               "damscope analyse --player Jansen --from 2023.08.10 --nodes 20000\n"
               "    analyses games quickly\n"
               "damscope analyse 60 --engine scan --time 2s\n"
               "    analyses with an engine that was added with damscope engines\n"
               "damscope analyse 1-20 --nodes 1000 --shard 1/2 --out 1.part\n"
               "    is one of two workers, which may be on two machines (docs/shards.md)\n"
               "damscope analyse --merge *.part\n"
               "    stores what the workers have found"),
        analyse_command::declare};
}

} // namespace damscope::cli
