// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/deleted_dialog.hpp"

#include "gui/base/text.hpp"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace damscope::gui {

namespace {

// The store writes UTC.
QString madeAt(const db::Deletion& deletion) {
    QDateTime made =
        QDateTime::fromString(qtText(deletion.made), QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    made.setTimeSpec(Qt::UTC);
    return made.isValid() ? QLocale().toString(made.toLocalTime(), QLocale::ShortFormat)
                          : qtText(deletion.made);
}

} // namespace

DeletedDialog::DeletedDialog(const std::vector<db::Deletion>& deletions, QWidget* parent)
    : QDialog(parent), list_(new QTreeWidget(this)) {
    setWindowTitle(tr("Deleted games"));
    list_->setHeaderLabels({tr("Deleted"), tr("Games"), tr("Why")});
    list_->setRootIsDecorated(false);
    list_->setAccessibleName(windowTitle());
    for (const db::Deletion& deletion : deletions) {
        auto* row = new QTreeWidgetItem(
            list_, {madeAt(deletion), QLocale().toString(static_cast<qulonglong>(deletion.games)),
                    qtText(deletion.reason)});
        row->setData(0, Qt::UserRole, static_cast<qint64>(deletion.id));
    }
    for (int column = 0; column < list_->columnCount(); ++column)
        list_->resizeColumnToContents(column);
    list_->setCurrentItem(list_->topLevelItem(0));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    restore_ = buttons->addButton(tr("&Bring back"), QDialogButtonBox::ActionRole);
    restore_->setObjectName("restore");
    connect(restore_, &QPushButton::clicked, this, &DeletedDialog::restoreSelected);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* all = new QVBoxLayout(this);
    all->addWidget(list_);
    all->addWidget(buttons);
    resize(520, 320);
}

void DeletedDialog::restoreSelected() {
    QTreeWidgetItem* row = list_->currentItem();
    if (row == nullptr)
        return;
    emit restoreChosen(row->data(0, Qt::UserRole).toLongLong());
    delete row;
    restore_->setEnabled(list_->topLevelItemCount() > 0);
}

} // namespace damscope::gui
