// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/sheet_model.hpp"

#include "gui/base/plain_tip.hpp"
#include "gui/base/text.hpp"

#include <QMimeData>

#include <algorithm>
#include <numeric>
#include <utility>

namespace damscope::gui {

const QString SheetModel::dragged = QStringLiteral("application/x-damscope-row");

void SheetModel::setTable(pages::SheetTable table, std::vector<qint64> ids) {
    beginResetModel();
    table_ = std::move(table);
    ids_ = std::move(ids);
    order_.resize(table_.rows.size());
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    endResetModel();
}

void SheetModel::clear() {
    setTable({table_.title, table_.columns, {}});
}

std::optional<int> SheetModel::rowOf(std::size_t place) const {
    const auto found = std::ranges::find(order_, place);
    return found == order_.end() ? std::nullopt
                                 : std::optional(static_cast<int>(found - order_.begin()));
}

int SheetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(order_.size());
}

int SheetModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.columns.size());
}

QString SheetModel::text(std::size_t place, int column) const {
    return qtText(table_.rows[place].at(static_cast<std::size_t>(column)));
}

bool SheetModel::isNumber(int column) const {
    return table_.columns.at(static_cast<std::size_t>(column)).align == pages::Column::Align::right;
}

QVariant SheetModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(
            Qt::AlignVCenter | (isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft)));
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) {
        const std::string& cell =
            table_.rows[placeOf(index.row())].at(static_cast<std::size_t>(index.column()));
        const QString text = isNumber(index.column()) ? shownCell(cell) : qtText(cell);
        return role == Qt::ToolTipRole ? plainTip(text) : text;
    }
    return {};
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::DisplayRole)
        return qtText(table_.columns[static_cast<std::size_t>(section)].title);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isNumber(section) ? Qt::AlignRight : Qt::AlignLeft)));
    return {};
}

// Numbers by their values. What is not known is last, in both directions.
void SheetModel::sort(int column, Qt::SortOrder order) {
    if (column < 0 || column >= columnCount())
        return;
    struct Key {
        bool known;
        double number;
        QString text;
    };
    std::vector<Key> keys(table_.rows.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const QString cell = text(i, column);
        keys[i] = {!cell.isEmpty(), isNumber(column) ? cell.section(u'-', 0, 0).toDouble() : 0.0,
                   cell.toCaseFolded()};
    }
    emit layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<std::size_t> places;
    for (const QModelIndex& kept : before)
        places.push_back(placeOf(kept.row()));
    std::ranges::stable_sort(order_, [&](std::size_t a, std::size_t b) {
        const Key& one = keys[a];
        const Key& other = keys[b];
        if (one.known != other.known)
            return one.known;
        const bool less = std::tie(one.number, one.text) < std::tie(other.number, other.text);
        const bool more = std::tie(other.number, other.text) < std::tie(one.number, one.text);
        return order == Qt::AscendingOrder ? less : more;
    });
    // What is selected stays selected, wherever its row is now.
    std::vector<int> rows(order_.size());
    for (std::size_t row = 0; row < order_.size(); ++row)
        rows[order_[row]] = static_cast<int>(row);
    QModelIndexList after;
    for (std::size_t i = 0; i < places.size(); ++i)
        after << index(rows[places[i]], before[static_cast<qsizetype>(i)].column());
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

Qt::ItemFlags SheetModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return mergeable_ && index.isValid() ? usual | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled
                                         : usual;
}

// The list may be another when the row is dropped: a place in it would be of another row then, and
// an id may be of another store.
QByteArray SheetModel::identityOf(std::size_t place) const {
    return QByteArray::number(ids_.at(place)) + ' ' + text(place, 0).toUtf8();
}

QMimeData* SheetModel::mimeData(const QModelIndexList& indexes) const {
    auto* data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(dragged, identityOf(placeOf(indexes.front().row())));
    return data;
}

bool SheetModel::dropMimeData(const QMimeData* data, Qt::DropAction /*action*/, int /*row*/,
                              int /*column*/, const QModelIndex& onto) {
    if (!onto.isValid())
        return false;
    const QByteArray identity = data->data(dragged);
    const auto found = std::ranges::find_if(
        order_, [&](std::size_t place) { return identityOf(place) == identity; });
    if (found == order_.end() || *found == placeOf(onto.row()))
        return false;
    emit droppedOn(*found, placeOf(onto.row()));
    return true;
}

} // namespace damscope::gui
