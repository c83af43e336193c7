// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/open_files.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/training/exercise_actions.hpp"
#include "cli/options/general_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/store/store.hpp"
#include "db/training/exercise_file.hpp"
#include "db/training/exercise_words.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>

namespace damscope::cli {
namespace exercises_command {
namespace {

using exercise_command::Options;

// What would be ignored is refused; remove without its condition removes everything.
void declareRules(Arguments& arguments, const std::shared_ptr<Options>& o) {
    const auto asks = [o](std::string_view action) { return o->action == action; };
    const auto hasFiles = [o] { return !o->files.empty(); };
    const auto fromGames = [=] { return asks("make") && !hasFiles(); };
    arguments.refuse(phrase("export: give the file to write with -o FILE"),
                     [=] { return asks("export") && (hasFiles() || o->output.file.empty()); });
    arguments.refuse(phrase("FILE: only with make, check and import"), [=] {
        return hasFiles() && !asks("make") && !asks("check") && !asks("import");
    });
    arguments.refuse(
        phrase("import: give the FILE that 'damscope train exercises export' has written"),
        [=] { return asks("import") && !hasFiles(); });
    arguments.refuse(phrase("-o, --no-clobber, --force: only with export"), [=] {
        return !asks("export") &&
               (!o->output.file.empty() || o->output.noClobber || o->output.force);
    });
    arguments.refuse(phrase("--limit: a file is always read completely; leave it out"),
                     [=] { return hasFiles() && o->limit; });
    arguments.check([=] {
        return fromGames() || o->kind.empty() ? Complaint()
                                              : Message{"usage-kind-of-deck", {{"kind", o->kind}}};
    });
    arguments.refuse(phrase("--of: only where exercises are made from games; choose exercises with "
                            "--deck player=NAME"),
                     [=] { return !fromGames() && o->of; });
    arguments.refuse(
        phrase("conditions on games are for make; choose exercises with --deck, such as "
               "--deck player=NAME"),
        [=] {
            const bool isOfGames =
                asks("check") ? o->selection.given() && !hasFiles() : o->selection.hasOptions();
            return !asks("make") && isOfGames;
        });
    arguments.refuse(
        phrase("--deck chooses existing exercises; --kind and --of say which ones to make"),
        [=] { return (asks("make") || hasFiles()) && !o->deck.words.empty(); });
}

ExitStatus run(const Options& options, Console& console) {
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
    const auto readsGames = [o] { return o->action == "make" || o->action == "check"; };
    o->selection.declare(
        arguments,
        {.files = SelectionOptions::Files::instead,
         .help = phrase("make: which games, see damscope help select; make, check: files of "
                        "problems, positions set up with their solutions as moves; import: what "
                        "export has written"),
         .areOther = [readsGames] { return !readsGames(); }});
    arguments.check([o, readsGames]() -> Complaint {
        o->files = readsGames() ? o->selection.files() : o->selection.operands();
        return std::nullopt;
    });
    o->deck.declare(arguments);
    o->today.declare(arguments);
    arguments.value({"--kind", "KIND", phrase("make: only of this kind")},
                    oneOf(o->kind, {"missed-shot", "allowed-shot", "mistake", "ending"}));
    arguments.value({"--of", "NAME", phrase("make: only what went wrong for this player")},
                    into(o->of));
    arguments.value({"--limit", "N", phrase("at most N exercises")}, into(o->limit, 0, INT64_MAX));
    o->apply.declare(arguments);
    arguments.value(
        {"-o,--output", "FILE", phrase("export: the file to write; - is standard output")},
        intoFileName(o->output.file));
    o->output.declareNoClobber(arguments, phrase("do not replace FILE if it exists"));
    o->output.declareForce(arguments);
    o->judging.declare(arguments);
    o->format.declareList(arguments);
    declareRules(arguments, o);
    return [o](Console& console) { return run(*o, console); };
}

} // namespace
} // namespace exercises_command

Command exercisesCommand() {
    return {
        "train exercises",
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
        phrase("damscope train exercises make Jansen --of \"Jansen, Floris\"\n"
               "    makes exercises from a player's own mistakes\n"
               "damscope train exercises make --kind missed-shot --limit 20\n"
               "    makes twenty from combinations that were missed\n"
               "damscope train exercises --deck \"missed-shot, difficulty=3-5\"\n"
               "    lists the difficult ones\n"
               "damscope train exercises export -o exercises.jsonl\n"
               "    writes all with their answers, for 'damscope train exercises import "
               "exercises.jsonl'"),
        exercises_command::declare,
        Length::paged};
}

} // namespace damscope::cli

// exercises export and import.

namespace damscope::cli::exercise_command {
namespace {

constexpr std::size_t batchSize = 1000;

/// Takes exercises from files, line by line.
class Importer {
public:
    Importer(db::Store& store, db::Day lastDay, Console& console)
        : store_(store), lastDay_(lastDay), console_(console) {}

    // False if it was stopped.
    bool take(const std::string& file) {
        const base::MappedFile mapped(file);
        const auto bytes = mapped.bytes();
        std::string_view rest(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        if (rest.starts_with("\xEF\xBB\xBF"))
            rest.remove_prefix(3);
        for (std::uint64_t number = 1; !rest.empty(); ++number) {
            if (console_.stopToken().stop_requested())
                break;
            std::string_view line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(std::min(line.size() + 1, rest.size()));
            if (line.ends_with('\r'))
                line.remove_suffix(1);
            if (line.find_first_not_of(" \t") != std::string_view::npos)
                takeLine(line, file, number);
        }
        keep();
        return rest.empty();
    }

    [[nodiscard]] const db::ImportedExercises& done() const { return done_; }
    [[nodiscard]] std::uint64_t refused() const { return refused_; }

private:
    void takeLine(std::string_view line, const std::string& file, std::uint64_t number) {
        auto filed = db::readExerciseLine(line, lastDay_);
        if (!filed) {
            ++refused_;
            const db::ExerciseFault& fault = filed.error();
            console_.warn(visible(fmt::format("{}:{}:{}: {}", file, number, fault.column,
                                              console_.translate(fault.reason))));
            return;
        }
        waiting_.push_back(std::move(*filed));
        if (waiting_.size() == batchSize)
            keep();
    }

    void keep() {
        const db::ImportedExercises more = db::keepFiled(store_, waiting_);
        waiting_.clear();
        done_.exercises.added += more.exercises.added;
        done_.exercises.joined += more.exercises.joined;
        done_.exercises.replaced += more.exercises.replaced;
        done_.answers += more.answers;
    }

    db::Store& store_;
    db::Day lastDay_;
    Console& console_;
    std::vector<db::FiledExercise> waiting_;
    db::ImportedExercises done_;
    std::uint64_t refused_ = 0;
};

} // namespace

ExitStatus exportExercises(const Options& options, Console& console) {
    db::Store store = options.selection.store().openForReading();
    const OutputGuard guard(store);
    options.output.requireWritable(guard);
    const db::Snapshot snapshot(store);
    const std::vector<db::DeckCard> cards = cardsOf(store, options);
    auto answers = db::allAnswers(store);
    const bool isAll = options.deck.words.empty() && !options.limit;
    if (cards.empty() && !(isAll && !answers.empty()))
        throw NothingSelected({"exercises-none-selected", {}});
    std::uint64_t answerCount = 0;
    options.output.write(guard, console, [&](Output& out) {
        for (const db::DeckCard& card : cards) {
            db::Exercise exercise = card.exercise;
            exercise.elsewhere = db::gameText(store, exercise);
            const auto given = answers.extract(exercise.key());
            const auto all = given.empty() ? std::vector<db::Answer>() : given.mapped();
            answerCount += all.size();
            out.write(db::exerciseLine(exercise, all) + '\n');
        }
        if (!isAll)
            return true;
        for (const auto& [key, all] : answers) { // of repertoires, and of what was removed
            answerCount += all.size();
            out.write(db::answersLine(key, all) + '\n');
        }
        return true;
    });
    Message message = countMessage("exercises-exported", "exercises", cards.size());
    message.parameters.push_back({"answers", damscope::counted(answerCount)});
    console.say(message);
    return ExitStatus::allWell;
}

ExitStatus importExercises(const Options& options, Console& console) {
    for (const std::string& file : options.files)
        if (base::kindOf(file) == base::FileKind::store)
            throw UsageError({"usage-exercises-of-database", {{"file", visible(file)}}});
    db::Store store = options.selection.store().openForWriting();
    // It may be tomorrow already where an answer was given.
    Importer importer(store, options.today.today() + std::chrono::days(1), console);
    const bool complete = std::ranges::all_of(
        options.files, [&importer](const std::string& file) { return importer.take(file); });
    const db::KeptExercises& kept = importer.done().exercises;
    if (options.format.isJson()) {
        JsonRows rows = options.format.rows(console.out());
        rows.add({{"added", kept.added},
                  {"replaced", kept.replaced},
                  {"known", kept.joined},
                  {"answers", importer.done().answers},
                  {"refused", importer.refused()}});
        rows.end();
    }
    console.out().flush();
    Message message = countMessage("exercises-imported", "exercises", kept.added);
    message.parameters.push_back({"replaced", damscope::counted(kept.replaced)});
    message.parameters.push_back({"known", damscope::counted(kept.joined)});
    message.parameters.push_back({"answers", damscope::counted(importer.done().answers)});
    if (importer.refused() > 0)
        message.parameters.push_back({"refused", damscope::counted(importer.refused())});
    console.say(message);
    if (!complete)
        return ExitStatus::interrupted;
    return importer.refused() > 0 ? ExitStatus::problems : ExitStatus::allWell;
}

} // namespace damscope::cli::exercise_command
