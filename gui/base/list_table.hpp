// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter_text.hpp"
#include "gui/base/text.hpp"

#include <QString>

#include <functional>
#include <span>

class QAbstractItemView;
class QTableView;

namespace damscope::gui {

/// Makes a table look and move like a list of rows: no grid, no row numbers, one height for all (a
/// million rows must not be measured one by one), Tab leaves it. Widths are in characters.
void setUpList(QTableView& table, std::span<const int> widths);

/// Widens columns whose titles would be cut; call it after setting the titles.
void fitTitles(QTableView& table);

/// Writes into a list without rows why it is empty, and what fills it.
void sayWhenEmpty(QAbstractItemView& list, std::function<QString()> words);

/// The error in a filter, in the language of the window.
[[nodiscard]] inline QString worded(const db::FilterError& error) {
    return worded(message(error));
}

} // namespace damscope::gui
