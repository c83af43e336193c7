// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/csv.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/table.hpp"
#include "messages/language.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

/// A table of a page, with what stands above it; cells are plain text.
struct SheetTable {
    std::string title;
    std::vector<Column> columns;
    std::vector<Table::Cells> rows;
    std::string note = {}; ///< below it
    /// Where its cells lead on a page of a site: by row and column; blank or not there: nowhere.
    std::vector<Table::Cells> links = {};
};

/// A page to read: on a terminal, in a browser or on paper.
struct Sheet {
    std::string title;
    std::vector<std::string> facts; ///< a line each, below the title
    std::vector<SheetTable> tables;
};

/// For a terminal: cells are made safe for it. Tables without rows are left out, here and in HTML.
[[nodiscard]] std::string sheetText(const Sheet& sheet, Console& console);
/// One file that needs no other, for a browser or paper, dark or light.
[[nodiscard]] std::string sheetHtml(const Sheet& sheet, Language language);
/// What stands below the title in it.
[[nodiscard]] std::string sheetBody(const Sheet& sheet);
/// A table with a line of titles.
[[nodiscard]] std::string tableCsv(const std::vector<std::string>& titles,
                                   const std::vector<Table::Cells>& rows, base::CsvReader reader);

/// The title of a column, a table or a page: word("page", key).
[[nodiscard]] std::string pageWord(std::string_view key);
/// A column with a title of these words; numbers stand at the right.
[[nodiscard]] Column textColumn(std::string_view key);
[[nodiscard]] Column numberColumn(std::string_view key);
/// A share of one as a percentage: "62.5"; empty if there is none.
[[nodiscard]] std::string percentText(const std::optional<double>& share);
/// Empty for 0, where that means that the number is not known.
[[nodiscard]] std::string knownNumber(int number);

} // namespace damscope::cli
