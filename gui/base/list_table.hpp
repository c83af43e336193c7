// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

class QTableView;

namespace damscope::gui {

/// Makes a table look and move like a list of rows: no grid, no row numbers, one height for all (a
/// million rows must not be measured one by one), Tab leaves it. Widths are in characters.
void setUpList(QTableView& table, std::span<const int> widths);

/// Widens columns whose titles would be cut; call it after setting the titles.
void fitTitles(QTableView& table);

} // namespace damscope::gui
