// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/game_table_model.hpp"

#include "gui/base/plain_tip.hpp"
#include "gui/base/rules_words.hpp"
#include "gui/database/shown_field.hpp"

#include <algorithm>
#include <array>
#include <cassert>

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

GameTableModel::GameTableModel(QObject* parent)
    : QAbstractTableModel(parent), lines_([this](const QString& reason) { emit failed(reason); }) {}

void GameTableModel::setStore(const std::filesystem::path& file) {
    lines_.open(file);
    setGames({});
}

void GameTableModel::setGames(std::vector<db::GameId> games) {
    beginResetModel();
    games_ = std::move(games);
    lines_.clear();
    endResetModel();
}

std::optional<db::GameId> GameTableModel::gameAt(int row) const {
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    return games_[static_cast<std::size_t>(row)];
}

std::optional<int> GameTableModel::rowOf(db::GameId game) const {
    const auto found = std::ranges::find(games_, game);
    return found == games_.end() ? std::nullopt
                                 : std::optional(static_cast<int>(found - games_.begin()));
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

int GameTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(games_.size());
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
    const db::GameLine* row = lines_.line(games_, static_cast<std::size_t>(index.row()));
    if (row == nullptr)
        return {};
    if (role == Qt::DisplayRole)
        return shown(*row, index.column());
    if (row->problems == 0)
        return {};
    return plainTip(
        tr("%Ln problem(s) were found when this game was read.", nullptr, row->problems));
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

} // namespace damscope::gui
