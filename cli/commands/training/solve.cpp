// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/commands/training/deck.hpp"
#include "cli/commands/training/typed_reply.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/training/exercise_table.hpp"
#include "db/training/exercise_words.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "rules/board/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace damscope::cli {
namespace solve_command {
namespace {

struct Options {
    StoreOptions store;
    DeckOption deck;
    TodayOption today;
    bool due = false;
    std::int64_t count = 20;
    std::int64_t fresh = 10;
    bool ascii = false;
    JudgingOptions judging;
    FormatOption format;
};

/// Asks one exercise after another.
class Session {
public:
    Session(const Options& options, db::Store store, Console& console)
        : options_(options), store_(std::move(store)), console_(console),
          language_(console.locale()), today_(options.today.today()),
          isJson_(options.format.isJson()), rows_(options.format.rows(console.out())),
          deck_(options.deck.deckIn(store_)) {}

    ExitStatus run() {
        std::vector<db::DeckCard> cards =
            db::cardsToAsk(db::cardsOf(store_, deck_), today_,
                           options_.due ? 0 : static_cast<std::size_t>(options_.fresh));
        total_ = std::min(cards.size(), static_cast<std::size_t>(options_.count));
        for (const db::DeckCard& card : cards) {
            if (asked_ >= total_ || console_.stopToken().stop_requested() || !ask(card))
                break;
        }
        summarise();
        return ExitStatus::allWell;
    }

private:
    // False when the session ends.
    bool ask(const db::DeckCard& card) {
        ++asked_;
        const db::Exercise& exercise = card.exercise;
        showQuestion(card);
        const auto hints = db::hintsOf(exercise);
        std::size_t shown = 0;
        for (;;) {
            const TypedAnswer typed = answers_.next();
            switch (typed.reply) {
            case TypedReply::quit:
                return false;
            case TypedReply::skip:
                return true;
            case TypedReply::hint:
                shown = std::min(shown + 1, hints.size());
                showHint(exercise, hints[shown - 1]);
                break;
            case TypedReply::move:
                if (const auto move = answers_.moveFrom(exercise.position, typed.text))
                    return take(card, *move, static_cast<int>(shown), shown == hints.size());
            }
        }
    }

    // Who has seen the first move has not found it.
    bool take(const db::DeckCard& card, const rules::Move& move, int hints, bool wasShown) {
        const db::Exercise& exercise = card.exercise;
        db::GradedMove graded = db::gradeAnswer(exercise, move, engine().prover());
        graded.shown = wasShown;
        const db::Review review{today_, db::gradeOf(graded.isFound(), hints)};
        const std::string text = db::playedText(exercise.position, move);
        // Another program may have kept one of that day meanwhile.
        const bool kept = db::keepAnswer(store_, {exercise.key(), review, hints, text});
        const db::Learning learning = kept ? db::afterReview(card.learning, review) : card.learning;
        ++answered_;
        right_ += graded.isFound() ? 1U : 0U;
        shown_ += graded.shown ? 1U : 0U;
        if (isJson_)
            rows_.add({{"event", "answer"},
                       {"exercise", exerciseName(exercise.key())},
                       {"move", text},
                       {"right", graded.isFound()},
                       {"shown", graded.shown},
                       {"points_lost", graded.loss},
                       {"hints", hints},
                       {"line", movesJson(exercise.position, graded.line)},
                       {"better", movesJson(exercise.position, graded.better)},
                       {"also", movesOf(exercise, graded.others)},
                       {"verdict", textOrNull(db::verdictText(graded, language_))},
                       {"origin", textOrNull(db::originText(store_, exercise, language_))},
                       {"kept", kept},
                       {"due", dayText(learning.due)}});
        else
            showResult(exercise, graded, learning, kept);
        return true;
    }

    static Json movesOf(const db::Exercise& exercise, const std::vector<rules::Move>& moves) {
        Json list = Json::array();
        for (const rules::Move& move : moves)
            list.push_back(db::playedText(exercise.position, move));
        return list;
    }

    void showQuestion(const db::DeckCard& card) {
        const db::Exercise& exercise = card.exercise;
        if (isJson_) {
            Json object{{"event", "question"}, {"place", asked_}, {"of", total_}};
            object.update(exerciseJson(card, console_, false));
            object["question"] = db::questionText(exercise, language_);
            return rows_.add(object);
        }
        std::string origin = db::compositionText(exercise.composition);
        if (const rules::Variant variant = exercise.position.variant();
            variant != rules::Variant::international)
            origin = std::string(rules::variantTitle(variant, language_)) +
                     (origin.empty() ? "" : ", " + origin);
        console_.out().write(
            fmt::format("\n{}/{}  {}\n{}{}{}\n", asked_, total_,
                        std::string(static_cast<std::size_t>(card.difficulty()), '*'),
                        origin.empty() ? "" : visible(origin) + '\n',
                        questionBoard(exercise.position, options_.ascii),
                        db::questionText(exercise, language_)));
    }

    void showHint(const db::Exercise& exercise, db::Hint hint) {
        const std::string text = db::hintText(exercise, hint, namesOf(store_), language_);
        if (isJson_)
            rows_.add({{"event", "hint"}, {"message", text}});
        else
            console_.out().write(text + '\n');
    }

    void showResult(const db::Exercise& exercise, const db::GradedMove& graded,
                    const db::Learning& learning, bool kept) {
        std::string text = db::gradedText(exercise, graded, namesOf(store_), language_) + '\n';
        if (const std::string origin = db::originText(store_, exercise, language_);
            exercise.composition.isEmpty() && !origin.empty())
            text += visible(origin) + '\n';
        text += kept ? translated({"train-next", {{"date", dayText(learning.due)}}}, language_)
                     : translated({"train-again", {}}, language_);
        console_.out().write(text + '\n');
    }

    void summarise() {
        const db::DeckCounts counts = db::countsOf(db::cardsOf(store_, deck_), today_);
        if (isJson_) {
            rows_.add({{"event", "summary"},
                       {"answered", answered_},
                       {"right", right_},
                       {"shown", shown_},
                       {"due", counts.due},
                       {"new", counts.fresh},
                       {"all", counts.all}});
            return rows_.end();
        }
        console_.out().flush();
        Message message = countMessage("train-summary", "answers", answered_);
        message.parameters.push_back({"right", counted(right_)});
        if (shown_ > 0)
            message.parameters.push_back({"shown", counted(shown_)});
        message.parameters.push_back({"due", damscope::counted(counts.due)});
        message.parameters.push_back({"fresh", damscope::counted(counts.fresh)});
        console_.say(translated(message, language_));
        if (counts.all == 0)
            console_.say(translated({"train-empty", {}}, language_));
    }

    TrainingEngine& engine() {
        if (!engine_)
            engine_ = std::make_unique<TrainingEngine>(options_.judging);
        return *engine_;
    }

    static std::int64_t counted(std::uint64_t number) { return static_cast<std::int64_t>(number); }

    const Options& options_;
    db::Store store_;
    Console& console_;
    Language language_;
    db::Day today_;
    bool isJson_;
    JsonRows rows_;
    db::Deck deck_;
    TypedAnswers answers_{console_, rows_, isJson_, language_};
    std::unique_ptr<TrainingEngine> engine_; // made when the first answer is judged
    std::size_t total_ = 0;
    std::size_t asked_ = 0;
    std::uint64_t answered_ = 0;
    std::uint64_t right_ = 0;
    std::uint64_t shown_ = 0; // answers after the hint that shows the move
};

ExitStatus run(const Options& options, Console& console) {
    return Session(options, options.store.openExisting(), console).run();
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    options->deck.declare(arguments);
    arguments.flag({"--due", "", phrase("only what is due, and nothing new")}, options->due);
    arguments.value({"--limit", "N", phrase("ask at most N exercises; 20 if not set")},
                    into(options->count, 0, INT64_MAX));
    arguments.value({"--new", "N", phrase("ask at most N new exercises; 10 if not set")},
                    into(options->fresh, 0, INT64_MAX));
    options->today.declare(arguments);
    arguments.flag({"--ascii", "", phrase("draw boards in plain characters: w W b B")},
                   options->ascii);
    options->judging.declare(arguments);
    options->format.declareList(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace solve_command

Command solveCommand() {
    return {
        "train solve", phrase("solve exercises, those due today first"),
        phrase(
            "Shows exercises on a board in the terminal; the answer is a move, h shows a hint, s "
            "skips, q ends. Every move that is as good as the best is right. A wrong answer is "
            "played out. An exercise comes back after a number of days that grows with every right "
            "answer, on the next day after a wrong one, and never twice a day. 'damscope train "
            "exercises "
            "make' makes them. docs/training.md describes how answers are judged."),
        phrase("damscope train solve\n"
               "    asks what is due, and some new ones\n"
               "damscope train solve --deck \"coup royal\" --limit 5\n"
               "    asks five with a combination of that name\n"
               "echo q | damscope train solve --due --json\n"
               "    is for programs, which write a move, hint, skip or quit on each line"),
        solve_command::declare};
}

} // namespace damscope::cli
