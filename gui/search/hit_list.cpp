// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/hit_list.hpp"

#include "db/store/sqlite/sqlite.hpp"
#include "gui/base/job.hpp"
#include "gui/base/list_columns.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/database/collections.hpp"
#include "gui/database/game_table_model.hpp"
#include "gui/look/theme.hpp"
#include "rules/text/notation.hpp"

#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <iterator>
#include <utility>

namespace damscope::gui {

namespace {

// Both players of a game are seen, however narrow the column is.
class PairItems : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        const QStyle* style = cell.widget->style();
        const int beside = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1;
        if (const QStringList names = index.data(HitModel::namesRole).toStringList();
            !names.isEmpty())
            cell.text = pairWithin(cell.rect.width() - 2 * beside, names, cell.fontMetrics);
        style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    }
};

} // namespace

HitList::HitList(QWidget* parent)
    : QWidget(parent), collections_(new CollectionsMenu(this)),
      collect_(withText<QPushButton>(
          *this, "collectHits", [] { return tr("Collect"); },
          [] { return tr("Adds the games to a collection"); })),
      export_(withText<QPushButton>(
          *this, "exportHits", [] { return tr("Export…"); },
          [] { return tr("Writes the games to a file"); })),
      save_(withText<QPushButton>(
          *this, "saveSearch", [] { return tr("Save search…"); },
          [] { return tr("Keeps the search under a name, in Edit > Bookmarks"); })),
      list_(withText<QPushButton>(
          *this, "listHits", [] { return tr("Show as filter"); },
          [] { return tr("Lists the games in Games, where they can be filtered further"); })),
      table_(new GameTable(this)) {
    compose();
    composeButtons();
    connect(&hits_, &HitModel::rowsInserted, this, &HitList::showTitle);
    connect(&hits_, &HitModel::modelReset, this, &HitList::showTitle);
    connect(table_, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (index.isValid())
            emit placeChosen(hits_.hit(index.row()));
    });
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid())
                    emit placeSelected(hits_.hit(index.row()));
            });
    followPointer();
    keepTranslated(*this, [this] {
        showTitle();
        table_->setAccessibleName(tr("Places found"));
        hits_.retranslate();
        columns_->fit();
    });
}

void HitList::followPointer() {
    table_->setMouseTracking(true);
    table_->viewport()->installEventFilter(this);
    connect(table_, &QTableView::entered, this, [this](const QModelIndex& index) {
        if (std::exchange(pointedRow_, index.row()) != index.row())
            emit placePointed(hits_.hit(index.row()));
    });
    connect(table_, &QTableView::viewportEntered, this, &HitList::leave);
    connect(&hits_, &HitModel::modelReset, this, [this] { pointedRow_ = -1; });
}

void HitList::leave() {
    if (std::exchange(pointedRow_, -1) >= 0)
        emit pointerLeft();
}

bool HitList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave)
        leave();
    return QWidget::eventFilter(watched, event);
}

void HitList::compose() {
    auto* buttons = new FlowLayout;
    for (QWidget* button : std::initializer_list<QWidget*>{collect_, export_, save_, list_})
        buttons->addWidget(button);
    auto* results = new QVBoxLayout(this);
    results->setContentsMargins(look::around(look::space::small));
    results->setSpacing(look::space::small);
    results->addLayout(buttons);
    results->addWidget(table_, 1);
    setFocusProxy(table_);
    table_->setObjectName("hits");
    table_->setModel(&hits_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAlternatingRowColors(true);
    setUpList(*table_, {});
    table_->setItemDelegateForColumn(HitModel::players, new PairItems(table_));
    // Players, move, result, year, event.
    columns_ = new ListColumns(*table_, {{10, 26}, {12, 13}, {5, 8}, {7, 8, 2}, {10, 24, 1}});
    setPlaceholder(*table_, [this] {
        if (isSearching_)
            return tr("Searching…");
        return hasSearched_ ? tr("Nothing was found.")
                            : tr("Put pieces on the board or write a query, then Search.");
    });
}

void HitList::composeButtons() {
    auto* menu = new QMenu(collect_);
    collect_->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillCollections(*menu); });
    connect(export_, &QPushButton::clicked, this, [this] { emit exportWanted(hits_.games()); });
    connect(save_, &QPushButton::clicked, this, &HitList::saveWanted);
    connect(list_, &QPushButton::clicked, this, &HitList::listWanted);
    connect(collections_, &CollectionsMenu::reported, this, &HitList::reported);
    connect(collections_, &CollectionsMenu::changed, this, [this](const QString& made) {
        if (!made.isEmpty())
            emit reported(tr("The games are in the new collection %1.").arg(made));
        emit collectionsChanged();
    });
}

void HitList::fillCollections(QMenu& menu) {
    menu.clear();
    if (hits_.store() == nullptr)
        return;
    const QString subject = QStringLiteral("collections of hits not read");
    QStringList names;
    try {
        for (const db::Collection& collection : db::collections(*hits_.store()))
            names << qtText(collection.name);
    } catch (const db::Error& e) {
        return alertFailure(*this, subject, [reason = worded(e)] {
            return tr("The collections cannot be read: %1").arg(reason);
        });
    }
    retractFailure(*this, subject);
    collections_->fillAdding(menu, {store_, names, {}, hits_.games()});
}

void HitList::setStore(const std::filesystem::path& file) {
    hits_.setStore(file);
    store_ = file;
    hasSearched_ = false;
}

void HitList::setSearching(bool searching) {
    isSearching_ = searching;
    hasSearched_ |= searching;
    emit searchingChanged();
}

void HitList::showTitle() {
    const int hits = hits_.rowCount();
    setWindowTitle(hits == 0 ? tr("Found") : tr("Found (%1)").arg(QLocale().toString(hits)));
    for (QPushButton* button : {collect_, export_, list_})
        button->setEnabled(hits > 0);
}

namespace {

QString paired(const QStringList& names) {
    return names.join(QStringLiteral(" – "));
}

QStringList namesOf(const db::GameLine& game) {
    QStringList names{shownField(game, db::GameField::white).toString(),
                      shownField(game, db::GameField::black).toString()};
    if (names.join(QString()).isEmpty())
        return {};
    for (QString& name : names)
        if (name.isEmpty())
            name = QStringLiteral("?");
    return names;
}

// A game of which no player is known has its number instead.
QString playersText(const db::GameLine& game) {
    const QStringList names = namesOf(game);
    return names.isEmpty() ? HitModel::tr("game %1").arg(db::number(game.id)) : paired(names);
}

QVariant playersCell(const db::GameLine& game, int role) {
    switch (role) {
    case Qt::DisplayRole:
        return playersText(game);
    case Qt::ToolTipRole:
        return plainTip(playersText(game));
    case HitModel::namesRole:
        return namesOf(game);
    default:
        return {};
    }
}

QVariant yearOf(const db::GameLine& game) {
    const int year = game.header.day.year();
    return year > 0 ? QVariant(year) : QVariant();
}

} // namespace

QString pairWithin(int width, const QStringList& names, const QFontMetrics& metrics) {
    const auto fits = [&](const QStringList& both) {
        return metrics.horizontalAdvance(paired(both)) <= width;
    };
    if (fits(names))
        return paired(names);
    QStringList surnames;
    for (const QString& name : names)
        surnames << name.section(QLatin1Char(','), 0, 0).trimmed();
    if (fits(surnames))
        return paired(surnames);
    // What a short name leaves is for the other one.
    const int room = std::max(0, width - metrics.horizontalAdvance(paired({{}, {}})));
    const int white = metrics.horizontalAdvance(surnames.front());
    const int black = metrics.horizontalAdvance(surnames.back());
    const int first = std::min(white, std::max(room / 2, room - black));
    return paired({metrics.elidedText(surnames.front(), Qt::ElideRight, first),
                   metrics.elidedText(surnames.back(), Qt::ElideRight, room - first)});
}

void HitModel::setStore(const std::filesystem::path& file) {
    openStore(file);
    clear(variant_);
}

void HitModel::clear(rules::Variant variant) {
    beginResetModel();
    variant_ = variant;
    hits_.clear();
    setRows({});
    endResetModel();
}

std::vector<db::GameId> HitModel::games() const {
    std::vector<db::GameId> games; // several hits of a game follow each other
    std::unique_copy(rows().begin(), rows().end(), std::back_inserter(games));
    return games;
}

void HitModel::add(const std::vector<db::query::Hit>& hits) {
    if (hits.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(hits.size()) - 1);
    hits_.insert(hits_.end(), hits.begin(), hits.end());
    for (const db::query::Hit& hit : hits)
        addRow(hit.game);
    endInsertRows();
}

int HitModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

// "12. 32-28", "12... 18-23": the number of the next move.
QString HitModel::moveText(const db::query::Hit& hit) const {
    if (hit.next.empty())
        return tr("at the end");
    const bool first = hit.side == rules::rules(variant_).firstMover;
    const int shownNumber = rules::moveNumberAfter(hit.ply + (first ? 1 : 0));
    const QString text =
        qtText(rules::moveNumberText(shownNumber, first)) + QLatin1Char(' ') + qtText(hit.next);
    return hit.inVariation ? QStringLiteral("(%1)").arg(text) : text;
}

QVariant HitModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || (role != Qt::DisplayRole && index.column() != players))
        return {};
    if (index.column() == move)
        return moveText(hit(index.row()));
    const db::GameLine* game = line(index.row());
    if (game == nullptr)
        return {};
    switch (index.column()) {
    case players:
        return playersCell(*game, role);
    case year:
        return yearOf(*game);
    case result:
        return shownField(*game, db::GameField::result);
    default:
        return shownField(*game, db::GameField::event);
    }
}

QVariant HitModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    const std::array<QString, columns> names{tr("Players"), tr("Move"), tr("Result"), tr("Year"),
                                             tr("Event")};
    return names[static_cast<std::size_t>(section)];
}

} // namespace damscope::gui
