// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/list_columns.hpp"

#include "gui/look/theme.hpp"

#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

namespace damscope::gui {

ListColumns::ListColumns(QTableView& table, std::vector<Room> rooms)
    : QObject(&table), table_(table), rooms_(std::move(rooms)) {
    table.viewport()->installEventFilter(this);
    connect(table.horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column) {
        if (!isFitting_ && QGuiApplication::mouseButtons().testFlag(Qt::LeftButton))
            dragged_.insert(column); // the others wait: nothing moves below the mouse pointer
    });
    fit();
}

void ListColumns::setRooms(std::vector<Room> rooms) {
    rooms_ = std::move(rooms);
    fit();
}

void ListColumns::setWanted(int column, bool wanted) {
    if (wanted)
        unwanted_.erase(column);
    else
        unwanted_.insert(column);
    fit();
}

void ListColumns::keep(int column) {
    kept_.insert(column);
    fit();
}

void ListColumns::setDragged(const QList<int>& columns) {
    dragged_ = std::set<int>(columns.begin(), columns.end());
    fit();
}

int ListColumns::letters(int count) const {
    return count * table_.fontMetrics().averageCharWidth() + look::space::medium;
}

int ListColumns::least(int column) const {
    return dragged_.contains(column)
               ? table_.columnWidth(column)
               : std::max(letters(rooms_.at(static_cast<std::size_t>(column)).least),
                          table_.horizontalHeader()->sectionSizeHint(column));
}

int ListColumns::usual(int column) const {
    const int fewest = least(column);
    return dragged_.contains(column)
               ? fewest
               : std::max(fewest, letters(rooms_.at(static_cast<std::size_t>(column)).usual));
}

std::vector<int> ListColumns::columnsWithRoom() const {
    std::vector<int> columns;
    for (int i = 0; i < static_cast<int>(rooms_.size()); ++i)
        if (!unwanted_.contains(i))
            columns.push_back(i);
    const auto rankOf = [this](int column) {
        return kept_.contains(column) ? always : rooms_[static_cast<std::size_t>(column)].rank;
    };
    while (!columns.empty()) {
        const int lowest = rankOf(*std::ranges::min_element(columns, {}, rankOf));
        int needed = 0;
        for (const int i : columns)
            needed += lowest < 0 ? usual(i) : least(i);
        if (lowest == always || needed <= table_.viewport()->width())
            break;
        // The ratings of both players go together.
        std::erase_if(columns, [&](int i) { return rankOf(i) == lowest; });
    }
    return columns;
}

void ListColumns::share(const std::vector<int>& columns) {
    std::vector<int> widths;
    std::ranges::transform(columns, std::back_inserter(widths), [this](int i) { return least(i); });
    int left = table_.viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
    // First what they lack, then as much for each.
    int lack = 0;
    int wide = 0;
    for (const int i : columns) {
        lack += usual(i) - least(i);
        wide += usual(i) > least(i) ? 1 : 0;
    }
    const int given = std::clamp(left, 0, lack);
    left = std::max(0, left - given);
    for (std::size_t at = 0; at < columns.size(); ++at)
        if (const int wish = usual(columns[at]) - least(columns[at]); wish > 0)
            widths[at] += given * wish / lack + left / wide;
    for (std::size_t at = 0; at < columns.size(); ++at)
        table_.setColumnWidth(columns[at], widths[at]);
}

void ListColumns::fit() {
    QHeaderView& header = *table_.horizontalHeader();
    if (isFitting_ || rooms_.empty() || header.count() != static_cast<int>(rooms_.size()))
        return;
    const QScopedValueRollback busy(isFitting_, true);
    for (int i = 0; i < header.count(); ++i) // a hidden one has no width
        header.setSectionHidden(i, unwanted_.contains(i));
    const std::vector<int> columns = columnsWithRoom();
    for (int i = 0; i < header.count(); ++i)
        header.setSectionHidden(i, std::ranges::find(columns, i) == columns.end());
    share(columns);
    leaveHiddenColumn(columns);
}

// From a hidden column no key leads on, and the list does not scroll to it.
void ListColumns::leaveHiddenColumn(const std::vector<int>& shown) {
    const QModelIndex current = table_.currentIndex();
    if (current.isValid() && !shown.empty() &&
        table_.horizontalHeader()->isSectionHidden(current.column()))
        table_.selectionModel()->setCurrentIndex(current.siblingAtColumn(shown.front()),
                                                 QItemSelectionModel::NoUpdate);
}

bool ListColumns::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
        fit();
    return QObject::eventFilter(watched, event);
}

} // namespace damscope::gui
