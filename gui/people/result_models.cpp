// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/result_models.hpp"

#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"
#include "gui/people/event_results.hpp"
#include "pages/sheet.hpp"

#include <algorithm>
#include <array>

namespace damscope::gui {

namespace {

// Before and after the results of a row of the crosstable.
constexpr int titleColumns = 2; // place and name
constexpr int countColumns = 2; // games and points

QString word(const char* key) {
    return qtText(pages::pageWord(key, rulesLanguage()));
}

bool isShownText(int role) {
    return role == Qt::DisplayRole || role == Qt::EditRole;
}

QVariant alignment(bool left) {
    return QVariant::fromValue(Qt::AlignVCenter | (left ? Qt::AlignLeft : Qt::AlignHCenter));
}

} // namespace

ResultModel::ResultModel(EventResults& results) : QAbstractTableModel(&results), results_(results) {
    connect(&results, &EventResults::replaced, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&results, &EventResults::changed, this, [this] {
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    });
}

void ResultModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, std::max(0, columnCount() - 1));
}

Qt::ItemFlags ResultModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags shown = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return isTyped(index) ? shown | Qt::ItemIsEditable : shown;
}

int CrosstableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || results_.isEmpty()
               ? 0
               : static_cast<int>(results_.page().table.standings.size());
}

int CrosstableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || results_.isEmpty()
               ? 0
               : titleColumns + static_cast<int>(titles().size()) + countColumns;
}

QStringList CrosstableModel::titles() const {
    QStringList texts;
    if (!results_.grid().isEmpty())
        for (const std::string& title : results_.grid().titles(rulesLanguage()))
            texts << qtText(title);
    return texts;
}

bool CrosstableModel::isTyped(const QModelIndex& index) const {
    return gameAt(index).has_value();
}

std::optional<db::GameId> CrosstableModel::gameAt(const QModelIndex& index) const {
    const int column = index.column() - titleColumns;
    if (column < 0 || index.column() >= columnCount() - countColumns)
        return std::nullopt;
    const std::uint32_t game = results_.grid()
                                   .games(static_cast<std::size_t>(index.row()))
                                   .at(static_cast<std::size_t>(column));
    return game == 0 ? std::nullopt : std::optional(db::GameId{game});
}

QString CrosstableModel::text(const QModelIndex& index) const {
    const auto place = static_cast<std::size_t>(index.row());
    const db::Standing& row = results_.page().table.standings.at(place);
    if (index.column() == 0)
        return QString::number(place + 1);
    if (index.column() == 1)
        return qtText(pages::playerName(results_.page().players.at(row.player)));
    const int left = columnCount() - index.column();
    if (left == 1)
        return shownCell(pages::pointsText(row.points));
    if (left == 2)
        return QString::number(row.games - row.open);
    return qtText(
        results_.grid().row(place).at(static_cast<std::size_t>(index.column() - titleColumns)));
}

// "Jansen, R3: 5w2".
QString CrosstableModel::spoken(const QModelIndex& index) const {
    return QStringLiteral("%1, %2: %3")
        .arg(text(this->index(index.row(), 1)),
             headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(), text(index));
}

QVariant CrosstableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || results_.isEmpty())
        return {};
    if (role == Qt::EditRole && isTyped(index))
        return QString(); // a result is typed from the start
    if (isShownText(role))
        return text(index);
    if (role == Qt::AccessibleTextRole)
        return spoken(index);
    if (role == Qt::TextAlignmentRole)
        return alignment(index.column() == 1);
    return {};
}

bool CrosstableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !isTyped(index) || value.toString().trimmed().isEmpty())
        return false;
    results_.typeInCell(static_cast<std::size_t>(index.row()),
                        static_cast<std::size_t>(index.column() - titleColumns), value.toString());
    return true;
}

QVariant CrosstableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || results_.isEmpty())
        return {};
    if (section == 0)
        return QStringLiteral("#");
    if (section == 1)
        return word("player");
    const int left = columnCount() - section;
    if (left <= countColumns)
        return word(left == 1 ? "points" : "games");
    return titles().value(section - titleColumns);
}

int RoundsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || results_.isEmpty() ? 0 : static_cast<int>(results_.games().size());
}

int RoundsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

std::optional<db::GameId> RoundsModel::gameAt(const QModelIndex& index) const {
    return index.isValid() ? std::optional(db::GameId{
                                 results_.games().at(static_cast<std::size_t>(index.row())).game})
                           : std::nullopt;
}

QString RoundsModel::text(const QModelIndex& index) const {
    const db::EventGame& game = results_.games().at(static_cast<std::size_t>(index.row()));
    switch (index.column()) {
    case round:
        return qtText(pages::knownNumber(game.round));
    case white:
        return qtText(pages::playerName(results_.page().players.at(game.white)));
    case black:
        return qtText(pages::playerName(results_.page().players.at(game.black)));
    default:
        break;
    }
    return qtText(pages::resultText(results_.points(), game));
}

QVariant RoundsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || results_.isEmpty())
        return {};
    if (role == Qt::EditRole && isTyped(index))
        return QString();
    if (isShownText(role))
        return text(index);
    if (role == Qt::TextAlignmentRole)
        return alignment(index.column() == white || index.column() == black);
    return {};
}

bool RoundsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !isTyped(index) || value.toString().trimmed().isEmpty())
        return false;
    results_.type(*gameAt(index), value.toString(), true);
    return true;
}

QVariant RoundsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    constexpr std::array keys{"round", "white", "black", "result"};
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return word(keys.at(static_cast<std::size_t>(section)));
}

} // namespace damscope::gui
