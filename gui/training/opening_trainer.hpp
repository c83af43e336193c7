// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/findings/repertoire/practice.hpp"
#include "db/training/deck.hpp"
#include "gui/base/job.hpp"
#include "gui/database/store_changes.hpp"
#include "rules/board/position.hpp"

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace damscope::gui {

/// Asks a repertoire, a collection of the database, move by move against what its games played, and
/// keeps the answers; all in the background.
class OpeningTrainer : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t {
        closed, ///< no database, or no repertoire is chosen
        loading,
        empty,    ///< the collection has no move of that side to ask
        finished, ///< nothing more to ask today
        asking,
        working, ///< an answer is kept, and the next question found
        answered ///< a wrong answer is shown until the user goes on
    };

    /// A collection that can be asked.
    struct Choice {
        QString name;
        std::uint64_t games = 0;
        friend bool operator==(const Choice&, const Choice&) = default;
    };

    explicit OpeningTrainer(QObject* parent);
    ~OpeningTrainer() override;

    /// The day that it is, for tests.
    void setToday(std::function<db::Day()> today) { today_ = std::move(today); }
    /// Draws the same moves again, for tests.
    void setSeed(std::uint64_t seed) { seed_ = seed; }

    void setStore(const std::filesystem::path& store);
    /// Reads the collections again.
    void readChoices();
    void choose(const QString& collection, rules::Color side);
    /// Ends the practice: nothing is kept open.
    void leave();

    /// Takes the answer to the question that is asked.
    void answer(const rules::Move& move);
    /// Shows the move of the repertoire; it counts as a wrong answer.
    void giveUp() { answer(std::nullopt); }
    void hint();
    /// After a wrong answer; while a question is asked the main move is played without counting.
    void next();

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] const std::vector<Choice>& choices() const { return choices_; }
    [[nodiscard]] const db::DeckCounts& counts() const { return counts_; }

    /// A question.
    struct Question {
        rules::Position position;
        std::vector<std::string> moves;      ///< of the line so far
        std::optional<db::DrawnReply> reply; ///< the opponent's last move
        std::vector<QString> hints;          ///< all of them
        QString text;
    };
    /// The next one while a wrong answer is shown.
    [[nodiscard]] const std::optional<Question>& question() const { return question_; }
    [[nodiscard]] std::size_t hintsShown() const { return hints_; }

    /// What became of the last answer of the session.
    struct Outcome {
        Question asked;
        rules::Move meant;
        QString text; ///< "Right: 33-29"
        bool right = false;
        bool again = false; ///< only the first answer of a day counts
        db::Day due{};
    };
    [[nodiscard]] const std::optional<Outcome>& outcome() const { return outcome_; }

signals:
    void changed();
    void choicesChanged();
    /// An answer was kept.
    void kept();

private:
    struct Session;
    struct Found;
    void answer(const std::optional<rules::Move>& move);
    /// In the thread of `changes_`.
    [[nodiscard]] static Found keep(db::Store& store, Session& session, const Question& asked,
                                    const std::optional<rules::Move>& move, int hints);
    void show(const Found& found);
    void setState(State state);

    std::function<db::Day()> today_;
    std::optional<std::uint64_t> seed_;
    std::filesystem::path store_;
    State state_ = State::closed;
    std::vector<Choice> choices_;
    db::DeckCounts counts_;
    std::optional<Question> question_;
    std::optional<Outcome> outcome_;
    std::size_t hints_ = 0;
    /// Only for the thread of `working_`, or of `changes_`: one of them works at a time.
    std::shared_ptr<Session> session_;
    std::function<void()> chooseAgain_;
    StoreChanges changes_{this};
    Job reading_;
    Job working_; // last: they end before what they use
};

/// Plays a line of moves slowly, one after another; it can also be gone through by hand.
class LinePlayer : public QObject {
    Q_OBJECT

public:
    explicit LinePlayer(QObject* parent = nullptr);

    /// Begins before the first move.
    void play(const rules::Position& start, std::vector<rules::Move> moves);
    void clear();
    /// Goes on or back by hand; the line no longer goes on by itself.
    void step(int moves);
    void goTo(std::size_t moves);

    [[nodiscard]] bool isEmpty() const { return moves_.empty(); }
    [[nodiscard]] bool atStart() const { return played_ == 0; }
    [[nodiscard]] bool atEnd() const { return played_ == moves_.size(); }
    [[nodiscard]] rules::Position position() const;
    [[nodiscard]] std::optional<rules::Move> lastMove() const;

signals:
    void moved();

private:
    void show(std::size_t moves);

    std::optional<rules::Position> start_;
    std::vector<rules::Move> moves_;
    std::size_t played_ = 0;
    QTimer pace_;
};

} // namespace damscope::gui
