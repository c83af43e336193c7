// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/about.hpp"

#include "gui/base/actions.hpp"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QMessageBox>

#include <array>

namespace damscope::gui {

namespace {

struct About {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::About)
};

struct Library {
    const char* name;
    const char* version; ///< empty: not known when Damscope was built
    const char* licence;
};

// Versions as found when Damscope was built; they come from gui/CMakeLists.txt.
constexpr std::array libraries{
    Library{"SQLite", DAMSCOPE_SQLITE_VERSION, "public domain"},
    Library{"Boost", DAMSCOPE_BOOST_VERSION, "Boost Software License 1.0"},
    Library{"libarchive", DAMSCOPE_ARCHIVE_VERSION, "BSD 2-clause"},
    Library{"zlib", DAMSCOPE_ZLIB_VERSION, "zlib"},
    Library{"fmt", DAMSCOPE_FMT_VERSION, "MIT"},
    Library{"JSON for Modern C++", DAMSCOPE_JSON_VERSION, "MIT"},
    Library{"uchardet", DAMSCOPE_UCHARDET_VERSION, "MPL 1.1, GPL 2 or LGPL 2.1"},
    Library{"xxHash", DAMSCOPE_XXHASH_VERSION, "BSD 2-clause"},
    Library{"utf8proc", DAMSCOPE_UTF8PROC_VERSION, "MIT"},
    Library{"DejaVu", "", "Bitstream Vera"},
};

QString librariesText() {
    QString lines =
        QStringLiteral("Qt %1: LGPL 3; Qt Charts: GPL 3\n").arg(QLatin1String(qVersion()));
    for (const Library& library : libraries)
        lines += QStringLiteral("%1 %2").arg(library.name, library.version).trimmed() +
                 QStringLiteral(": ") + library.licence + QLatin1Char('\n');
    return lines;
}

} // namespace

void showAbout(QWidget& parent) {
    auto* box = new QMessageBox(
        QMessageBox::NoIcon, About::tr("About Damscope"),
        About::tr("Damscope %1: a game database for draughts.\n\nFree software under the GNU "
                  "General Public License, version 3 or later.")
            .arg(QApplication::applicationVersion()),
        QMessageBox::Close, &parent);
    box->setObjectName("about");
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(About::tr("Libraries and their licences:") + QStringLiteral("\n\n") +
                            librariesText());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

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
