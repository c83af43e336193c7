// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/sheet.hpp"

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
        text += tableOf(shown, console).page(textsOf(shown));
        if (const std::string note = noteOf(table, console.locale()); !note.empty())
            text += visible(note) + '\n';
    }
    return text;
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
