// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/repair/repair.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/problem_text.hpp"
#include "parser/meaning/correct.hpp"

#include <fmt/format.h>

#include <memory>

namespace damscope::cli {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    bool apply = false;
    bool undo = false;
    LanguageOption language;
    bool json = false;
};

db::RepairTask taskOf(const Options& options) {
    if (options.undo)
        return options.apply ? db::RepairTask::undo : db::RepairTask::proposeUndo;
    return options.apply ? db::RepairTask::repair : db::RepairTask::propose;
}

// What the task makes of the game, of all that there is to report about it.
bool concerns(const db::ProblemRow& problem) {
    return problem.code() == "repaired" || parser::canBeAccepted(problem.suggestion);
}

void print(const db::GameRepair& found, const Options& options, Output& out) {
    const db::GameLine& game = found.game;
    for (const db::ProblemRow& problem : found.problems) {
        if (!concerns(problem) && !(options.undo && found.changes))
            continue;
        const db::ImportProblem met{
            game.sourcePath, game.ordinal, game.header.white, game.header.black, false,
            problem,         game.id};
        const Language language = options.language.language();
        if (options.json) {
            Json object = problemJson(met, language);
            object["id"] = db::number(game.id);
            object["changes"] = found.changes;
            out.write(jsonLine(object));
        } else {
            out.write(fmt::format("{}: {}\n", db::number(game.id), problemLine(met, language)));
        }
    }
}

std::string inWords(const db::RepairReport& report, const Options& options) {
    const std::string_view done = options.undo ? "set back to what was written" : "repaired";
    if (report.games == 0)
        return options.undo ? "no game was repaired" : "every game is legal to its end";
    std::string words =
        fmt::format("{} of {} {}{}", grouped(report.changed), counted(report.games, "game"),
                    options.apply ? "" : "can be ", done);
    if (report.proposals > 0)
        words += fmt::format("; for {} more there is a proposal that is not sure enough",
                             grouped(report.proposals));
    if (!options.apply && report.changed > 0)
        words += "; nothing was changed: --apply does it";
    return words;
}

ExitStatus tell(const db::RepairReport& report, const Options& options, Console& console) {
    for (const db::Damage& damage : report.damaged)
        console.say(visible(damage.reason));
    console.say(inWords(report, options));
    if (!report.complete) {
        console.say("interrupted: what was changed is safe; the same command goes on from there");
        return ExitStatus::interrupted;
    }
    return report.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

ExitStatus run(const Options& options, Console& console) {
    (void)options.store.openForReading(); // a mistyped name must not make a new, empty store
    db::Store store =
        options.apply ? options.store.openForWriting() : options.store.openForReading();
    ProgressLine progress(console, "games");
    db::RepairListener listener;
    listener.game = [&](const db::GameRepair& found) { print(found, options, console.out()); };
    listener.progress = showOn(progress);
    const db::RepairReport report = db::repairGames(store, options.filter.filter(), taskOf(options),
                                                    console.stopToken(), listener);
    console.out().flush();
    return tell(report, options, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.flag({"--apply", "", "change the games; without it they are only listed"},
                   options->apply);
    arguments.flag({"--undo", "", "make repaired games what was written"}, options->undo);
    options->language.declare(arguments);
    arguments.flag({"--json", "", "one JSON object a line"}, options->json);
    options->store.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command repairCommand() {
    return {"repair", "mend slips in games that break",
            "Looks at the stored games that are not legal to their end. Where one slip explains "
            "why, and nothing else does, such as a wrong digit, a missing or a doubled move, the "
            "game can be repaired; the move then tells what was written, also in an export. "
            "Nothing is changed without --apply, and --undo --apply takes repairs back. "
            "damscope import --repair does the same while games are read.",
            "damscope repair\n"
            "    lists what can be repaired, and what is proposed\n"
            "damscope repair --apply --source club.pdn\n"
            "    repairs the games of a file\n"
            "damscope repair --undo --apply --id 12\n"
            "    takes the repair of a game back",
            declare};
}

} // namespace damscope::cli
