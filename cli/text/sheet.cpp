// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/sheet.hpp"

#include "cli/terminal/ascii_signs.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace damscope::cli {
namespace {

Table tableOf(const SheetTable& shown, Console& console) {
    return {shown.columns,
            console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
            console.mayStyle()};
}

std::vector<Table::Cells> textsOf(const SheetTable& shown) {
    std::vector<Table::Cells> rows;
    for (const pages::Cells& cells : shown.rows) {
        Table::Cells& row = rows.emplace_back();
        for (const pages::Cell& cell : cells)
            row.push_back(visible(cell.text));
    }
    return rows;
}

int widthOf(const SheetTable& shown, std::size_t column) {
    int width = displayWidth(shown.columns[column].title);
    for (const pages::Cells& cells : shown.rows)
        width = std::max(width, displayWidth(cells[column].text));
    return width;
}

constexpr int columnGap = 2;
constexpr int cutWidth = 12;
constexpr int cutNameWidth = 20;

/// The width that a column needs, in a terminal that has not room for all.
int leastWidth(const SheetTable& shown, std::size_t column) {
    const Column& of = shown.columns[column];
    const int width = widthOf(shown, column);
    if (!of.mayShrink)
        return width + columnGap;
    return std::min(width, of.isName ? cutNameWidth : cutWidth) + columnGap;
}

SheetTable columnsOf(const SheetTable& shown, const std::vector<std::size_t>& which) {
    SheetTable part{"", {}, std::vector<pages::Cells>(shown.rows.size())};
    for (const std::size_t column : which) {
        part.columns.push_back(shown.columns[column]);
        for (std::size_t row = 0; row < shown.rows.size(); ++row)
            part.rows[row].push_back(shown.rows[row][column]);
    }
    return part;
}

/// A table that does not fit, even without what may go, below itself: each part begins with the
/// columns up to the names, so that a crosstable of many players stays whole.
std::vector<SheetTable> inParts(const SheetTable& shown, int room) {
    const auto name = std::ranges::find(shown.columns, true, &Column::isName);
    int needed = -columnGap;
    for (std::size_t i = 0; i < shown.columns.size(); ++i)
        needed += shown.columns[i].mayGo ? 0 : leastWidth(shown, i);
    if (needed <= room || name == shown.columns.end())
        return {shown};
    const auto first = static_cast<std::size_t>(name - shown.columns.begin()) + 1;
    std::vector<std::size_t> head;
    int headWidth = -columnGap;
    for (std::size_t i = 0; i < first; ++i) {
        head.push_back(i);
        headWidth += leastWidth(shown, i);
    }
    std::vector<SheetTable> parts;
    std::vector<std::size_t> part = head;
    int width = headWidth;
    for (std::size_t i = first; i < shown.columns.size(); ++i) {
        const int more = leastWidth(shown, i);
        if (width + more > room && part.size() > head.size()) {
            parts.push_back(columnsOf(shown, std::exchange(part, head)));
            width = headWidth;
        }
        part.push_back(i);
        width += more;
    }
    parts.push_back(columnsOf(shown, part));
    return parts;
}

std::string tableText(const SheetTable& shown, Console& console) {
    if (!console.out().isTerminal())
        return tableOf(shown, console).page(textsOf(shown));
    std::string text;
    for (const SheetTable& part : inParts(shown, console.width()))
        text += (text.empty() ? "" : "\n") + tableOf(part, console).page(textsOf(part));
    return text;
}

} // namespace

std::string sheetText(const Sheet& sheet, Console& console) {
    std::string text = sheet.title.empty() ? "" : visible(sheet.title) + '\n';
    for (const std::string& fact : sheet.facts)
        text += visible(fact) + '\n';
    for (const SheetTable& table : sheet.tables) {
        if (table.rows.empty())
            continue;
        if (!text.empty())
            text += '\n';
        if (!table.title.empty())
            text += visible(table.title) + '\n';
        const SheetTable shown = shownPart(table);
        text += tableText(shown, console);
        if (const std::string note = noteOf(table, console.locale()); !note.empty())
            text += visible(note) + '\n';
    }
    return drawn(std::move(text));
}

namespace {

struct AsJson {
    Json operator()(std::monostate /*nothing*/) const { return {}; }
    template <class Value> Json operator()(const Value& value) const { return value; }
};

struct AsCsv {
    std::optional<int> decimals;

    std::string operator()(std::monostate /*nothing*/) const { return {}; }
    std::string operator()(bool isSo) const { return isSo ? "true" : "false"; }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const {
        std::string text = fmt::format("{:.{}f}", number, decimals.value_or(2));
        if (!decimals)
            text.erase(std::min(text.find_last_not_of('0') + 1, text.size()));
        if (text.ends_with('.'))
            text.pop_back();
        return text;
    }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const std::vector<std::string>& texts) const {
        return fmt::format("{}", fmt::join(texts, "; "));
    }
};

} // namespace

Json rowJson(const SheetTable& table, std::size_t row) {
    Json object = Json::object();
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].isFor(Column::json))
            object[table.columns[i].key] = std::visit(AsJson(), table.rows[row].at(i).value);
    return object;
}

Json rowsJson(const SheetTable& table) {
    Json all = Json::array();
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        all.push_back(rowJson(table, row));
    return all;
}

void ListWriter::add(const SheetTable& rows) {
    if (format_.isJson()) {
        for (std::size_t row = 0; row < rows.rows.size(); ++row)
            objects_.add(rowJson(rows, row));
    } else if (format_.format() == Format::csv) {
        std::string csv = tableCsv(rows, format_.csvReader());
        if (std::exchange(begun_, true))
            csv.erase(0, csv.find('\n') + 1);
        console_.out().write(csv);
    } else if (!rows.rows.empty()) {
        const SheetTable shown = shownPart(rows);
        if (!text_)
            text_.emplace(tableOf(shown, console_));
        console_.out().write(text_->page(textsOf(shown)));
    }
}

void ListWriter::end() {
    if (format_.isJson())
        objects_.end();
}

void writeList(Sheet sheet, const FormatOption& format, Console& console) {
    if (format.isJson() || format.format() == Format::csv) {
        ListWriter list(format, console);
        list.add(sheet.tables.front());
        return list.end();
    }
    if (format.format() == Format::html)
        return console.out().write(sheetHtml(sheet, console.locale()));
    sheet.title.clear();
    console.out().write(sheetText(sheet, console));
}

std::string tableCsv(const SheetTable& table, base::CsvReader reader) {
    std::vector<std::string> titles;
    std::vector<Table::Cells> rows(table.rows.size());
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const Column& column = table.columns[i];
        if (!column.isFor(Column::csv))
            continue;
        titles.push_back(column.key);
        for (std::size_t row = 0; row < rows.size(); ++row)
            rows[row].push_back(std::visit(AsCsv{column.decimals}, table.rows[row].at(i).value));
    }
    return tableCsv(titles, rows, reader);
}

std::string tableCsv(const std::vector<std::string>& titles, const std::vector<Table::Cells>& rows,
                     base::CsvReader reader) {
    std::string csv = base::csvLine(titles);
    for (const Table::Cells& row : rows)
        csv += base::csvLine(row, reader);
    return csv;
}

} // namespace damscope::cli
