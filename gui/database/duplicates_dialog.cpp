// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/duplicates_dialog.hpp"

#include "gui/look/sizes.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::gui {

using db::Certainty;

DuplicatesDialog::DuplicatesDialog(std::vector<ListedDuplicate> found, QWidget* parent)
    : QDialog(parent), found_(std::move(found)), least_(new QComboBox(this)),
      list_(new QTreeWidget(this)), note_(new QLabel(this)) {
    setWindowTitle(tr("Duplicates"));
    auto* label = new QLabel(tr("&Show:"), this);
    label->setBuddy(least_);
    least_->setObjectName("certainty");
    least_->setAccessibleName(tr("Certainty"));
    least_->addItem(tr("Certain"), static_cast<int>(Certainty::certain));
    least_->addItem(tr("Also likely"), static_cast<int>(Certainty::likely));
    least_->addItem(tr("Also possible"), static_cast<int>(Certainty::possible));
    list_->setHeaderLabels({tr("Game"), tr("Better game"), tr("Certainty"), tr("Reason")});
    list_->setRootIsDecorated(false);
    list_->setAccessibleName(windowTitle());
    note_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
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
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
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

QString DuplicatesDialog::reasonOf(const db::Duplicate& duplicate) {
    const std::array<QString, 5> reasons{
        tr("same moves and players"), tr("one is the beginning of the other"),
        tr("same header, one broken off"), tr("same moves, players exchanged"),
        tr("same moves, other names")};
    const QString& reason = reasons.at(static_cast<std::size_t>(duplicate.sameness));
    if (duplicate.edited)
        return tr("%1; kept: it may have been edited").arg(reason);
    return duplicate.adds ? tr("%1; it says something that the better one lacks").arg(reason)
                          : reason;
}

void DuplicatesDialog::fillList() {
    const std::array<QString, 3> sure{tr("possible"), tr("likely"), tr("certain")};
    const auto least = static_cast<Certainty>(least_->currentData().toInt());
    list_->clear();
    QList<QTreeWidgetItem*> rows;
    for (const ListedDuplicate& listed : found_) {
        const db::Duplicate& d = listed.duplicate;
        if (d.certainty < least)
            continue;
        auto* row =
            new QTreeWidgetItem({listed.worse, listed.better,
                                 sure.at(static_cast<std::size_t>(d.certainty)), reasonOf(d)});
        row->setData(0, Qt::UserRole, static_cast<qint64>(d.worse));
        rows << row;
    }
    list_->addTopLevelItems(rows);
    for (int column = 0; column < list_->columnCount(); ++column)
        list_->resizeColumnToContents(column);
}

void DuplicatesDialog::list() {
    fillList();
    const auto count = static_cast<int>(deletable().size());
    const int kept = list_->topLevelItemCount() - count;
    delete_->setText(tr("&Delete %Ln game(s)", nullptr, count));
    delete_->setEnabled(count > 0);
    QString note =
        tr("The first game of each line is deleted; Edit > Bring back deleted games restores it.");
    if (kept > 0)
        note += QLatin1Char(' ') +
                tr("%Ln game(s) may have been edited and will be kept.", nullptr, kept);
    note_->setText(note);
}

std::vector<db::GameId> DuplicatesDialog::deletable() const {
    const auto least = static_cast<Certainty>(least_->currentData().toInt());
    std::vector<db::GameId> games;
    for (const ListedDuplicate& listed : found_)
        if (listed.duplicate.certainty >= least && !listed.duplicate.edited)
            games.push_back(listed.duplicate.worse);
    return games;
}

} // namespace damscope::gui
