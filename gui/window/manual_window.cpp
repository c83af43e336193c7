// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/manual_window.hpp"

#include "gui/look/sizes.hpp"
#include "gui/window/manual_text.hpp"

#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextStream>
#include <QUrl>
#include <QVBoxLayout>

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
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* back = buttons->addButton(tr("&Back"), QDialogButtonBox::ActionRole);
    back->setObjectName("manualBack");
    back->setAutoDefault(false);
    back->setEnabled(false);
    auto* all = new QVBoxLayout(this);
    all->addWidget(split, 1);
    all->addWidget(buttons);
    look::resizeWithinScreen(*this, look::dialog::large);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
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

} // namespace damscope::gui
