// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/list_table.hpp"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QTableView>

#include <algorithm>

namespace damscope::gui {

void setUpList(QTableView& table, std::span<const int> widths) {
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + 6);
    table.horizontalHeader()->setHighlightSections(false);
    // With row selection the header would check a million rows to find out whether a column is
    // selected.
    table.horizontalHeader()->setSelectionModel(
        new QItemSelectionModel(table.model(), table.horizontalHeader()));
    for (std::size_t i = 0; i < widths.size(); ++i)
        table.setColumnWidth(static_cast<int>(i),
                             widths[i] * table.fontMetrics().averageCharWidth());
}

void fitTitles(QTableView& table) {
    const QHeaderView& header = *table.horizontalHeader();
    for (int i = 0; i < header.count(); ++i)
        if (!header.isSectionHidden(i))
            table.setColumnWidth(i, std::max(table.columnWidth(i), header.sectionSizeHint(i)));
}

} // namespace damscope::gui
