// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/repair/repair_results.hpp"
#include "messages/phrase.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/problems/problem_text.hpp"
#include "parser/meaning/correct.hpp"

#include <fmt/format.h>

#include <memory>

namespace damscope::cli {
namespace repair_command {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    bool apply = false;
    bool undo = false;
    bool accept = false;
    bool results = false;
    FormatOption format;
};

db::RepairTask taskOf(const Options& options) {
    if (options.undo)
        return options.apply ? db::RepairTask::undo : db::RepairTask::proposeUndo;
    if (!options.apply)
        return db::RepairTask::propose;
    return options.accept ? db::RepairTask::accept : db::RepairTask::repair;
}

// The line of the report about the game that fits the task.
bool concerns(const db::ProblemRow& problem) {
    return problem.code() == "repaired" || problem.code() == "result-repaired" ||
           parser::canBeAccepted(problem.suggestion);
}

void print(const db::GameRepair& found, const Options& options, Output& out, JsonRows& objects) {
    const db::GameLine& game = found.game;
    for (const db::ProblemRow& problem : found.problems) {
        if (!concerns(problem) && !(options.undo && found.changes))
            continue;
        const db::ImportProblem met{
            game.sourcePath, game.ordinal, game.header.white, game.header.black, false,
            problem,         game.id};
        const Language language = environmentLanguage();
        if (options.format.isJson()) {
            Json object = problemJson(met, language);
            object["changes"] = found.changes;
            objects.add(object);
        } else {
            out.write(fmt::format("{}: {}\n", db::number(game.id), problemLine(met, language)));
        }
    }
}

Message summaryOf(const db::RepairReport& report, const Options& options) {
    if (report.games == 0 && options.undo)
        return {"repair-none-repaired", {}};
    if (report.games == 0)
        return {options.results ? "repair-none-refuted" : "repair-all-legal", {}};
    const char* code = options.apply ? (options.undo ? "repair-undone" : "repair-done")
                                     : (options.undo ? "repair-could-undo" : "repair-could");
    Message message = countMessage(code, "games", report.games);
    message.parameters.push_back({"changed", grouped(report.changed)});
    if (report.proposals > 0)
        message.parameters.push_back(
            {"proposals", countMessage("repair-proposals", "games", report.proposals)});
    if (!options.apply && report.changed > 0)
        message.parameters.push_back({"unchanged", Message{"repair-unchanged", {}}});
    return message;
}

ExitStatus summarise(const db::RepairReport& report, const Options& options, Console& console) {
    for (const db::Damage& damage : report.damaged)
        console.warn(visible(damage.reason));
    console.say(inWords(summaryOf(report, options)));
    if (!report.complete) {
        console.say(inWords({"repair-interrupted", {}}));
        return ExitStatus::interrupted;
    }
    return report.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

ExitStatus run(const Options& options, Console& console) {
    if (options.accept && (!options.apply || options.undo))
        throw UsageError("--accept: goes with --apply");
    (void)options.store.openForReading(); // a mistyped name must not make a new, empty store
    db::Store store =
        options.apply ? options.store.openForWriting() : options.store.openForReading();
    ProgressLine progress(console, "games");
    db::RepairListener listener;
    JsonRows objects = options.format.rows(console.out());
    listener.game = [&](const db::GameRepair& found) {
        print(found, options, console.out(), objects);
    };
    listener.progress = showOn(progress);
    const auto repair = options.results ? db::repairResults : db::repairGames;
    const db::RepairReport report =
        repair(store, options.filter.filter(), taskOf(options), console.stopToken(), listener);
    if (options.format.isJson())
        objects.end();
    console.out().flush();
    return summarise(report, options, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.flag({"--apply", "", phrase("change the games; without it they are only listed")},
                   options->apply);
    arguments.flag({"--undo", "", phrase("restore repaired games to the original text")},
                   options->undo);
    arguments.flag(
        {"--accept", "", phrase("with --apply: also change games whose proposal is not certain")},
        options->accept);
    arguments.flag(
        {"--results", "",
         phrase("instead of moves, repair recorded results that the last position refutes: "
                "certain by the board, proposed by an endgame table")},
        options->results);
    options->format.declareList(arguments);
    options->store.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace repair_command

Command repairCommand() {
    return {
        "repair",
        phrase("correct slips in games with illegal moves"),
        phrase(
            "Examines the stored games that are not legal to the end. If exactly one slip, such as "
            "a "
            "wrong digit or a missing or repeated move, explains the illegal move, the game can be "
            "repaired; a remark on the move then shows what was written, also in an export. "
            "Nothing is changed without --apply, and --undo --apply reverts repairs. "
            "damscope import --repair does the same during import."),
        phrase("damscope repair\n"
               "    lists possible and proposed repairs\n"
               "damscope repair --apply --source illegal-move.pdn\n"
               "    repairs the games of a file\n"
               "damscope repair --undo --apply --source illegal-move.pdn\n"
               "    reverts that"),
        repair_command::declare,
        Length::paged};
}

} // namespace damscope::cli
