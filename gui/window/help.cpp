// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/help.hpp"

#include "gui/base/actions.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"
#include "guide/writer.hpp"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextStream>
#include <QUrl>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace damscope::gui {

namespace {

// The first heading of a document.
QString titleOf(const QString& name) {
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return {};
    QTextStream lines(&file);
    for (QString line; lines.readLineInto(&line);)
        if (line.startsWith(QStringLiteral("# ")))
            return line.mid(2).trimmed();
    return QFileInfo(name).completeBaseName();
}

} // namespace

ManualWindow::ManualWindow(const QString& folder, QWidget* parent)
    : QDialog(parent), list_(new QListWidget(this)), text_(new ManualText(this)) {
    setWindowTitle(tr("Manual"));
    list_->setAccessibleName(tr("Contents"));
    text_->setAccessibleName(windowTitle());
    auto* split = new QSplitter(this);
    split->addWidget(list_);
    split->addWidget(text_);
    split->setStretchFactor(1, 1);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    auto* back = buttons->addButton(tr("&Back"), QDialogButtonBox::ActionRole);
    back->setObjectName("manualBack");
    back->setAutoDefault(false);
    back->setEnabled(false);
    auto* all = new QVBoxLayout(this);
    all->addWidget(split, 1);
    all->addWidget(buttons);
    look::resizeWithinScreen(*this, look::dialog::large);
    connect(back, &QPushButton::clicked, text_, &QTextBrowser::backward);
    connect(text_, &QTextBrowser::backwardAvailable, back, &QWidget::setEnabled);
    connect(text_, &QTextBrowser::sourceChanged, this, &ManualWindow::choose);
    connect(list_, &QListWidget::currentRowChanged, this, &ManualWindow::showChosen);
    listDocuments(folder);
    const int titles = list_->sizeHintForColumn(0) + 2 * list_->frameWidth() +
                       list_->verticalScrollBar()->sizeHint().width();
    split->setSizes({titles, width() - titles});
}

// The first ones that a user reads come first.
void ManualWindow::listDocuments(const QString& folder) {
    const QDir docs(folder);
    QStringList names{"README.md", "docs/tutorial.md", "docs/desktop.md"};
    for (const QString& name : QDir(docs.filePath("docs")).entryList({"*.md"}, QDir::Files))
        if (const QString path = "docs/" + name; !names.contains(path))
            names << path;
    for (const QString& name : names) {
        const QString path = docs.filePath(name);
        if (!QFile::exists(path))
            continue;
        auto* item = new QListWidgetItem(titleOf(path), list_);
        item->setData(Qt::UserRole, QUrl::fromLocalFile(path));
    }
    if (list_->count() == 0)
        text_->setPlainText(tr("The documents were not found in %1.").arg(docs.absolutePath()));
    list_->setCurrentRow(0);
}

void ManualWindow::showChosen() {
    const QListWidgetItem* item = list_->currentItem();
    if (item != nullptr &&
        item->data(Qt::UserRole).toUrl() != text_->source().adjusted(QUrl::RemoveFragment))
        text_->setSource(item->data(Qt::UserRole).toUrl());
}

void ManualWindow::choose(const QUrl& shown) {
    const QSignalBlocker quiet(list_);
    for (int row = 0; row < list_->count(); ++row)
        if (list_->item(row)->data(Qt::UserRole).toUrl() ==
            shown.adjusted(QUrl::RemoveFragment | QUrl::NormalizePathSegments))
            list_->setCurrentRow(row);
}

namespace {

// As the hosts of repositories name headings: "Keys and menus" is "keys-and-menus".
QString anchorOf(const QString& heading) {
    QString anchor;
    for (const QChar c : heading.toLower())
        if (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_'))
            anchor += c;
        else if (c.isSpace())
            anchor += QLatin1Char('-');
    return anchor;
}

} // namespace

ManualText::ManualText(QWidget* parent) : QTextBrowser(parent) {
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, &ManualText::follow);
}

void ManualText::follow(const QUrl& link) {
    const QUrl target = source().resolved(link);
    if (target.isLocalFile())
        setSource(target);
    else
        QDesktopServices::openUrl(target);
}

// A document that is shown while it is read is laid out again for every cell of its tables, which
// takes many seconds: it is read first.
void ManualText::doSetSource(const QUrl& name, QTextDocument::ResourceType /*type*/) {
    markdown_.clear();
    QTextBrowser::doSetSource(name, QTextDocument::MarkdownResource);
    auto* read = new QTextDocument(this); // which loads its pictures
    read->setDefaultFont(font());
    read->setMarkdown(QString::fromUtf8(markdown_));
    setDocument(read);
    delete std::exchange(read_, read);
    if (name.hasFragment())
        goToHeading(name.fragment());
}

void ManualText::goToHeading(const QString& anchor) {
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0 && anchorOf(block.text()) == anchor) {
            QTextCursor there(block);
            moveCursor(QTextCursor::End); // so that the heading comes to the top
            setTextCursor(there);
            return;
        }
}

QVariant ManualText::loadResource(int type, const QUrl& name) {
    QVariant loaded = QTextBrowser::loadResource(type, name);
    if (type == QTextDocument::MarkdownResource) {
        markdown_ = loaded.toByteArray();
        return loaded.isValid() ? QByteArray("\n") : loaded;
    }
    if (type != QTextDocument::ImageResource)
        return loaded;
    QImage picture;
    if (loaded.canConvert<QByteArray>() && !loaded.toByteArray().isEmpty())
        picture.loadFromData(loaded.toByteArray());
    else
        picture = loaded.value<QImage>();
    if (picture.width() > look::place::paragraph)
        picture = picture.scaledToWidth(look::place::paragraph, Qt::SmoothTransformation);
    return picture;
}

RulesWindow::RulesWindow(rules::Variant variant, QWidget* parent)
    : QDialog(parent), variant_(new QComboBox(this)), text_(new QTextBrowser(this)) {
    variant_->setObjectName("rulesVariant");
    for (const rules::Variant v : rules::allVariants())
        variant_->addItem({}, static_cast<int>(v));
    text_->setTabChangesFocus(true);
    text_->document()->setDocumentMargin(look::space::large);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    auto* all = new QVBoxLayout(this);
    all->addWidget(variant_);
    all->addWidget(text_, 1);
    all->addWidget(buttons);
    look::resizeWithinScreen(*this, look::dialog::tall);
    connect(variant_, &QComboBox::currentIndexChanged, this, &RulesWindow::showChosen);
    keepTranslated(*this, [this] { retranslate(); });
    showRules(variant);
}

void RulesWindow::showRules(rules::Variant variant) {
    variant_->setCurrentIndex(variant_->findData(static_cast<int>(variant)));
    showChosen();
}

void RulesWindow::showChosen() {
    const auto variant = static_cast<rules::Variant>(variant_->currentData().toInt());
    // Its headings, lists and squares are written as Markdown has them.
    text_->setMarkdown(qtText(rules::rulesPage(variant, rulesLanguage())));
}

void RulesWindow::retranslate() {
    setWindowTitle(tr("Rules"));
    variant_->setAccessibleName(tr("Variant"));
    text_->setAccessibleName(windowTitle());
    for (int i = 0; i < variant_->count(); ++i)
        variant_->setItemText(
            i, variantTitle(static_cast<rules::Variant>(variant_->itemData(i).toInt())));
    showChosen();
}

void showManual(const QString& folder, QWidget& parent) {
    auto* manual = parent.findChild<ManualWindow*>();
    if (manual == nullptr)
        manual = new ManualWindow(folder, &parent);
    manual->show();
    manual->raise();
}

void showRules(rules::Variant variant, QWidget& parent) {
    auto* page = parent.findChild<RulesWindow*>();
    if (page == nullptr)
        page = new RulesWindow(variant, &parent);
    page->showRules(variant);
    page->show();
    page->raise();
}

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
    openMessage(parent, QMessageBox::NoIcon, About::tr("About Damscope"),
                About::tr("Damscope %1: a game database for draughts.\n\nFree software under the "
                          "GNU General Public License, version 3 or later.")
                    .arg(QApplication::applicationVersion()),
                About::tr("Libraries and their licences:") + QStringLiteral("\n\n") +
                    librariesText())
        .setObjectName("about");
}

namespace {

struct Help {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::Help)
};

constexpr auto shortcutsName = "shortcutsWindow";

// Two columns: one would be twice as long to scroll through.
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
    if (auto* open = parent.findChild<QDialog*>(shortcutsName)) {
        open->raise();
        return open->activateWindow();
    }
    auto* window = new QDialog(&parent);
    window->setObjectName(shortcutsName);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setWindowTitle(Help::tr("Keyboard shortcuts"));
    const QString onBoard =
        Help::tr("On the board: arrow keys and space, or type the move.").toHtmlEscaped();
    auto* keys = new QTextBrowser(window); // more than a small screen has room for
    keys->setObjectName("shortcuts");
    keys->setAccessibleName(window->windowTitle());
    keys->setTabChangesFocus(true);
    keys->setHtml(QStringLiteral("%1<p>%2</p>").arg(keysTable(actions), onBoard));
    auto* all = new QVBoxLayout(window);
    all->addWidget(keys, 1);
    all->addWidget(dialogButtons(*window, QDialogButtonBox::Close));
    look::resizeWithinScreen(*window, look::dialog::large);
    window->show();
}

} // namespace damscope::gui
