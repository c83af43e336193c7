// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/problems_panel.hpp"

#include "gui/base/empty_words.hpp"
#include "gui/base/flow_layout.hpp"
#include "gui/base/list_table.hpp"
#include "gui/look/sizes.hpp"
#include "parser/meaning/correct.hpp"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <array>

namespace damscope::gui {

ProblemsPanel::ProblemsPanel(QWidget* parent)
    : QWidget(parent), table_(new QTableView(this)), message_(new QLabel(this)),
      open_(new QPushButton(this)), accept_(new QPushButton(this)), refuse_(new QPushButton(this)),
      takeBack_(new QPushButton(this)) {
    auto* buttons = new FlowLayout;
    for (QPushButton* button : {open_, accept_, refuse_, takeBack_})
        buttons->addWidget(button);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::around(look::space::small));
    all->setSpacing(look::space::small);
    all->addWidget(table_, 1);
    all->addWidget(message_);
    all->addLayout(buttons);
    message_->setWordWrap(true);
    message_->setTextFormat(Qt::PlainText);
    message_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    message_->setMinimumHeight(2 * fontMetrics().lineSpacing()); // the list keeps its place
    table_->setObjectName("problemsTable");
    setFocusProxy(table_);
    message_->setObjectName("problem");
    table_->setModel(&model_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    constexpr std::array<int, ProblemModel::columns> widths{26, 40, 40};
    setUpList(*table_, widths);
    sayWhenEmpty(*table_, [] { return tr("No problem is known in the games of this database."); });
    table_->horizontalHeader()->setStretchLastSection(true);

    const auto row = [this] { return table_->currentIndex().row(); };
    connect(table_, &QTableView::activated, this,
            [this](const QModelIndex& index) { emit openWanted(index.row()); });
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ProblemsPanel::showChoices);
    connect(&model_, &QAbstractItemModel::rowsInserted, this, &ProblemsPanel::showTitle);
    connect(&model_, &QAbstractItemModel::rowsRemoved, this, &ProblemsPanel::showTitle);
    connect(&model_, &QAbstractItemModel::modelReset, this, &ProblemsPanel::showTitle);
    connect(&model_, &QAbstractItemModel::dataChanged, this, &ProblemsPanel::showChoices);
    connect(open_, &QPushButton::clicked, this, [this, row] { emit openWanted(row()); });
    connect(accept_, &QPushButton::clicked, this, [this, row] { emit repairWanted(row()); });
    connect(takeBack_, &QPushButton::clicked, this, [this, row] { emit undoWanted(row()); });
    connect(refuse_, &QPushButton::clicked, this, [this, row] { model_.remove(row()); });
    retranslate();
    showChoices();
}

void ProblemsPanel::showChoices() {
    const int row = table_->currentIndex().row();
    const bool chosen = row >= 0 && row < model_.rowCount();
    const bool mended = chosen && model_.mended(row);
    const bool proposed =
        chosen && !mended && parser::canBeAccepted(model_.problem(row).problem.suggestion);
    // The list cuts it, and the user should read it before accepting a proposal.
    message_->setText(chosen ? model_.index(row, ProblemModel::message).data().toString()
                             : QString());
    open_->setEnabled(chosen && model_.problem(row).ordinal > 0);
    accept_->setEnabled(proposed);
    refuse_->setEnabled(proposed);
    takeBack_->setEnabled(mended);
}

void ProblemsPanel::showTitle() {
    setWindowTitle(model_.rowCount() > 0
                       ? tr("Problems (%1)").arg(QLocale().toString(model_.rowCount()))
                       : tr("Problems"));
    showChoices();
}

void ProblemsPanel::retranslate() {
    showTitle();
    table_->setAccessibleName(tr("Problems"));
    open_->setText(tr("Open the game"));
    accept_->setText(tr("Accept the proposal"));
    accept_->setToolTip(
        tr("Changes the stored game as proposed; the original text is kept with it"));
    refuse_->setText(tr("Reject the proposal"));
    refuse_->setToolTip(tr("Keeps the game as it was written"));
    takeBack_->setText(tr("Revert the change"));
    takeBack_->setToolTip(tr("Restores the original text of the stored game"));
    model_.retranslate();
}

void ProblemsPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace damscope::gui
