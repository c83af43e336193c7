// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/training/exercise_actions.hpp"
#include "cli/commands/training_commands.hpp"

#include <memory>

namespace damscope::cli {
namespace {

using exercise_command::Options;

// What would be ignored is refused: remove without its condition removes everything.
void validate(const Options& options) {
    const bool makes = options.action == "make";
    const bool ofFiles = !options.files.empty();
    if (ofFiles && !makes && options.action != "check")
        throw UsageError("FILE: only with make and check");
    if ((!makes || ofFiles) && !options.kind.empty())
        throw UsageError("--kind: only where exercises are made of games; choose exercises with "
                         "--deck kind=" +
                         options.kind);
    if ((!makes || ofFiles) && options.of)
        throw UsageError("--of: only where exercises are made of games; choose exercises with "
                         "--deck player=NAME");
    if (!makes && !ofFiles && options.filter.given())
        throw UsageError("the conditions of games are for make; choose exercises with --deck, such "
                         "as --deck player=NAME");
    if ((makes || ofFiles) && !options.deck.words.empty())
        throw UsageError("--deck: chooses exercises that are there; --kind and --of say which ones "
                         "to make");
    if (ofFiles && options.limit)
        throw UsageError("--limit: all problems of a file are looked at; leave it out");
}

ExitStatus run(const Options& options, Console& console) {
    validate(options);
    if (options.action == "make")
        return exercise_command::make(options, console);
    if (options.action == "check")
        return exercise_command::check(options, console);
    return options.action == "remove" ? exercise_command::remove(options, console)
                                      : exercise_command::list(options, console);
}

Action declare(Arguments& arguments) {
    const auto o = std::make_shared<Options>();
    o->action = "list";
    arguments.value({"ACTION", "ACTION", "list (the default), make, check or remove"},
                    oneOf(o->action, {"list", "make", "check", "remove"}));
    arguments.value({"FILE", "FILE",
                     "make, check: problems, positions that are set up with their solutions as "
                     "moves; else the games of the database",
                     false, true},
                    into(o->files));
    o->store.declare(arguments);
    o->deck.declare(arguments);
    o->today.declare(arguments);
    arguments.value({"--kind", "KIND", "make: only of this kind"},
                    oneOf(o->kind, {"missed-shot", "allowed-shot", "mistake", "ending"}));
    arguments.value({"--of", "NAME", "make: only what went wrong for this player"}, into(o->of));
    arguments.value({"--limit", "N", "at most N exercises"}, into(o->limit, 0, INT64_MAX));
    arguments.flag({"--apply", "", "check, remove: remove the exercises that are listed"},
                   o->apply);
    o->judging.declare(arguments);
    o->format.declareList(arguments);
    o->filter.declare(arguments);
    return [o](Console& console) { return run(*o, console); };
}

} // namespace

Command exercisesCommand() {
    return {
        "exercises",
        "make exercises of games and problems, list and check them",
        "make looks for what went wrong in games: combinations missed and allowed, mistakes by "
        "the evaluations of 'damscope analyse', wins and draws of endings given away by the "
        "tables. A position becomes an exercise only if a search of all moves clearly separates "
        "right from wrong. Of FILE it takes problems that are sound. check looks again, with "
        "ten times the nodes; of FILE it reports cooks, duals, problems without a solution and "
        "those that are there twice, colours exchanged or not. docs/training.md says more.",
        "damscope exercises make --player \"Jansen, Floris\" --of \"Jansen, Floris\"\n"
        "    makes exercises of a player's own mistakes\n"
        "damscope exercises make --kind missed-shot --limit 20\n"
        "    makes twenty of combinations that were missed\n"
        "damscope exercises --deck \"missed-shot, difficulty=3-5\"\n"
        "    lists the difficult ones",
        declare,
        Length::paged};
}

} // namespace damscope::cli
