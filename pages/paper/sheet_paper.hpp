// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/sheet.hpp"

#include <string>
#include <vector>

namespace damscope::pages {

/// A sheet as pages of A4 in SVG, a unit for a point; landscape if a table needs it. Tables are
/// continued on the next page with their titles; cells are cut where even the smallest letters are
/// too wide.
[[nodiscard]] std::vector<std::string> sheetPaper(const Sheet& sheet, Language language);

} // namespace damscope::pages
