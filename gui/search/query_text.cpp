// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/query_text.hpp"

#include "gui/look/sizes.hpp"

#include <QFontDatabase>
#include <QKeyEvent>

namespace damscope::gui {

QueryText::QueryText(QWidget* parent) : QPlainTextEdit(parent) {
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTabChangesFocus(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSizePolicy(policy);
}

QSize QueryText::sizeHint() const {
    constexpr int lines = 3;
    return {look::board::tip, lines * fontMetrics().lineSpacing() + look::space::large};
}

// The word at the place of the error, or the last one.
void QueryText::mark(const std::optional<db::query::QueryError>& error) {
    if (!error)
        return setExtraSelections({});
    const QByteArray bytes = toPlainText().toUtf8();
    const auto offset = std::min(static_cast<qsizetype>(error->offset), bytes.size());
    const int at = static_cast<int>(QString::fromUtf8(bytes.left(offset)).size());
    QTextEdit::ExtraSelection wrong;
    wrong.cursor = QTextCursor(document());
    wrong.cursor.setPosition(at);
    if (!wrong.cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor) ||
        !wrong.cursor.hasSelection())
        wrong.cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
    if (!wrong.cursor.hasSelection())
        wrong.cursor.movePosition(QTextCursor::PreviousWord, QTextCursor::KeepAnchor);
    wrong.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    wrong.format.setUnderlineColor(palette().color(QPalette::BrightText));
    wrong.format.setFontWeight(QFont::Bold);
    setExtraSelections({wrong});
}

void QueryText::insertWords(const QString& words) {
    const auto blankNear = [this](int place) {
        const QString text = toPlainText();
        return place < 0 || place >= text.size() || text.at(place).isSpace();
    };
    QTextCursor cursor = textCursor();
    QString inserted = blankNear(cursor.selectionStart() - 1) ? words : QLatin1Char(' ') + words;
    // What goes on inside quotes begins there.
    if (words.count(QLatin1Char('"')) % 2 == 0)
        inserted += QLatin1Char(' ');
    cursor.insertText(inserted);
    setTextCursor(cursor);
    setFocus(Qt::OtherFocusReason);
}

void QueryText::keyPressEvent(QKeyEvent* event) {
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && event->modifiers().testFlag(Qt::ControlModifier))
        emit searchWanted();
    else
        QPlainTextEdit::keyPressEvent(event);
}

} // namespace damscope::gui
