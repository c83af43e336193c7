// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/widgets.hpp"

#include "gui/control/importer.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTextBlock>
#include <QTextCursor>
#include <QTimer>

namespace damscope::gui::testing {

bool importing(const MainWindow& window) {
    return part<Importer>(window).isRunning();
}

void pasteInto(const MainWindow& window, const QString& text) {
    QApplication::clipboard()->setText(text);
    actionsOf(window).paste->trigger();
}

void pollUntil(QObject& context, const std::function<bool()>& attempt) {
    constexpr int pause = 10; // milliseconds
    QTimer::singleShot(pause, &context, [&context, attempt] {
        if (!attempt())
            pollUntil(context, attempt);
    });
}

void whenMenuOpens(QObject& context, const std::function<void(QWidget&)>& act) {
    pollUntil(context, [act] {
        QWidget* menu = QApplication::activePopupWidget();
        if (menu == nullptr)
            return false;
        act(*menu);
        return true;
    });
}

std::vector<MoveSpan> spansOf(const MoveList& list) {
    std::vector<MoveSpan> spans;
    for (QTextBlock block = list.document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (const QTextFragment text = it.fragment();
                text.charFormat().isAnchor() && text.charFormat().anchorHref().at(1).isDigit())
                spans.push_back({rules::NodeId{text.charFormat().anchorHref().mid(1).toUInt()},
                                 text.position()});
    return spans;
}

QMenu* openMenuOf(MoveList& list, const MoveSpan& move) {
    QTextCursor cursor(list.document());
    cursor.setPosition(move.begin + 1);
    list.setTextCursor(cursor);
    list.ensureCursorVisible();
    const QPoint at = list.cursorRect(cursor).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, list.viewport()->mapToGlobal(at));
    QApplication::sendEvent(list.viewport(), &event);
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

} // namespace damscope::gui::testing
