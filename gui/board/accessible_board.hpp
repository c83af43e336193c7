// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/geometry.hpp"

#include <QWidget>

namespace damscope::gui {

/// From now on boards appear to screen readers as a table with a cell for every square: "32: white
/// man". Pressing a cell is a click.
void installBoardAccessibility();

/// A board for filling and emptying squares, not for playing: with the left and the right mouse
/// button, or with the arrow keys, space and Delete.
class SquarePad : public QWidget {
    Q_OBJECT

public:
    explicit SquarePad(QWidget* parent = nullptr);
    [[nodiscard]] BoardGeometry geometryNow() const;
    /// A square in words: "32: white man".
    [[nodiscard]] QString describe(rules::Square square) const { return described(square); }
    /// The square of the keyboard cursor.
    [[nodiscard]] rules::Square cursor() const { return cursor_; }
    void setCursorSquare(rules::Square square) { goTo(square); }
    /// Does what a click with the left button does.
    void press(rules::Square square);

protected:
    [[nodiscard]] virtual const rules::Rules& rulesNow() const = 0;
    virtual void fill(rules::Square square) = 0;
    virtual void clear(rules::Square square) = 0;
    /// The text for screen readers of the square with the cursor.
    [[nodiscard]] virtual QString described(rules::Square square) const = 0;

    /// The square of the keyboard cursor, while keys are used on the board.
    [[nodiscard]] std::optional<rules::Square> cursorShown() const;
    /// The board has a new shape.
    void resetCursor();
    void focusInEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void goTo(rules::Square square);

    rules::Square cursor_{0};
    bool usesKeys_ = false;
};

} // namespace damscope::gui
