// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/results_page.hpp"

#include "gui/base/list_table.hpp"
#include "gui/base/text.hpp"
#include "gui/look/sizes.hpp"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace damscope::gui {

namespace {

// The next game that has a result to type, in the column of the last one.
void goDown(QTableView& table) {
    const QModelIndex now = table.currentIndex();
    for (int row = now.row() + 1; row < table.model()->rowCount(); ++row)
        if (const QModelIndex next = now.siblingAtRow(row); next.flags() & Qt::ItemIsEditable)
            return table.setCurrentIndex(next);
}

} // namespace

ResultsPage::ResultsPage(QWidget* parent)
    : QWidget(parent), results_(this), crosstable_(new CrosstableModel(results_)),
      rounds_(new RoundsModel(results_)), title_(new QLabel(this)), help_(new QLabel(this)),
      table_(add("crosstable", *crosstable_)), list_(add("rounds", *rounds_)) {
    setObjectName("results");
    title_->setObjectName("resultsTitle");
    title_->setTextFormat(Qt::PlainText);
    title_->setWordWrap(true);
    QFont heading = title_->font();
    heading.setBold(true);
    title_->setFont(heading);
    help_->setObjectName("resultsHelp");
    help_->setWordWrap(true);
    auto* both = new QSplitter(Qt::Vertical, this);
    both->addWidget(table_);
    both->addWidget(list_);
    both->setChildrenCollapsible(false);
    auto* all = new QVBoxLayout(this);
    all->addWidget(title_);
    all->addWidget(help_);
    all->addWidget(both, 1);
    setFocusProxy(table_);
    connect(&results_, &EventResults::replaced, this, &ResultsPage::show);
    connect(&results_, &EventResults::refused, this, [this] { refused_ = true; });
    retranslate();
}

QTableView* ResultsPage::add(const char* name, ResultModel& model) {
    auto* table = new QTableView(this);
    table->setObjectName(name);
    table->setModel(&model);
    setUpList(*table, {});
    table->setSelectionBehavior(QAbstractItemView::SelectItems);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setShowGrid(true);
    table->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed);
    table->installEventFilter(this);
    connect(table, &QTableView::doubleClicked, this, [this, &model](const QModelIndex& index) {
        if (const auto game = model.gameAt(index))
            emit gameChosen(*game);
    });
    return table;
}

// Once the editor has handed its text over: the row stays if that is no result.
void ResultsPage::goDownSoon(QTableView& table) {
    refused_ = false;
    QMetaObject::invokeMethod(
        &table,
        [this, &table] {
            if (!refused_)
                goDown(table);
        },
        Qt::QueuedConnection);
}

// Delete forgets a result; Enter opens the game, as a double click does, or ends typing: the editor
// passes it on.
bool ResultsPage::eventFilter(QObject* watched, QEvent* event) {
    auto* table = qobject_cast<QTableView*>(watched);
    if (table == nullptr || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const QModelIndex now = table->currentIndex();
    const auto game = now.isValid() ? static_cast<ResultModel*>(table->model())->gameAt(now)
                                    : std::optional<db::GameId>();
    if (!game)
        return QWidget::eventFilter(watched, event);
    if (key == Qt::Key_Delete) {
        table->model()->setData(now, QStringLiteral("*"));
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        if (table->indexWidget(now) != nullptr) // its editor
            goDownSoon(*table);
        else
            emit gameChosen(*game);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ResultsPage::show() {
    title_->setText(results_.isEmpty() ? QString() : qtText(results_.page().event.name));
    table_->setVisible(!results_.isEmpty() && !results_.grid().isEmpty());
    setFocusProxy(table_->isHidden() ? list_ : table_);
    for (QTableView* table : {table_, list_})
        table->resizeColumnsToContents();
}

void ResultsPage::retranslate() {
    help_->setText(tr("Type the points of the player of the row, or both: 2, 1, 0, 2-0, +, =, -. "
                      "Delete clears a result; a double click or Enter opens the game."));
    table_->setAccessibleName(tr("Crosstable"));
    list_->setAccessibleName(tr("Games by round"));
    crosstable_->retranslate();
    rounds_->retranslate();
}

void ResultsPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace damscope::gui
