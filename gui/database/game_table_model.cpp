// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/game_table_model.hpp"

#include "db/search/lists/filter_choices.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"

#include <QAction>
#include <QDataStream>
#include <QHeaderView>
#include <QIODevice>
#include <QMenu>
#include <QTableView>

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>
#include <variant>

namespace damscope::gui {

namespace {

Qt::Alignment alignmentOf(int column) {
    switch (column) {
    case GameTableModel::number:
    case GameTableModel::whiteRating:
    case GameTableModel::blackRating:
    case GameTableModel::moves:
        return Qt::AlignVCenter | Qt::AlignRight;
    case GameTableModel::result:
        return Qt::AlignVCenter | Qt::AlignHCenter;
    default:
        return Qt::AlignVCenter | Qt::AlignLeft;
    }
}

} // namespace

void GameTableModel::setStore(const std::filesystem::path& file) {
    openStore(file);
    setGames({});
}

void GameTableModel::setGames(std::vector<db::GameId> games) {
    beginResetModel();
    setRows(std::move(games));
    endResetModel();
}

std::optional<db::GameId> GameTableModel::gameAt(int row) const {
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    return games()[static_cast<std::size_t>(row)];
}

std::optional<int> GameTableModel::rowOf(db::GameId game) const {
    const auto found = std::ranges::find(games(), game);
    return found == games().end() ? std::nullopt
                                  : std::optional(static_cast<int>(found - games().begin()));
}

db::SortBy GameTableModel::orderOf(int column) {
    using db::SortBy;
    constexpr std::array<SortBy, columns> orders{SortBy::imported, SortBy::white,  SortBy::rating,
                                                 SortBy::black,    SortBy::rating, SortBy::result,
                                                 SortBy::event,    SortBy::date,   SortBy::imported,
                                                 SortBy::imported, SortBy::plies,  SortBy::opening};
    return orders.at(static_cast<std::size_t>(column));
}

QString GameTableModel::fullName(int column) {
    assert(column >= 0 && column < columns);
    const std::array<QString, columns> names{
        tr("Number"),         tr("White"),   tr("White's rating"), tr("Black"),
        tr("Black's rating"), tr("Result"),  tr("Event"),          tr("Date"),
        tr("Round"),          tr("Variant"), tr("Moves"),          tr("Opening")};
    return names[static_cast<std::size_t>(column)];
}

int GameTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant GameTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(index.column()));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const db::GameLine* row = line(index.row());
    if (row == nullptr)
        return {};
    if (role == Qt::DisplayRole)
        return shown(*row, index.column());
    if (row->problems == 0)
        return {};
    return plainTip(trPlural("%Ln problem was found when this game was read.",
                             "%Ln problems were found when this game was read.", row->problems));
}

QVariant GameTableModel::shown(const db::GameLine& line, int column) {
    using db::GameField;
    constexpr std::array<GameField, columns> fields{
        GameField::id,          GameField::white,   GameField::whiteRating, GameField::black,
        GameField::blackRating, GameField::result,  GameField::event,       GameField::date,
        GameField::round,       GameField::variant, GameField::plies,       GameField::opening};
    if (column == variant)
        return variantTitle(line.header.variant);
    if (column == moves)
        return (line.header.plies + 1) / 2;
    return shownField(line, fields.at(static_cast<std::size_t>(column)));
}

QVariant GameTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(section));
    if (role != Qt::DisplayRole)
        return {};
    const std::array<QString, columns> names{
        tr("No."),   tr("White"), tr("Rating"), tr("Black"),   tr("Rating"), tr("Result"),
        tr("Event"), tr("Date"),  tr("Round"),  tr("Variant"), tr("Moves"),  tr("Opening")};
    return names[static_cast<std::size_t>(section)];
}

QVariant shownField(const db::GameLine& game, db::GameField field) {
    if (field == db::GameField::result)
        return resultText(game.header.variant, game.header.result);
    if (field == db::GameField::date)
        return briefDates(db::shownDate(game.header.date));
    const db::FieldValue value = db::shownValue(game, field, rulesLanguage());
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return static_cast<qlonglong>(*number);
    return std::holds_alternative<std::monostate>(value) ? QVariant()
                                                         : QVariant(qtText(db::textOf(value)));
}

QString briefly(const db::GameLine& game) {
    QString text = QStringLiteral("%1: %2 – %3")
                       .arg(db::number(game.id))
                       .arg(qtText(game.header.white), qtText(game.header.black));
    if (const std::string date = db::shownDate(game.header.date); !date.empty())
        text += QStringLiteral(", ") + briefDates(date);
    return text;
}

namespace {

constexpr quint32 stateMark = 0x44474332; // "DGC2"

// Columns that can be empty in a whole store.
constexpr std::array<std::pair<int, db::GameField>, 5> optional{
    std::pair(GameTableModel::whiteRating, db::GameField::whiteRating),
    std::pair(GameTableModel::blackRating, db::GameField::blackRating),
    std::pair(GameTableModel::event, db::GameField::event),
    std::pair(GameTableModel::round, db::GameField::round),
    std::pair(GameTableModel::opening, db::GameField::opening)};

// In the order of the columns; who played, with which result, and where, says most.
const std::vector<ListColumns::Room> rooms{{5, 8, 5}, {17, 27},    {6, 7, 2}, {17, 27},
                                           {6, 7, 2}, {8, 9},      {20, 28},  {16, 16, 6},
                                           {6, 7, 3}, {14, 22, 0}, {6, 7, 1}, {14, 24, 4}};

} // namespace

GameColumns::GameColumns(QTableView& table)
    : QObject(&table), header_(*table.horizontalHeader()), columns_(table, rooms) {}

void GameColumns::follow(const std::filesystem::path& store) {
    job_.start([this, store](const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store opened(store, db::Store::Access::read);
        const auto used = db::usedFields(opened);
        std::set<int> filled;
        for (const auto& [column, field] : optional)
            if (used.contains(field))
                filled.insert(column);
        return [this, filled] { hideEmpty(filled); };
    });
}

void GameColumns::hideEmpty(const std::set<int>& filled) {
    for (const auto& [column, field] : optional)
        if (!chosen_.contains(column))
            columns_.setWanted(column, filled.contains(column));
}

void GameColumns::choose(int column, bool shown) {
    chosen_.insert(column);
    columns_.keep(column);
    columns_.setWanted(column, shown);
}

void GameColumns::fill(QMenu& menu) {
    for (int i = 0; i < GameTableModel::columns; ++i) {
        QAction* shown = menu.addAction(GameTableModel::fullName(i));
        shown->setCheckable(true);
        shown->setChecked(!header_.isSectionHidden(i));
        // The last column stays: a table without columns could not be clicked.
        shown->setEnabled(header_.isSectionHidden(i) ||
                          header_.hiddenSectionCount() + 1 < header_.count());
        connect(shown, &QAction::toggled, this, [this, i](bool on) { choose(i, on); });
    }
}

QByteArray GameColumns::state() const {
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out << stateMark << QList<int>(chosen_.begin(), chosen_.end()) << columns_.dragged()
        << header_.saveState();
    return state;
}

void GameColumns::restore(const QByteArray& state) {
    QDataStream in(state);
    quint32 mark = 0;
    in >> mark;
    if (mark != stateMark)
        return;
    QList<int> chosen;
    QList<int> dragged;
    QByteArray header;
    in >> chosen >> dragged >> header;
    header_.restoreState(header);
    std::vector<std::pair<int, bool>> shown; // before others are hidden where they have no room
    for (const int column : chosen)
        shown.emplace_back(column, !header_.isSectionHidden(column));
    columns_.setDragged(dragged);
    for (const auto& [column, isShown] : shown)
        choose(column, isShown);
}

} // namespace damscope::gui
