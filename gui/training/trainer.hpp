// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/training/deck.hpp"
#include "db/training/exercise.hpp"
#include "db/training/exercise_table.hpp"
#include "db/training/exercise_words.hpp"
#include "gui/analysis/engines_dialog.hpp"
#include "gui/base/job.hpp"
#include "gui/database/store_changes.hpp"
#include "rules/board/position.hpp"

#include <QObject>
#include <QString>

#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace damscope::gui {

/// What is known of the exercises of a database on a day.
struct TrainingOverview {
    db::Deck deck;                     ///< nearest to what was chosen (db::nearestDeck)
    db::DeckCounts counts;             ///< of the deck
    std::uint64_t due = 0;             ///< of all decks
    std::uint64_t all = 0;             ///< likewise
    std::vector<db::TrainingDay> days; ///< likewise
    std::vector<db::DeckChoice> choices;
};

/// Asks the exercises of a deck one after another, judges the answers and keeps them, all in the
/// background: it reads, searches and writes in threads of its own.
class Trainer : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        closed, ///< no database
        loading,
        empty,    ///< the database has no exercises
        finished, ///< nothing more to ask of the deck today
        asking,
        judging,
        answered
    };

    explicit Trainer(EndgameTables endgames, QObject* parent = nullptr);
    ~Trainer() override;

    /// The day that it is, for tests.
    void setToday(std::function<db::Day()> today) { today_ = std::move(today); }
    [[nodiscard]] db::Day today() const { return today_(); }

    /// The variant and the theme that were chosen stay.
    void setStore(const std::filesystem::path& store);
    void choose(const db::Deck& deck);
    /// Those that are asked, as near to what was chosen as the database allows.
    [[nodiscard]] const db::Deck& deck() const { return overview_.deck; }
    /// The exercises may have changed: reads them again. The question stays.
    void refresh();

    /// Takes the answer to the question that is asked.
    void answer(const rules::Move& move);
    /// Shows the solution; it counts as a wrong answer.
    void giveUp();
    /// One more hint.
    void hint();
    /// The next question; one that was not answered comes again later.
    void next();

    /// Makes exercises of the games of a person, or of all games, as many as one session needs.
    void make(const std::optional<QString>& player);
    /// Makes exercises of a game, and asks the one of this position of it before all others.
    void ask(db::GameId game, const rules::Position& position);
    void stopMaking();
    [[nodiscard]] bool isMaking() const { return making_.isRunning(); }

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] const TrainingOverview& overview() const { return overview_; }
    [[nodiscard]] int streak() const;
    /// The question, from `asking` to `answered`.
    [[nodiscard]] const db::DeckCard& card() const { return queue_.front(); }
    /// The hints that were shown.
    [[nodiscard]] const std::vector<db::Hint>& hints() const { return hints_; }
    [[nodiscard]] bool canHint() const;

    /// What became of an answer.
    struct Outcome {
        db::GradedMove graded;
        bool givenUp = false;
        bool again = false; ///< it was answered before on that day: only that answer counts
        db::Day due{};
        QString origin;
    };
    [[nodiscard]] const Outcome& outcome() const { return outcome_; }

signals:
    /// The question or its state.
    void changed();
    /// Counts, history, decks.
    void overviewChanged();
    void madeSome(qulonglong games, qulonglong of);
    /// A message for the user.
    void reported(const QString& text);

private:
    struct Judge;
    void load(bool keepQuestion);
    void settle(TrainingOverview overview, std::deque<db::DeckCard> queue, bool keepQuestion);
    void judge(const std::optional<rules::Move>& move);
    void keep(const Outcome& judged, const db::Answer& answer, const db::DeckCard& asked);
    void conclude(const Outcome& outcome, const db::ExerciseKey& asked);
    void prepareMaking(std::function<void()> again);
    void setState(State state);

    std::function<db::Day()> today_;
    std::filesystem::path store_;
    db::Deck chosen_{.variant = rules::Variant::international};
    State state_ = State::closed;
    TrainingOverview overview_;
    std::deque<db::DeckCard> queue_;       ///< the question first
    std::vector<db::ExerciseKey> skipped_; ///< they come last
    std::optional<db::DeckCard> first_;    ///< is to be asked next
    std::vector<db::Hint> hints_;
    Outcome outcome_;
    std::shared_ptr<Judge> judge_;    ///< only for the thread of `judging_`
    std::function<void()> makeAgain_; ///< what `making_` does
    EndgameTables endgames_;
    StoreChanges changes_{this};
    Job loading_;
    Job making_;
    Job judging_; // last: they end before what they use
};

class Trainer;

/// Today, where the user is.
[[nodiscard]] db::Day dayNow();
/// A day as lists show it.
[[nodiscard]] QString dayText(db::Day day);

/// The question; or why there is none.
[[nodiscard]] QString questionOf(const Trainer& trainer);
/// Its difficulty, its rules where they are not the international ones, who composed it.
[[nodiscard]] QString factsOf(const Trainer& trainer);
/// "12 due, 30 new, 4 answered today, 3 days in a row".
[[nodiscard]] QString countsOf(const Trainer& trainer);
/// The hints that were shown; after an answer what became of it, as HTML. Each move is a link to
/// the position after it: "#answer-3" in the line of the answer, "#better-1" in that of the
/// solution. `failure`: the colour of what was wrong.
[[nodiscard]] QString feedback(const Trainer& trainer, const QString& failure);
/// A paragraph of such a text.
[[nodiscard]] QString paragraph(const QString& html);

/// A move of a line in the feedback.
struct LinkedMove {
    bool better = false;
    std::size_t moves = 0; ///< played after it
};
[[nodiscard]] LinkedMove linkedMove(const QString& link);

} // namespace damscope::gui
