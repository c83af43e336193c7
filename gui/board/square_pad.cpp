// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/square_pad.hpp"

#include "gui/board/accessible_board.hpp"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace damscope::gui {

SquarePad::SquarePad(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    installBoardAccessibility();
}

// In the corner next to the controls.
BoardGeometry SquarePad::geometryNow() const {
    const double side = std::min(width(), height());
    return {rulesNow(), QRectF(0, 0, side, side), Numbering::inside, false};
}

std::optional<rules::Square> SquarePad::cursorShown() const {
    return hasFocus() ? std::optional(cursor_) : std::nullopt;
}

void SquarePad::resetCursor() {
    cursor_ = rulesNow().board.square(0);
}

void SquarePad::goTo(rules::Square square) {
    cursor_ = square;
    setAccessibleDescription(described(square));
    update();
}

void SquarePad::press(rules::Square square) {
    fill(square);
    goTo(square);
}

void SquarePad::mousePressEvent(QMouseEvent* event) {
    const auto square = geometryNow().squareAt(event->position());
    if (!square)
        return;
    if (event->button() == Qt::LeftButton)
        fill(*square);
    else
        clear(*square);
    goTo(*square);
}

void SquarePad::keyPressEvent(QKeyEvent* event) {
    if (const auto to = geometryNow().afterArrow(cursor_, event->key()))
        return goTo(*to);
    switch (event->key()) {
    case Qt::Key_Space:
        fill(cursor_);
        return goTo(cursor_);
    case Qt::Key_Delete:
        clear(cursor_);
        return goTo(cursor_);
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace damscope::gui
