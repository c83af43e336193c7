// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/duplicates_dialog.hpp"

#include "gui/base/sheet_model.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"
#include "messages/translation.hpp"
#include "pages/journal_tables.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace damscope::gui {

using db::Certainty;

DuplicatesDialog::DuplicatesDialog(std::vector<db::Duplicate> found, pages::SheetTable table,
                                   QWidget* parent)
    : QDialog(parent), found_(std::move(found)), table_(std::move(table)),
      least_(new QComboBox(this)), list_(new QTreeWidget(this)), note_(new QLabel(this)) {
    setWindowTitle(tr("Duplicates"));
    auto* label = new QLabel(tr("&Show:"), this);
    label->setBuddy(least_);
    least_->setObjectName("certainty");
    least_->setAccessibleName(tr("Certainty"));
    least_->addItem(tr("Certain"), static_cast<int>(Certainty::certain));
    least_->addItem(tr("Also likely"), static_cast<int>(Certainty::likely));
    least_->addItem(tr("Also possible"), static_cast<int>(Certainty::possible));
    list_->setRootIsDecorated(false);
    list_->setAccessibleName(windowTitle());
    note_->setWordWrap(true);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    delete_ = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    delete_->setObjectName("deleteDuplicates");
    delete_->setAutoDefault(false);
    auto* top = new QHBoxLayout;
    top->addWidget(label);
    top->addWidget(least_);
    top->addStretch(1);
    auto* all = new QVBoxLayout(this);
    all->addLayout(top);
    all->addWidget(list_, 1);
    all->addWidget(note_);
    all->addWidget(buttons);
    look::resizeWithinScreen(*this, look::dialog::wide);
    connect(least_, &QComboBox::currentIndexChanged, this, &DuplicatesDialog::list);
    connect(list_, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* row) {
        emit gameChosen(static_cast<db::GameId>(row->data(0, Qt::UserRole).toLongLong()));
    });
    connect(delete_, &QPushButton::clicked, this, [this] {
        emit deleteWanted(deletable());
        accept();
    });
    list();
}

void DuplicatesDialog::fillRows() {
    const auto least = static_cast<Certainty>(least_->currentData().toInt());
    pages::SheetTable shown = table_;
    shown.rows.clear();
    std::vector<db::GameId> games;
    for (std::size_t i = 0; i < found_.size(); ++i)
        if (found_[i].certainty >= least) {
            shown.rows.push_back(table_.rows[i]);
            games.push_back(found_[i].worse);
        }
    fillList(*list_, shown);
    for (std::size_t i = 0; i < games.size(); ++i)
        list_->topLevelItem(static_cast<int>(i))
            ->setData(0, Qt::UserRole, static_cast<qint64>(games[i]));
}

void DuplicatesDialog::list() {
    fillRows();
    const auto count = static_cast<int>(deletable().size());
    const int kept = list_->topLevelItemCount() - count;
    delete_->setText(trPlural("&Delete %Ln game", "&Delete %Ln games", count));
    delete_->setEnabled(count > 0);
    QString note =
        tr("The first game of each line is deleted; Edit > Bring back deleted games restores it.");
    if (kept > 0)
        note +=
            QLatin1Char(' ') + trPlural("%Ln game may have been edited and will be kept.",
                                        "%Ln games may have been edited and will be kept.", kept);
    note_->setText(note);
}

std::vector<db::Duplicate> DuplicatesDialog::deletable() const {
    const auto least = static_cast<Certainty>(least_->currentData().toInt());
    std::vector<db::Duplicate> chosen = found_;
    std::erase_if(chosen, [least](const db::Duplicate& duplicate) {
        return duplicate.certainty < least || duplicate.edited;
    });
    return chosen;
}

namespace {

constexpr int idRole = Qt::UserRole;

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
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Close);
    restore_ = buttons->addButton(tr("&Bring back"), QDialogButtonBox::ActionRole);
    restore_->setObjectName("restore");
    remove_ = buttons->addButton(tr("&Remove for good…"), QDialogButtonBox::ActionRole);
    remove_->setObjectName("removeForGood");
    connect(restore_, &QPushButton::clicked, this, &DeletedDialog::restoreSelected);
    connect(remove_, &QPushButton::clicked, this, &DeletedDialog::askToRemove);
    auto* all = new QVBoxLayout(this);
    all->addWidget(list_);
    all->addWidget(buttons);
    look::resizeWithinScreen(*this, look::dialog::small);
}

void DeletedDialog::add(const ListedDeletion& listed) {
    const db::Deletion& deletion = listed.deletion;
    auto* row = new QTreeWidgetItem(
        list_, {briefDates(pages::localTime(deletion.made)), numberText(deletion.games),
                qtText(word("deletion", deletion.reason, rulesLanguage()))});
    row->setData(0, idRole, static_cast<qint64>(deletion.id));
    row->setData(1, idRole, static_cast<qulonglong>(deletion.games));
    games_ += deletion.games;
    for (const auto& [id, words] : listed.games) {
        auto* game = new QTreeWidgetItem(row, {words});
        game->setFirstColumnSpanned(true);
        game->setData(0, idRole, static_cast<qulonglong>(db::number(id)));
    }
    if (deletion.games > listed.games.size()) {
        const std::uint64_t more = deletion.games - listed.games.size();
        auto* rest =
            new QTreeWidgetItem(row, {worded(countMessage("counted-more", "count", more))});
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
                    trPlural("Remove %Ln deleted game for good?",
                             "Remove %Ln deleted games for good?", static_cast<int>(games_)),
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
