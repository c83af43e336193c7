// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/games_panel.hpp"

#include "db/filter_text.hpp"
#include "gui/text.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace damscope::gui {

namespace {

constexpr int typingDelay = 200; // milliseconds after the last key

void setUp(QTableView& table) {
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::ExtendedSelection);
    table.setAlternatingRowColors(true);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    // One height for all: a million rows must not be measured one by one.
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + 6);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setSectionsMovable(true);
    table.setSortingEnabled(true);
    table.sortByColumn(GameTableModel::number, Qt::AscendingOrder);
    constexpr std::array<int, GameTableModel::columns> widths{8, 24, 9, 24, 9, 9, 28, 15, 9, 30, 9};
    for (int i = 0; i < GameTableModel::columns; ++i)
        table.setColumnWidth(i, widths[static_cast<std::size_t>(i)] *
                                    table.fontMetrics().averageCharWidth());
}

} // namespace

GamesPanel::GamesPanel(QWidget* parent)
    : QWidget(parent), line_(new QLineEdit(this)), count_(new QLabel(this)),
      wrong_(new QLabel(this)), table_(new QTableView(this)) {
    auto* top = new QHBoxLayout;
    top->addWidget(line_, 1);
    top->addWidget(count_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(4, 4, 4, 4);
    all->setSpacing(4);
    all->addLayout(top);
    all->addWidget(wrong_);
    all->addWidget(table_, 1);
    line_->setClearButtonEnabled(true);
    wrong_->setWordWrap(true);
    wrong_->hide();
    table_->setModel(&model_);
    setUp(*table_);

    typing_.setSingleShot(true);
    typing_.setInterval(typingDelay);
    connect(line_, &QLineEdit::textChanged, &typing_, qOverload<>(&QTimer::start));
    connect(line_, &QLineEdit::returnPressed, this, &GamesPanel::readLine);
    connect(&typing_, &QTimer::timeout, this, &GamesPanel::readLine);
    connect(&model_, &GameTableModel::orderWanted, this, [this](int column, Qt::SortOrder order) {
        question_.order = GameTableModel::orderOf(column);
        question_.descending = order == Qt::DescendingOrder;
        ask();
    });
    connect(&model_, &GameTableModel::failed, this, &GamesPanel::failed);
    connect(&finder_, &GameFinder::found, this, &GamesPanel::show);
    connect(&finder_, &GameFinder::failed, this, &GamesPanel::failed);
    connect(table_, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (const auto game = model_.gameAt(index.row()))
            emit gameChosen(*game);
    });
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (const auto game = model_.gameAt(index.row()))
                    emit gameSelected(*game);
            });
    retranslate();
}

void GamesPanel::setStore(const std::filesystem::path& file) {
    model_.setStore(file);
    question_.store = file;
    ask();
}

void GamesPanel::refresh() {
    ask();
}

void GamesPanel::focusFilter() {
    line_->setFocus(Qt::ShortcutFocusReason);
    line_->selectAll();
}

std::vector<db::GameId> GamesPanel::selectedGames() const {
    QModelIndexList rows = table_->selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    std::vector<db::GameId> games;
    for (const QModelIndex& index : rows)
        if (const auto game = model_.gameAt(index.row()))
            games.push_back(*game);
    return games;
}

void GamesPanel::ask() {
    if (!question_.store.empty())
        finder_.ask(question_);
}

void GamesPanel::readLine() {
    typing_.stop();
    const auto filter = db::readFilter(line_->text().toStdString());
    wrong_->setVisible(!filter);
    if (!filter) {
        wrong_->setText(qtText(filter.error().message));
        return;
    }
    question_.filter = *filter;
    emit filterChanged(*filter);
    ask();
}

void GamesPanel::show(const std::vector<db::GameId>& games, quint64 all) {
    const auto selected = model_.gameAt(table_->currentIndex().row());
    model_.setGames(games);
    all_ = all;
    count_->setText(countText());
    if (const auto row = selected ? model_.rowOf(*selected) : std::nullopt)
        table_->setCurrentIndex(model_.index(*row, 0));
}

QString GamesPanel::countText() const {
    const QLocale locale;
    const auto shown = model_.rowCount();
    if (static_cast<quint64>(shown) == all_)
        return tr("%n game(s)", nullptr, shown);
    return tr("%1 of %2 games").arg(locale.toString(shown), locale.toString(all_));
}

void GamesPanel::retranslate() {
    line_->setPlaceholderText(
        tr("Filter: a name, or player:jansen from:1998 result:white plies:40-"));
    line_->setToolTip(tr("Keys: player, white, black, event, site, from, to, result, variant, "
                         "rating, plies, source, with, id. All that is said must hold."));
    line_->setAccessibleName(tr("Filter of the games"));
    table_->setAccessibleName(tr("Games"));
    count_->setText(countText());
    model_.retranslate();
}

void GamesPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace damscope::gui
