// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/training/exercise_actions.hpp"

#include "cli/commands/people/player.hpp"
#include "cli/commands/training/deck.hpp"
#include "cli/options/general_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/table.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "cli/text/sheet.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/training/exercise_words.hpp"
#include "db/training/make_exercises.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damscope::cli::exercise_command {

std::string rejectionLine(std::uint64_t count, std::string_view reason) {
    return fmt::format("\n  {:>6}  {}", count, reason);
}

std::vector<db::DeckCard> cardsOf(db::Store& store, const Options& options) {
    std::vector<db::DeckCard> cards = db::cardsOf(store, options.deck.deckIn(store));
    if (options.limit && cards.size() > static_cast<std::size_t>(*options.limit))
        cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(*options.limit), cards.end());
    return cards;
}
namespace {

Sheet sheetOf(const std::vector<db::DeckCard>& cards, const Console& console) {
    const Language language = console.locale();
    Sheet sheet;
    Column motifs = textColumn("motif", language);
    Column origin = textColumn("origin", language);
    sheet.tables.push_back({"",
                            {textColumn("kind", language), textColumn("phase", language),
                             numberColumn("difficulty", language), motifs,
                             textColumn("due", language), origin, textColumn("position", language)},
                            {}});
    for (const db::DeckCard& card : cards) {
        const db::Exercise& exercise = card.exercise;
        std::string from = db::compositionText(exercise.composition);
        if (from.empty() && !exercise.origins.empty())
            from = fmt::format("{} {}", db::number(exercise.origins.front().game),
                               exercise.origins.front().ply);
        else if (from.empty())
            from = exercise.elsewhere;
        sheet.tables.front().rows.push_back(
            {word("exercise", db::word(exercise.kind), language),
             word("report", db::word(exercise.phase()), language),
             std::to_string(card.difficulty()), db::motifText(exercise, console.names(), language),
             card.learning.isNew() ? "" : dayText(card.learning.due), from,
             exerciseJson(card, console, false)["fen"].get<std::string>()});
    }
    return sheet;
}

void print(const std::vector<db::DeckCard>& cards, const Options& options, Console& console) {
    if (!options.format.isJson())
        return console.out().write(sheetText(sheetOf(cards, console), console));
    JsonRows rows = options.format.rows(console.out());
    for (const db::DeckCard& card : cards)
        rows.add(exerciseJson(card, console, true));
    rows.end();
}

std::string rejectionText(const db::ExerciseReport& report, Language language) {
    std::string text;
    for (const auto& [reason, count] : report.rejected)
        text += rejectionLine(count, word("unsuitable", db::word(reason), language));
    return text;
}

Json rejectionJson(const db::ExerciseReport& report) {
    Json object = Json::object();
    for (const auto& [reason, count] : report.rejected)
        object[std::string(db::word(reason))] = count;
    return object;
}

} // namespace

ExitStatus list(const Options& options, Console& console) {
    db::Store store = options.selection.store().openForReading();
    const auto cards = cardsOf(store, options);
    print(cards, options, console);
    console.out().flush();
    const db::DeckCounts counts = db::countsOf(cards, options.today.today());
    Message message = countMessage("exercises-listed", "exercises", counts.all);
    message.parameters.push_back({"due", damscope::counted(counts.due)});
    message.parameters.push_back({"fresh", damscope::counted(counts.fresh)});
    console.say(message);
    return ExitStatus::allWell;
}

ExitStatus make(const Options& options, Console& console) {
    if (!options.files.empty())
        return makeOfProblems(options, console);
    SelectedGames games = options.selection.open(console, {.toChange = true});
    db::Store& store = games.store();
    db::ExerciseMaking making;
    making.kind = db::exerciseKind(options.kind);
    if (options.of)
        making.player = personMeant(store, db::Persons(store.connection()), *options.of);
    if (options.limit)
        making.limit = static_cast<std::uint64_t>(*options.limit);
    TrainingEngine engine(options.judging, console.stopToken());
    db::ExerciseReport report;
    {
        ProgressLine progress(console, "counted-games");
        report = db::makeExercises(store, games.filter(), engine.prover(), engine.tables(), making,
                                   console.stopToken(), showOn(progress));
    }
    if (report.games == 0)
        proposeNames(store, games.filter(), console);
    if (options.format.isJson()) {
        JsonRows rows = options.format.rows(console.out());
        rows.add({{"games", report.games},
                  {"candidates", report.candidates},
                  {"added", report.kept.added},
                  {"known", report.kept.joined},
                  {"rejected", rejectionJson(report)}});
        rows.end();
    }
    Message message = countMessage("exercises-made", "exercises", report.kept.added);
    message.parameters.push_back({"candidates", damscope::counted(report.candidates)});
    message.parameters.push_back({"rejected", damscope::counted(report.rejections())});
    console.out().flush();
    console.say(console.translate(message) + rejectionText(report, console.locale()));
    return report.complete ? ExitStatus::allWell : ExitStatus::interrupted;
}

namespace {

/// Looks again at exercises, with more nodes than they were made with.
class Recheck {
public:
    Recheck(const Options& options, Console& console)
        : options_(options), console_(console),
          engine_(tenfold(options.judging), console.stopToken()) {}

    std::vector<db::ExerciseKey> run(const std::vector<db::DeckCard>& cards) {
        std::vector<db::ExerciseKey> failed;
        JsonRows rows = options_.format.rows(console_.out());
        ProgressLine progress(console_, "counted-exercises");
        const auto show = showOn(progress);
        for (const db::DeckCard& card : cards) {
            if (console_.stopToken().stop_requested())
                break;
            const auto amiss = card.exercise.proof == db::ExerciseProof::author
                                   ? std::nullopt
                                   : engine_.prover().check(card.exercise);
            if (console_.stopToken().stop_requested())
                break; // in the middle of it
            ++checked_;
            show(checked_, cards.size());
            if (!amiss)
                continue;
            failed.push_back(card.exercise.key());
            print(card, *amiss, rows);
        }
        if (options_.format.isJson())
            rows.end();
        return failed;
    }
    [[nodiscard]] std::uint64_t checked() const { return checked_; }

private:
    static JudgingOptions tenfold(JudgingOptions options) {
        constexpr std::int64_t more = 10;
        options.nodes = std::min(options.nodes, INT64_MAX / more) * more;
        return options;
    }

    void print(const db::DeckCard& card, db::Unsuitable amiss, JsonRows& rows) {
        const Language language = console_.locale();
        if (options_.format.isJson()) {
            Json object = exerciseJson(card, console_, true);
            object["amiss"] = db::word(amiss);
            return rows.add(object);
        }
        console_.out().write(
            fmt::format("{}  {}\n", exerciseJson(card, console_, false)["fen"].get<std::string>(),
                        word("unsuitable", db::word(amiss), language)));
    }

    const Options& options_;
    Console& console_;
    TrainingEngine engine_;
    std::uint64_t checked_ = 0;
};

} // namespace

ExitStatus check(const Options& options, Console& console) {
    if (!options.files.empty())
        return checkProblems(options, console);
    db::Store store = options.apply.isGiven() ? options.selection.store().openExisting()
                                              : options.selection.store().openForReading();
    if (options.apply.isGiven())
        db::refreshOrigins(store);
    Recheck recheck(options, console);
    const auto cards = cardsOf(store, options);
    const auto failed = recheck.run(cards);
    if (options.apply.isGiven())
        db::removeExercises(store, failed);
    console.out().flush();
    Message message = countMessage("exercises-checked", "exercises", recheck.checked());
    message.parameters.push_back({"failed", damscope::counted(failed.size())});
    console.say(message);
    if (recheck.checked() < cards.size())
        return ExitStatus::interrupted;
    return failed.empty() || options.apply.isGiven() ? ExitStatus::allWell : ExitStatus::problems;
}

ExitStatus remove(const Options& options, Console& console) {
    db::Store store = options.apply.isGiven() ? options.selection.store().openExisting()
                                              : options.selection.store().openForReading();
    const auto cards = cardsOf(store, options);
    print(cards, options, console);
    console.out().flush();
    if (!options.apply.isGiven()) {
        console.say(countMessage("exercises-to-remove", "exercises", cards.size()));
        return ExitStatus::allWell;
    }
    std::vector<db::ExerciseKey> keys;
    for (const db::DeckCard& card : cards)
        keys.push_back(card.exercise.key());
    console.say(countMessage("exercises-removed", "exercises", db::removeExercises(store, keys)));
    return ExitStatus::allWell;
}

} // namespace damscope::cli::exercise_command
