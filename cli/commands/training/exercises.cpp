// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/training/exercise_actions.hpp"
#include "cli/commands/training_commands.hpp"
#include "cli/options/language_option.hpp"
#include "messages/phrase.hpp"

#include <memory>

namespace damscope::cli {
namespace exercises_command {
namespace {

using exercise_command::Options;

// What would be ignored is refused.
void validateFiles(const Options& options) {
    const bool makes = options.action == "make";
    const bool ofFiles = !options.files.empty();
    const bool imports = options.action == "import";
    const bool exports = options.action == "export";
    if (ofFiles && !makes && !imports && options.action != "check")
        throw exports ? UsageError("export: give the file to write with -o FILE")
                      : UsageError("FILE: only with make, check and import");
    if (imports && !ofFiles)
        throw UsageError("import: give the FILE that 'damscope exercises export' has written");
    if (exports && options.output.file.empty())
        throw UsageError("export: give the file to write with -o FILE");
    if (!exports && (!options.output.file.empty() || options.output.noClobber ||
                     options.output.replaceOriginal))
        throw UsageError("-o, --no-clobber, --replace-original: only with export");
    if (ofFiles && options.limit)
        throw UsageError("--limit: a file is always read completely; leave it out");
}

// The same: remove without its condition removes everything.
void validateChoice(const Options& options) {
    const bool makes = options.action == "make";
    const bool ofFiles = !options.files.empty();
    const bool imports = options.action == "import";
    if ((!makes || ofFiles) && !options.kind.empty())
        throw UsageError(inWords({"usage-kind-of-deck", {{"kind", options.kind}}}));
    if ((!makes || ofFiles) && options.of)
        throw UsageError("--of: only where exercises are made from games; choose exercises with "
                         "--deck player=NAME");
    if (!makes && (!ofFiles || imports) && options.filter.given())
        throw UsageError("conditions on games are for make; choose exercises with --deck, such as "
                         "--deck player=NAME");
    if ((makes || ofFiles) && !options.deck.words.empty())
        throw UsageError(
            "--deck chooses existing exercises; --kind and --of say which ones to make");
}

ExitStatus run(const Options& options, Console& console) {
    validateFiles(options);
    validateChoice(options);
    if (options.action == "make")
        return exercise_command::make(options, console);
    if (options.action == "check")
        return exercise_command::check(options, console);
    if (options.action == "export")
        return exercise_command::exportExercises(options, console);
    if (options.action == "import")
        return exercise_command::importExercises(options, console);
    return options.action == "remove" ? exercise_command::remove(options, console)
                                      : exercise_command::list(options, console);
}

Action declare(Arguments& arguments) {
    const auto o = std::make_shared<Options>();
    o->action = "list";
    arguments.value(
        {"ACTION", "ACTION", phrase("list (the default), make, check, remove, export or import")},
        oneOf(o->action, {"list", "make", "check", "remove", "export", "import"}));
    arguments.value(
        {"FILE", "FILE",
         phrase("make, check: problems, positions set up with their solutions as moves; else "
                "the games of the database. import: what export has written"),
         false, true},
        into(o->files));
    o->store.declare(arguments);
    o->deck.declare(arguments);
    o->today.declare(arguments);
    arguments.value({"--kind", "KIND", phrase("make: only of this kind")},
                    oneOf(o->kind, {"missed-shot", "allowed-shot", "mistake", "ending"}));
    arguments.value({"--of", "NAME", phrase("make: only what went wrong for this player")},
                    into(o->of));
    arguments.value({"--limit", "N", phrase("at most N exercises")}, into(o->limit, 0, INT64_MAX));
    arguments.flag({"--apply", "", phrase("check, remove: remove the exercises that are listed")},
                   o->apply);
    arguments.value(
        {"-o,--output", "FILE", phrase("export: the file to write; - is standard output")},
        intoFileName(o->output.file));
    o->output.declareNoClobber(arguments, phrase("do not replace FILE if it exists"));
    o->output.declareReplaceOriginal(arguments);
    o->judging.declare(arguments);
    o->format.declareList(arguments);
    o->filter.declare(arguments);
    return [o](Console& console) { return run(*o, console); };
}

} // namespace
} // namespace exercises_command

Command exercisesCommand() {
    return {
        "exercises",
        phrase("make exercises from games and problems; list, check and exchange them"),
        phrase(
            "make looks for what went wrong in games: combinations missed and allowed, mistakes by "
            "the "
            "evaluations of 'damscope analyse', won and drawn endings given away by the tables. A "
            "position becomes an exercise only if a search of all moves clearly separates right "
            "from "
            "wrong. From FILE it takes the problems that are sound. check looks again, with ten "
            "times "
            "the nodes; in FILE it reports cooks, duals, problems without a solution, and problems "
            "that are there twice, with the colours exchanged or not. export writes exercises with "
            "their solutions and all answers, one per line; import takes them into another "
            "database: "
            "exercises that exist there are joined, and where both have an answer of the same day, "
            "the "
            "one that is there stays. docs/training.md says more."),
        phrase(
            "damscope exercises make --player \"Jansen, Floris\" --of \"Jansen, Floris\"\n"
            "    makes exercises from a player's own mistakes\n"
            "damscope exercises make --kind missed-shot --limit 20\n"
            "    makes twenty from combinations that were missed\n"
            "damscope exercises --deck \"missed-shot, difficulty=3-5\"\n"
            "    lists the difficult ones\n"
            "damscope exercises export -o exercises.jsonl\n"
            "    writes all with their answers, for 'damscope exercises import exercises.jsonl'"),
        exercises_command::declare,
        Length::paged};
}

} // namespace damscope::cli
