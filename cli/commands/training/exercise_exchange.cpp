// SPDX-License-Identifier: GPL-3.0-or-later
// exercises export and import.
#include "base/files/file_kind.hpp"
#include "base/files/mapped_file.hpp"
#include "cli/commands/training/exercise_actions.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/nothing_selected.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/store/store.hpp"
#include "db/training/exercise_file.hpp"
#include "db/training/exercise_words.hpp"
#include "messages/counts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>

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
            console_.warn(visible(
                fmt::format("{}:{}:{}: {}", file, number, fault.column, inWords(fault.reason))));
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
    db::Store store = options.store.openForReading();
    const OutputGuard guard(store);
    options.output.requireWritable(guard);
    const db::Snapshot snapshot(store);
    const std::vector<db::DeckCard> cards = cardsOf(store, options);
    auto answers = db::allAnswers(store);
    const bool isAll = options.deck.words.empty() && !options.limit;
    if (cards.empty() && !(isAll && !answers.empty()))
        throw NothingSelected(inWords({"exercises-none-selected", {}}));
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
    console.say(inWords(message));
    return ExitStatus::allWell;
}

ExitStatus importExercises(const Options& options, Console& console) {
    for (const std::string& file : options.files)
        if (base::kindOf(file) == base::FileKind::store)
            throw UsageError(inWords({"usage-exercises-of-database", {{"file", visible(file)}}}));
    db::Store store = options.store.openForWriting();
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
    console.say(inWords(message));
    if (!complete)
        return ExitStatus::interrupted;
    return importer.refused() > 0 ? ExitStatus::problems : ExitStatus::allWell;
}

} // namespace damscope::cli::exercise_command
