// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/csv.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/table.hpp"
#include "messages/language.hpp"
#include "pages/sheet.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::cli {

using pages::Cell;
using pages::fileColumn;
using pages::listColumn;
using pages::noteOf;
using pages::numberColumn;
using pages::pageWord;
using pages::rightColumn;
using pages::Sheet;
using pages::sheetHtml;
using pages::SheetTable;
using pages::TableWriter;
using pages::textColumn;

/// For a terminal: cells are made safe for it. Tables without rows are left out.
[[nodiscard]] std::string sheetText(const Sheet& sheet, Console& console);
/// Writes a long list in the wanted format, some rows at a time; the first ones decide the widths
/// of the columns of text.
class ListWriter {
public:
    ListWriter(const FormatOption& format, Console& console)
        : format_(format), console_(console), objects_(format.rows(console.out())) {}

    void add(const SheetTable& rows);
    void end();

private:
    const FormatOption& format_;
    Console& console_;
    JsonRows objects_;
    std::optional<Table> text_;
    bool begun_ = false;
};
/// The first table of a sheet as a list in the wanted format; as text without the title.
void writeList(Sheet sheet, const FormatOption& format, Console& console);
inline void writeList(TableWriter&& table, const FormatOption& format, Console& console) {
    writeList({"", {}, {std::move(table).table()}}, format, console);
}
/// A row of a table as an object: its values by the keys of their columns.
[[nodiscard]] Json rowJson(const SheetTable& table, std::size_t row);
/// All of its rows.
[[nodiscard]] Json rowsJson(const SheetTable& table);
/// The columns of a table that have keys, with a line of them.
[[nodiscard]] std::string tableCsv(const SheetTable& table, base::CsvReader reader);
[[nodiscard]] std::string tableCsv(const std::vector<std::string>& titles,
                                   const std::vector<Table::Cells>& rows, base::CsvReader reader);

} // namespace damscope::cli
