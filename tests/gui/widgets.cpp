// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/widgets.hpp"

#include "gui/control/importer.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QTextBlock>

namespace damscope::gui::testing {

bool importing(const MainWindow& window) {
    return part<Importer>(window).isRunning();
}

void pasteInto(const MainWindow& window, const QString& text) {
    QApplication::clipboard()->setText(text);
    actionsOf(window).paste->trigger();
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

} // namespace damscope::gui::testing
