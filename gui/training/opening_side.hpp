// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/training/opening_trainer.hpp"

#include <QWidget>

class QComboBox;
class QLabel;

namespace damscope::gui {

class BoardWidget;
class FeedbackText;
class QuestionButtons;

/// The practice of a repertoire beside the board of the page of training: which repertoire and
/// colour, the question, what became of the last answer. It uses the board while it is visible.
class OpeningSide : public QWidget {
    Q_OBJECT

public:
    OpeningSide(BoardWidget& board, QWidget* parent);

    [[nodiscard]] OpeningTrainer& trainer() { return trainer_; }
    void setStore(const std::filesystem::path& store) { trainer_.setStore(store); }
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
    QComboBox* repertoire_;
    QComboBox* colour_;
    QLabel* counts_;
    QLabel* question_;
    QLabel* moves_;
    FeedbackText* feedback_;
    QuestionButtons* buttons_;
};

} // namespace damscope::gui
