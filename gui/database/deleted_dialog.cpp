// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/deleted_dialog.hpp"

#include "gui/base/text.hpp"
#include "gui/look/sizes.hpp"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace damscope::gui {

namespace {

constexpr int idRole = Qt::UserRole;

// The store writes UTC. Dates have the form that they have in games.
QString madeAt(const db::Deletion& deletion) {
    QDateTime made =
        QDateTime::fromString(qtText(deletion.made), QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    made.setTimeSpec(Qt::UTC);
    return made.isValid() ? made.toLocalTime().toString(QStringLiteral("yyyy.MM.dd HH:mm"))
                          : qtText(deletion.made);
}

// Those of the window; others are commands or filters of the user.
QString wordedReason(const std::string& reason) {
    if (reason == selectedReason)
        return DeletedDialog::tr("selected in the list");
    if (reason == wholeListReason)
        return DeletedDialog::tr("all games of the list");
    return qtText(reason);
}

} // namespace

DeletedDialog::DeletedDialog(const std::vector<ListedDeletion>& deletions, QWidget* parent)
    : QDialog(parent), list_(new QTreeWidget(this)) {
    setWindowTitle(tr("Deleted games"));
    list_->setHeaderLabels({tr("Deleted"), tr("Games"), tr("Why")});
    list_->setAccessibleName(windowTitle());
    for (const ListedDeletion& listed : deletions)
        add(listed);
    for (int column = 0; column < list_->columnCount(); ++column)
        list_->resizeColumnToContents(column);
    list_->setCurrentItem(list_->topLevelItem(0));
    list_->topLevelItem(0)->setExpanded(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    restore_ = buttons->addButton(tr("&Bring back"), QDialogButtonBox::ActionRole);
    restore_->setObjectName("restore");
    remove_ = buttons->addButton(tr("&Remove for good…"), QDialogButtonBox::ActionRole);
    remove_->setObjectName("removeForGood");
    connect(restore_, &QPushButton::clicked, this, &DeletedDialog::restoreSelected);
    connect(remove_, &QPushButton::clicked, this, &DeletedDialog::askToRemove);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* all = new QVBoxLayout(this);
    all->addWidget(list_);
    all->addWidget(buttons);
    look::resizeWithinScreen(*this, look::dialog::small);
}

void DeletedDialog::add(const ListedDeletion& listed) {
    const db::Deletion& deletion = listed.deletion;
    auto* row = new QTreeWidgetItem(
        list_, {madeAt(deletion), QLocale().toString(static_cast<qulonglong>(deletion.games)),
                wordedReason(deletion.reason)});
    row->setData(0, idRole, static_cast<qint64>(deletion.id));
    row->setData(1, idRole, static_cast<qulonglong>(deletion.games));
    games_ += deletion.games;
    for (const auto& [id, words] : listed.games) {
        auto* game = new QTreeWidgetItem(row, {words});
        game->setFirstColumnSpanned(true);
        game->setData(0, idRole, static_cast<qulonglong>(db::number(id)));
    }
    if (const auto more = static_cast<int>(deletion.games - listed.games.size()); more > 0) {
        auto* rest = new QTreeWidgetItem(row, {tr("and %Ln more", nullptr, more)});
        rest->setFirstColumnSpanned(true);
        rest->setFlags(Qt::NoItemFlags);
    }
}

// A deletion, or one of its games.
void DeletedDialog::restoreSelected() {
    QTreeWidgetItem* row = list_->currentItem();
    if (row == nullptr)
        return;
    QTreeWidgetItem* deletion = row->parent();
    if (deletion == nullptr) {
        emit restoreChosen(row->data(0, idRole).toLongLong());
        games_ -= row->data(1, idRole).toULongLong();
        delete row;
    } else {
        emit gameRestoreChosen(deletion->data(0, idRole).toLongLong(),
                               static_cast<db::GameId>(row->data(0, idRole).toUInt()));
        const auto left = deletion->data(1, idRole).toULongLong() - 1;
        --games_;
        deletion->setData(1, idRole, left);
        deletion->setText(1, QLocale().toString(left));
        delete (left > 0 ? row : deletion);
    }
    restore_->setEnabled(list_->topLevelItemCount() > 0);
    remove_->setEnabled(restore_->isEnabled());
}

void DeletedDialog::askToRemove() {
    QMessageBox box(QMessageBox::Warning, tr("Remove deleted games"),
                    tr("Remove %Ln deleted game(s) for good?", nullptr, static_cast<int>(games_)),
                    QMessageBox::Cancel, this);
    box.setInformativeText(tr("This cannot be undone."));
    QPushButton* agree = box.addButton(tr("&Remove"), QMessageBox::DestructiveRole);
    agree->setObjectName("agree");
    box.exec();
    if (box.clickedButton() != agree)
        return;
    emit removalChosen();
    accept();
}

} // namespace damscope::gui
