// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/job.hpp"
#include "messages/language.hpp"

#include <QDialog>
#include <QTimer>

#include <cstddef>

class QLabel;
class QCheckBox;
class QComboBox;
class QRadioButton;

namespace damscope::gui {

/// Asks which games are to be annotated, and how.
class AnnotateDialog : public QDialog {
    Q_OBJECT

public:
    AnnotateDialog(std::size_t selected, std::size_t listed, QWidget* parent);

    /// All games of the list; else the selected ones.
    [[nodiscard]] bool isAboutAll() const;
    /// Of the comments.
    [[nodiscard]] damscope::Language language() const;
    /// Damscope's annotations are to be removed.
    [[nodiscard]] bool removes() const;

private:
    QRadioButton* selected_;
    QRadioButton* all_;
    QComboBox* language_;
    QCheckBox* remove_;
};

class GameDocument;

/// What is proved about the move that led to the position on the board: combinations by forced
/// captures, results by endgame tables, structures. Follows the board while it is open.
class MoveReasonsDialog : public QDialog {
    Q_OBJECT

public:
    MoveReasonsDialog(GameDocument& document, QWidget* parent);

private:
    void find();
    void findMove(std::size_t move);

    GameDocument& document_;
    QLabel* text_;
    QTimer due_;
    Job job_;
};

} // namespace damscope::gui
