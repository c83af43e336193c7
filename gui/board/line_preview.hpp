// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/board_theme.hpp"
#include "rules/board/position.hpp"

#include <QFrame>
#include <QTimer>

#include <vector>

class QLabel;

namespace damscope::gui {

class BoardWidget;

/// A small board beside the mouse pointer on which a line plays, move by move. The board of the
/// game stays as it is.
class LinePreview : public QFrame {
    Q_OBJECT

public:
    explicit LinePreview(QWidget* parent);

    void setLook(const BoardLook& look);
    /// Moves are shown by moving the piece.
    void setAnimated(bool on);
    /// Shows a line from its beginning, and `text` below the board, with the right upper corner at
    /// a place of the screen.
    void play(const rules::Position& from, std::vector<rules::Move> line, const QString& text,
              const QPoint& corner);
    void leave();
    /// What it shows now.
    [[nodiscard]] const rules::Position& position() const { return position_; }

private:
    void playNext();
    void fit();

    BoardWidget* board_;
    QLabel* text_;
    QTimer pace_;
    rules::Position position_;
    std::vector<rules::Move> left_; ///< the next one last
};

} // namespace damscope::gui
