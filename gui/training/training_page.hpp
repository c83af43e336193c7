// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/analysis/engines_dialog.hpp"
#include "gui/base/page_subject.hpp"
#include "gui/training/opening_trainer.hpp"

#include <QWidget>

#include <filesystem>
#include <optional>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTabBar;

namespace damscope::gui {

class BoardWidget;
class ExerciseSide;
class FeedbackText;
class OpeningSide;
class RepertoireSide;
class QuestionButtons;
struct Settings;

/// The page of training: a large board with one question, which a move answers. Beside the board
/// are exercises, or a repertoire that is practised.
class TrainingPage : public QWidget {
    Q_OBJECT

public:
    TrainingPage(const EndgameTables& endgames, Settings& settings, QWidget* parent);

    [[nodiscard]] BoardWidget& board() { return *board_; }
    [[nodiscard]] ExerciseSide& exercises() { return *exercises_; }
    [[nodiscard]] OpeningSide& openings() { return *openings_; }
    [[nodiscard]] RepertoireSide& repertoire() { return *lines_; }
    void setStore(const std::filesystem::path& store);
    /// Exercises, or the practice of openings.
    void showOpenings(bool on);
    /// The lines that the user means to play with a colour.
    void showRepertoire(rules::Color side);
    void apply(const Settings& settings);
    /// The exercises of the chosen deck; nothing: there are none, or openings are practised.
    [[nodiscard]] std::optional<PageSubject> subject() const;

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A message for the user.
    void reported(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void compose();
    [[nodiscard]] int leastSide() const;
    /// Asks how the exercises are to be printed; false: not at all.
    [[nodiscard]] bool askForSheet() const;
    void retranslate();

    Settings& settings_;
    BoardWidget* board_;
    QWidget* side_; ///< beside the board
    QTabBar* tabs_;
    QStackedWidget* sides_;
    ExerciseSide* exercises_;
    OpeningSide* openings_;
    RepertoireSide* lines_;
};

/// The practice of a repertoire beside the board of the page of training: which repertoire and
/// colour, the question, what became of the last answer. It uses the board while it is visible.
class OpeningSide : public QWidget {
    Q_OBJECT

public:
    OpeningSide(BoardWidget& board, QWidget* parent);

    [[nodiscard]] OpeningTrainer& trainer() { return trainer_; }
    void setStore(const std::filesystem::path& store) {
        chosen_.clear();
        trainer_.setStore(store);
    }
    /// Chooses a repertoire, also one that was made just now, and begins.
    void rehearse(const QString& collection, rules::Color side);
    void retranslate();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void compose();
    void connectParts();
    void showChoices();
    void choose();
    void show();
    void showBoard();
    [[nodiscard]] QString questionText() const;
    [[nodiscard]] QString feedback() const;
    [[nodiscard]] const OpeningTrainer::Question* shownQuestion() const;
    [[nodiscard]] bool isUsed() const { return isVisible(); }

    OpeningTrainer trainer_;
    BoardWidget& board_;
    QString chosen_; ///< the collection
    QComboBox* repertoire_;
    QComboBox* colour_;
    QLabel* counts_;
    QLabel* question_;
    QLabel* moves_;
    FeedbackText* feedback_;
    QuestionButtons* buttons_;
};

} // namespace damscope::gui
