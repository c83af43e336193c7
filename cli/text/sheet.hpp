// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/csv.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/table.hpp"
#include "messages/language.hpp"
#include "pages/sheet.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

using pages::knownNumber;
using pages::linkOf;
using pages::percentText;
using pages::Sheet;
using pages::SheetTable;

/// What stands below a table; empty: nothing.
[[nodiscard]] std::string noteOf(const SheetTable& table);
/// For a terminal: cells are made safe for it. Tables without rows are left out, here and in HTML.
[[nodiscard]] std::string sheetText(const Sheet& sheet, Console& console);
/// One file that needs no other, for a browser or paper, dark or light.
[[nodiscard]] std::string sheetHtml(const Sheet& sheet, Language language);
/// What stands below the title in it.
[[nodiscard]] std::string sheetBody(const Sheet& sheet);
/// A table with a line of titles.
[[nodiscard]] std::string tableCsv(const std::vector<std::string>& titles,
                                   const std::vector<Table::Cells>& rows, base::CsvReader reader);

/// As in pages/sheet.hpp, in the language of the environment.
[[nodiscard]] std::string pageWord(std::string_view key);
[[nodiscard]] Column textColumn(std::string_view key);
[[nodiscard]] Column numberColumn(std::string_view key);

} // namespace damscope::cli
