// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/help.hpp"

#include "gui/base/actions.hpp"

#include <QAction>
#include <QCoreApplication>
#include <QMessageBox>

namespace damscope::gui {

namespace {

struct Help {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::Help)
};

constexpr auto shortcutsName = "shortcutsWindow";

// Two columns: one would be higher than a small screen.
QString keysTable(const Actions& actions) {
    QStringList cells;
    for (const QAction* action : actions.all())
        if (!action->shortcut().isEmpty())
            cells << QStringLiteral("<td style=\"white-space: nowrap\">%1</td><td "
                                    "style=\"white-space: nowrap\">&nbsp;&nbsp;%2</td>")
                         .arg(action->shortcut().toString(QKeySequence::NativeText).toHtmlEscaped(),
                              action->text().remove('&').toHtmlEscaped());
    const auto half = (cells.size() + 1) / 2;
    QString rows;
    for (qsizetype i = 0; i < half; ++i)
        rows += QStringLiteral("<tr>%1<td width=\"30\"></td>%2</tr>")
                    .arg(cells[i], cells.value(i + half));
    return QStringLiteral("<table>%1</table>").arg(rows);
}

} // namespace

void showShortcuts(const Actions& actions, QWidget& parent) {
    if (auto* open = parent.findChild<QMessageBox*>(shortcutsName)) {
        open->raise();
        return open->activateWindow();
    }
    const QString onBoard =
        Help::tr("On the board: arrow keys and space, or type the move.").toHtmlEscaped();
    auto* box = new QMessageBox(QMessageBox::NoIcon, Help::tr("Keyboard shortcuts"),
                                QStringLiteral("%1<p>%2</p>").arg(keysTable(actions), onBoard),
                                QMessageBox::Close, &parent);
    box->setTextFormat(Qt::RichText);
    box->setObjectName(shortcutsName);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setModal(false);
    box->show();
}

} // namespace damscope::gui
