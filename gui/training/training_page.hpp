// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "gui/board/geometry.hpp"
#include "gui/look/theme.hpp"
#include "gui/training/opening_trainer.hpp"
#include "gui/training/trainer.hpp"

#include <QWidget>

class QLabel;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QTabBar;
class QTextBrowser;
class QToolButton;
class QUrl;

namespace damscope::gui {

class BoardWidget;
class DeckChooser;
class HistoryChart;
class OpeningSide;
struct Settings;

/// The page of training: a large board with one question, which a move answers; hints, what becomes
/// of a wrong answer, what is due, and the history. Beside the board are exercises, or a repertoire
/// that is practised.
class TrainingPage : public QWidget {
    Q_OBJECT

public:
    TrainingPage(const EndgameTables& endgames, QWidget* parent);

    [[nodiscard]] Trainer& trainer() { return trainer_; }
    [[nodiscard]] BoardWidget& board() { return *board_; }
    [[nodiscard]] OpeningSide& openings() { return *openings_; }
    void setStore(const std::filesystem::path& store);
    /// Exercises, or the practice of openings.
    void showOpenings(bool on);
    void apply(const Settings& settings);

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
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
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void compose();
    [[nodiscard]] QWidget* composeSide();
    [[nodiscard]] QWidget* composeExercises();
    [[nodiscard]] bool showsExercises() const;
    [[nodiscard]] int leastSide() const;
    void connectParts();
    void show();
    void showQuestion();
    void showBoard();
    void showButtons();
    void showCounts();
    void showHistory();
    void showMaking(qulonglong games, qulonglong of);
    void followLink(const QUrl& url);
    void makeExercises();
    void retranslate();

    Trainer trainer_;
    LinePlayer line_;
    QString userName_; ///< of the person who trains, as games name them
    Trainer::State shown_ = Trainer::State::closed;
    BoardWidget* board_;
    QTabBar* tabs_;
    QStackedWidget* sides_;
    OpeningSide* openings_;
    DeckChooser* deck_;
    QLabel* counts_;
    QLabel* question_;
    QLabel* facts_;
    QLabel* prompt_; ///< of the board
    QTextBrowser* feedback_;
    QToolButton* back_;
    QToolButton* forth_;
    QPushButton* hint_;
    QPushButton* solution_;
    QPushButton* next_;
    QPushButton* play_;
    QSpinBox* strength_; ///< of the computer
    QPushButton* game_;
    QPushButton* make_;
    QPushButton* stop_;
    QLabel* making_;
    HistoryChart* history_;
};

} // namespace damscope::gui
