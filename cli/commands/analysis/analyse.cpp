// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parallel/thread_count.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/duration.hpp"
#include "cli/options/engines/chosen_engine.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/game_ids.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/analysis/game_analysis.hpp"
#include "db/lists/filter_values.hpp"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <memory>
#include <thread>

namespace damscope::cli {
namespace {

constexpr std::uint64_t usualNodes = 200'000;

struct Options {
    StoreOptions store;
    FilterOptions filter;
    ChosenEngine engine;
    std::vector<std::string> ids;
    std::optional<std::int64_t> depth;
    std::optional<std::int64_t> nodes;
    std::optional<std::chrono::milliseconds> time;
    std::int64_t lines = 2;
    std::int64_t threads = base::commandThreads();
    std::optional<db::Range> plies;
    bool variations = false;
    bool reanalyse = false;
    FormatOption format;
};

db::AnalysisSettings settingsFrom(const Options& options) {
    db::AnalysisSettings settings;
    analysis::Limits& limits = settings.limits;
    if (options.depth)
        limits.depth = static_cast<int>(*options.depth);
    if (options.nodes)
        limits.nodes = static_cast<std::uint64_t>(*options.nodes);
    limits.time = options.time;
    if (!limits.depth && !limits.nodes && !limits.time)
        limits.nodes = usualNodes;
    limits.lines = static_cast<int>(options.lines);
    settings.threads = static_cast<int>(options.threads);
    settings.variations = options.variations;
    settings.reanalyse = options.reanalyse;
    settings.plies = options.plies;
    return settings;
}

void reportProblems(const db::AnalysisReport& report, Console& console) {
    for (const db::AnalysisProblem& problem : report.problems)
        console.warn(fmt::format("game {}{}: {}", db::number(problem.game),
                                 problem.ply == 0 ? "" : fmt::format(", ply {}", problem.ply),
                                 visible(problem.message)));
    if (report.problemCount > report.problems.size())
        console.say(
            fmt::format("and {} more problems", report.problemCount - report.problems.size()));
    if (report.gaveUp)
        console.warn("the engine fails again and again: stopped");
}

std::string wordsOf(const db::AnalysisReport& report) {
    return fmt::format("{}: {} searched, {} already evaluated, {} with at most one legal move",
                       counted(report.games, "game"), counted(report.searched, "position"),
                       grouped(report.reused), grouped(report.forced));
}

Json jsonOf(const db::AnalysisReport& report) {
    return {{"games", report.games},           {"searched", report.searched},
            {"reused", report.reused},         {"forced", report.forced},
            {"problems", report.problemCount}, {"complete", report.complete}};
}

ExitStatus statusOf(const db::AnalysisReport& report, const std::stop_token& stop) {
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    if (report.gaveUp)
        return ExitStatus::failed;
    return report.problemCount == 0 ? ExitStatus::allWell : ExitStatus::problems;
}

std::vector<db::GameId> wanted(const Options& options) {
    db::Store store = options.store.openForReading();
    return gamesMeant(store, options.ids, options.filter.filter());
}

// Builds the missing endgame tables of the games' variants. False if it was stopped.
bool makeTables(const Options& options, const std::vector<db::GameId>& games, Console& console) {
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

ExitStatus run(const Options& options, Console& console) {
    options.engine.validate();
    const std::vector<db::GameId> games = wanted(options);
    if (!makeTables(options, games, console))
        return ExitStatus::interrupted;
    const auto endgames = options.engine.endgames.library();
    const std::stop_token stop = console.stopToken();
    db::AnalysisReport report;
    {
        ProgressLine progress(console, "positions");
        report = db::analyseGames(
            options.store.path(), games, settingsFrom(options),
            [&](rules::Variant variant) { return options.engine.make(variant, endgames); }, stop,
            showOn(progress));
    }
    reportProblems(report, console);
    if (options.format.isJson())
        console.out().write(jsonLine(jsonOf(report)));
    console.say(wordsOf(report));
    return statusOf(report, stop);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"ID", "ID",
                     "game numbers: 12, or 3,5,8-10; without numbers and without a "
                     "filter, all games",
                     false, true},
                    into(options->ids));
    options->store.declare(arguments);
    options->engine.declare(arguments);
    options->engine.endgames.declareMaking(arguments);
    arguments.value({"--nodes", "N", "nodes to search for each move; 200000 if no limit is set"},
                    into(options->nodes, 1, INT64_MAX / 2000));
    arguments.value({"--depth", "N", "depth in plies for each move"}, into(options->depth, 1, 200));
    arguments.value({"--time", "TIME", "time for each move: 500ms, 2s; a number is seconds"},
                    into(options->time, BareUnit::seconds));
    arguments.value(
        {"--multipv", "N",
         "how many of the best moves are evaluated; 2 if not set, which finds moves that "
         "are the only good one; 1 is faster"},
        into(options->lines, 1, 10));
    arguments.value({"--threads", "N", "games analysed at the same time; one per core if not set"},
                    into(options->threads, 1, 256));
    arguments.value(
        {"--only-plies", "MIN-MAX", "only these plies of each game, counted from 1"},
        [options](std::string_view text) { return said(db::setRange(options->plies, text)); });
    arguments.flag({"--variations", "", "variations too"}, options->variations);
    arguments.flag({"--again", "", "search positions again that have been evaluated well enough"},
                   options->reanalyse);
    options->format.declareObject(arguments, "a summary as one JSON object");
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command analyseCommand() {
    return {
        "analyse", "evaluate every move of games with an engine",
        "Searches every position of the games, from the last to the first, and stores what the "
        "engine reports. Positions that have been evaluated well enough, in any game, are not "
        "searched again, nor are those with one legal move. Ctrl-C keeps what is done; the same "
        "command continues where it stopped. damscope report, annotate and plot show the "
        "outcome.",
        "damscope analyse 60\n"
        "    analyses game 60\n"
        "damscope analyse --player Jansen --from 2023.08.10 --nodes 20000\n"
        "    analyses games quickly\n"
        "damscope analyse 60 --engine scan --time 2s\n"
        "    analyses with an engine that was added with damscope engines",
        declare};
}

} // namespace damscope::cli
