// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "gui/training/opening_trainer.hpp"
#include "gui/training/trainer.hpp"

#include <QTextBrowser>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace damscope::gui {

class BoardWidget;
class DeckChooser;
class HistoryChart;

/// What became of an answer, on the ground of its page.
class FeedbackText : public QTextBrowser {
public:
    explicit FeedbackText(QWidget* parent);
};

/// The buttons below a question, with their keys: a hint, the solution, the next question.
class QuestionButtons : public QWidget {
    Q_OBJECT

public:
    /// `hintTip` says what the hints are. The keys work in all of `side`.
    QuestionButtons(const char* hintName, std::function<QString()> hintTip, QWidget& side);

    void showState(bool canHint, bool isAsking, bool isAnswered);
    void focusNext();

signals:
    void hintWanted();
    void solutionWanted();
    void nextWanted();

private:
    QPushButton* hint_;
    QPushButton* solution_;
    QPushButton* next_;
};

/// What can be done with an exercise that is answered: its line is played, forward and back, the
/// position is played out, its game is opened.
class AnsweredExercise : public QWidget {
    Q_OBJECT

public:
    AnsweredExercise(const Trainer& trainer, QWidget* parent);

    [[nodiscard]] const LinePlayer& line() const { return line_; }
    void goTo(const LinkedMove& move);

signals:
    void moved();
    void gameWanted(damscope::db::GameId game, int ply);
    void playWanted(const damscope::rules::Position& position, int strength);

private:
    void follow();
    void play(const std::vector<rules::Move>& moves);
    void showButtons();

    const Trainer& trainer_;
    LinePlayer line_;
    QToolButton* back_;
    QToolButton* forth_;
    QPushButton* play_;
    QSpinBox* strength_; ///< of the computer
    QPushButton* game_;
};

/// Makes exercises of games, and shows how far that is.
class ExerciseMaker : public QWidget {
    Q_OBJECT

public:
    ExerciseMaker(Trainer& trainer, QWidget* parent);

    /// The name of the person who trains, as games have it.
    void setUserName(const QString& name) { userName_ = name; }

private:
    void make();

    Trainer& trainer_;
    QString userName_;
    QPushButton* make_;
};

/// Exercises beside the board of the page of training: the deck, the question, what became of the
/// answer, the history. It uses the board while it is not hidden.
class ExerciseSide : public QWidget {
    Q_OBJECT

public:
    ExerciseSide(const EndgameTables& endgames, BoardWidget& board, QWidget* parent);

    [[nodiscard]] Trainer& trainer() { return trainer_; }
    [[nodiscard]] ExerciseMaker& maker() { return *maker_; }
    /// Whether there is room for the history.
    void showHistory(bool hasRoom);

signals:
    void deckChosen(const damscope::db::Deck& deck);
    /// What is due has changed.
    void dueChanged(qulonglong due, qulonglong exercises);
    /// The user wants to see the game that the question is from.
    void gameWanted(damscope::db::GameId game, int ply);
    /// The user wants to play the position out against the computer.
    void playWanted(const damscope::rules::Position& position, int strength);
    /// A message for the user.
    void reported(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void compose();
    void connectParts();
    void show();
    void arrange();
    void showQuestion();
    void showBoard();
    void showCounts();
    void retranslate();
    [[nodiscard]] bool usesBoard() const { return !isHidden(); }

    Trainer trainer_;
    BoardWidget& board_;
    bool hasRoom_ = false; ///< for the history
    QVBoxLayout* lines_;
    DeckChooser* deck_;
    QLabel* counts_;
    QLabel* question_;
    QLabel* facts_;
    QLabel* prompt_; ///< of the board
    FeedbackText* feedback_;
    QuestionButtons* buttons_;
    AnsweredExercise* answered_;
    HistoryChart* history_;
    ExerciseMaker* maker_;
};

} // namespace damscope::gui
