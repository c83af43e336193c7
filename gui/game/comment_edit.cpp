// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/comment_edit.hpp"

#include <QKeyEvent>
#include <QSignalBlocker>

namespace damscope::gui {

CommentEdit::CommentEdit(QWidget* parent) : QPlainTextEdit(parent) {
    setTabChangesFocus(true);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        endWord();
        emit written(toPlainText());
    });
}

void CommentEdit::showText(const QString& text) {
    const QSignalBlocker quiet(this);
    if (toPlainText() != text) // the caret stays where the text does
        setPlainText(text);
    document()->clearUndoRedoStacks();
}

// Qt undoes at once what was typed in one go, unless the text counts as unmodified in between.
void CommentEdit::endWord() {
    const int at = textCursor().position();
    if (at > 0 && document()->characterAt(at - 1).isSpace())
        document()->setModified(false);
}

bool CommentEdit::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->matches(QKeySequence::Undo) && !document()->isUndoAvailable()) ||
            (key->matches(QKeySequence::Redo) && !document()->isRedoAvailable())) {
            event->ignore();
            return false;
        }
    }
    return QPlainTextEdit::event(event);
}

} // namespace damscope::gui
