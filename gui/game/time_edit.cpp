// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/time_edit.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/game/game_document.hpp"
#include "parser/meaning/annotation.hpp"

#include <QApplication>
#include <QKeyEvent>
#include <QToolTip>

#include <utility>

namespace damscope::gui {

TimeEdit::TimeEdit(GameDocument& document, QWidget* parent)
    : QLineEdit(parent), document_(document) {
    setObjectName("clockTime");
    setAlignment(Qt::AlignRight);
    hide();
    keepTranslated(*this, [this] { setAccessibleName(tr("Clock time")); });
    connect(&document, &GameDocument::gameOpened, this, &TimeEdit::end);
    connect(&document, &GameDocument::currentChanged, this, [this] {
        if (!typing_ || document_.current() == move_)
            return;
        (void)keep(); // the move may have changed without the keyboard
        follow();
    });
}

void TimeEdit::begin() {
    if (document_.current() == rules::rootNode)
        document_.goNext();
    typing_ = true;
    follow();
    if (!typing_)
        return;
    qApp->installEventFilter(this);
    emit typingChanged();
    show();
    setFocus(Qt::ShortcutFocusReason);
}

// Moves in variations have no place for a time.
void TimeEdit::follow() {
    move_ = document_.current();
    if (move_ == rules::rootNode || document_.isExploring() ||
        rules::variationHead(document_.game(), move_))
        return end();
    const auto time = parser::shownClock(document_.game(), move_);
    shown_ = time ? qtText(*time) : QString();
    setText(shown_);
    selectAll();
}

// Whether what is typed is a time, or nothing.
bool TimeEdit::keep() {
    const QString typed = text().trimmed();
    if (typed == shown_)
        return true;
    const auto seconds = parser::typedSeconds(typed.toStdString());
    if (!seconds && !typed.isEmpty())
        return false;
    shown_ = typed;
    document_.setClockTime(move_, seconds);
    return true;
}

// The same; what is no time is typed again.
bool TimeEdit::store() {
    if (keep())
        return true;
    QToolTip::showText(mapToGlobal(rect().bottomLeft()),
                       plainTip(tr("This is no time. Type it as 1:05:30.")), this);
    selectAll();
    return false;
}

void TimeEdit::goOn(bool forward) {
    if (!store())
        return;
    const rules::NodeId before = move_;
    if (forward)
        document_.goNext();
    else
        document_.goPrevious();
    if (move_ == before)
        end(); // there is no other
}

void TimeEdit::end() {
    if (!std::exchange(typing_, false))
        return;
    qApp->removeEventFilter(this);
    if (hasFocus())
        parentWidget()->setFocus();
    hide();
    emit typingChanged();
}

namespace {

// Not Ctrl or Alt alone, which is only the beginning of one.
bool isShortcut(const QKeyEvent& key) {
    const bool isModifier = key.key() == Qt::Key_Control || key.key() == Qt::Key_Alt ||
                            key.key() == Qt::Key_Shift || key.key() == Qt::Key_Meta ||
                            key.key() == Qt::Key_AltGr;
    return !isModifier && (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
}

} // namespace

// Tab goes to the next time. What is typed is in the game before a shortcut saves or leaves it.
bool TimeEdit::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isShortcut(*static_cast<QKeyEvent*>(event)))
        (void)store();
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Tab || key == Qt::Key_Backtab) {
            goOn(key == Qt::Key_Tab);
            return true;
        }
    }
    return QLineEdit::event(event);
}

void TimeEdit::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Down:
        return goOn(true);
    case Qt::Key_Up:
        return goOn(false);
    case Qt::Key_Escape:
        return end();
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void TimeEdit::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    if (!typing_)
        return;
    if (event->reason() == Qt::ActiveWindowFocusReason || event->reason() == Qt::PopupFocusReason) {
        (void)keep(); // typing goes on
        return;
    }
    (void)store(); // what is no time is left out
    end();
}

// Before the window asks whether the game is to be saved, and before a click elsewhere acts on it:
// tool buttons do not take the focus, nor does what closes the window.
bool TimeEdit::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = qobject_cast<QWidget*>(watched);
    const bool isClick = event->type() == QEvent::MouseButtonPress && widget != nullptr &&
                         widget != this && widget->window() == window();
    const bool isClose = event->type() == QEvent::Close && watched == window();
    if (typing_ && (isClick || isClose))
        (void)keep();
    return QLineEdit::eventFilter(watched, event);
}

} // namespace damscope::gui
