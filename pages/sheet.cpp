// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/sheet.hpp"

#include "base/text/csv.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "parser/html/page.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <ranges>
#include <span>

namespace damscope::pages {

Cell::Cell(const std::vector<std::string>& texts)
    : value(texts), text(fmt::format("{}", fmt::join(texts, "; "))) {}

Cell Cell::count(std::uint64_t number) {
    return {static_cast<std::int64_t>(number), grouped(number)};
}

Cell Cell::percent(const std::optional<double>& share) {
    return share ? Cell(*share, percentText(share)) : Cell();
}

namespace {

bool isShown(const SheetTable& table, std::size_t column) {
    const auto saysNothing = [column](const Cells& row) { return row.at(column).text.empty(); };
    return table.columns[column].isFor(Column::people) &&
           (!table.columns[column].ifKnown || table.rows.empty() ||
            !std::ranges::all_of(table.rows, saysNothing));
}

} // namespace

SheetTable shownPart(const SheetTable& table) {
    SheetTable shown{table.title, {}, std::vector<Cells>(table.rows.size()),
                     table.note,  {}, table.left};
    if (!table.links.empty())
        shown.links.resize(table.rows.size());
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (!isShown(table, i))
            continue;
        shown.columns.push_back(table.columns[i]);
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            shown.rows[row].push_back(table.rows[row].at(i));
            if (!table.links.empty())
                shown.links[row].emplace_back(linkOf(table, row, i));
        }
    }
    return shown;
}

bool hasTitles(const SheetTable& table) {
    return !std::ranges::all_of(table.columns, &std::string::empty, &Column::title);
}

std::string_view linkOf(const SheetTable& table, std::size_t row, std::size_t column) {
    if (row >= table.links.size() || column >= table.links[row].size())
        return {};
    return table.links[row][column];
}

std::string noteOf(const SheetTable& table, Language language) {
    return table.left == 0 ? table.note
                           : translated(countMessage("page-more", "rows", table.left), language);
}

namespace {

using parser::html::escaped;

constexpr std::string_view style = R"css(
:root { color-scheme: light dark; }
body { font: 1rem/1.45 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
div { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.2rem 0.6rem; border-bottom: 1px solid #8886; text-align: left; vertical-align: top; }
th.n, td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.wrap { white-space: normal; }
th { border-bottom: 2px solid #888a; }
@media print { body { margin: 0; max-width: none; font-size: 10pt; } tr { break-inside: avoid; } h2 { break-after: avoid; } }
)css";

std::string_view classOf(const Column& column) {
    return column.align == Column::Align::right ? " class=\"n\"" : "";
}

// A number, a result ("6-4") or two are not torn apart; more of them may be.
std::string_view classOf(const Column& column, std::string_view cell) {
    return column.align == Column::Align::right && std::ranges::count(cell, ' ') > 1
               ? " class=\"n wrap\""
               : classOf(column);
}

// Who has no mouse scrolls a wide table by its links; one without links must be reached itself.
std::string_view scrolled(const SheetTable& table) {
    constexpr std::size_t wide = 7; // columns
    return table.links.empty() && table.columns.size() >= wide ? "<div tabindex=\"0\">" : "<div>";
}

std::string htmlCell(const SheetTable& table, std::size_t row, std::size_t column) {
    const std::string text = escaped(table.rows[row][column].text);
    const std::string_view link = linkOf(table, row, column);
    return link.empty() ? text : fmt::format("<a href=\"{}\">{}</a>", escaped(link), text);
}

std::string htmlTable(const SheetTable& given, Language language) {
    const SheetTable table = shownPart(given);
    std::string html = table.title.empty() ? "" : "<h2>" + escaped(table.title) + "</h2>\n";
    html += scrolled(table);
    html += "<table>\n";
    if (pages::hasTitles(table)) {
        html += "<thead><tr>";
        for (const Column& column : table.columns)
            html +=
                fmt::format("<th scope=\"col\"{}>{}</th>", classOf(column), escaped(column.title));
        html += "</tr></thead>\n";
    }
    html += "<tbody>\n";
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        html += "<tr>";
        for (std::size_t i = 0; i < table.rows[row].size(); ++i)
            html += fmt::format(
                "<td{}{}>{}</td>", classOf(table.columns[i], table.rows[row][i].text),
                parser::html::autoDirection(table.rows[row][i].text), htmlCell(table, row, i));
        html += "</tr>\n";
    }
    html += "</tbody>\n</table></div>\n";
    const std::string note = noteOf(table, language);
    return note.empty() ? html : html + "<p>" + escaped(note) + "</p>\n";
}

} // namespace

std::string sheetHtml(const Sheet& sheet, Language language) {
    const std::string html = fmt::format(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
        "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n{}<title>{}</title>\n"
        "<style>{}</style>\n</head>\n<body>\n<main>\n<h1{}>{}</h1>\n",
        codeOf(language), parser::html::policy(), escaped(sheet.title), style,
        parser::html::autoDirection(sheet.title), escaped(sheet.title));
    return html + sheetBody(sheet, language) + "</main>\n</body>\n</html>\n";
}

namespace {

// Without the groups of digits that people read.
std::string csvText(const Cell& cell) {
    const auto* number = std::get_if<std::int64_t>(&cell.value);
    const bool isGrouped = number != nullptr && *number >= 0 &&
                           cell.text == grouped(static_cast<std::uint64_t>(*number));
    return isGrouped ? std::to_string(*number) : cell.text;
}

std::string tableCsv(const SheetTable& table) {
    std::string csv;
    std::vector<std::string> line;
    if (hasTitles(table)) {
        for (const Column& column : table.columns)
            line.push_back(column.title);
        csv += base::csvLine(line, base::CsvReader::spreadsheet);
    }
    for (const Cells& row : table.rows) {
        line.clear();
        for (const Cell& cell : row)
            line.push_back(csvText(cell));
        csv += base::csvLine(line, base::CsvReader::spreadsheet);
    }
    return csv;
}

} // namespace

std::string sheetCsv(const Sheet& sheet, Language language) {
    const auto isFilled = [](const SheetTable& table) { return !table.rows.empty(); };
    const bool isAlone = std::ranges::count_if(sheet.tables, isFilled) == 1;
    std::string csv;
    for (const SheetTable& table : sheet.tables) {
        if (!isFilled(table))
            continue;
        csv += csv.empty() ? "" : "\r\n";
        if (!isAlone && !table.title.empty())
            csv += base::csvLine(std::span(&table.title, 1), base::CsvReader::spreadsheet);
        csv += tableCsv(shownPart(table));
        if (const std::string note = noteOf(table, language); !note.empty())
            csv += base::csvLine(std::span(&note, 1), base::CsvReader::spreadsheet);
    }
    return csv;
}

std::string sheetBody(const Sheet& sheet, Language language) {
    std::string html;
    for (const std::string& fact : sheet.facts)
        html += "<p" + parser::html::autoDirection(fact) + ">" + escaped(fact) + "</p>\n";
    for (const SheetTable& table : sheet.tables)
        if (!table.rows.empty())
            html += htmlTable(table, language);
    return html;
}

std::string pageWord(std::string_view key, Language language) {
    return word("page", key, language);
}

namespace {

Column cutColumn(std::string title, std::string_view word, std::string key) {
    constexpr std::array<std::string_view, 4> names{"name", "player", "white", "black"};
    return {.title = std::move(title),
            .mayShrink = true,
            .key = std::move(key),
            .isName = std::ranges::count(names, word) > 0,
            .cutInFront = word == "source"};
}

} // namespace

Column textColumn(std::string_view word, Language language, std::string key) {
    return cutColumn(pageWord(word, language), word, std::move(key));
}

Column numberColumn(std::string_view word, Language language, std::string key) {
    return {pageWord(word, language), Column::Align::right, false, false, std::move(key)};
}

Column listColumn(std::string_view word, Language language, std::string key) {
    return cutColumn(damscope::word("column", word, language), word, std::move(key));
}

Column rightColumn(std::string_view word, Language language, std::string key) {
    return {damscope::word("column", word, language), Column::Align::right, false, false,
            std::move(key)};
}

Column fileColumn(std::string key, Column::Readers readers) {
    return {.title = {}, .key = std::move(key), .readers = readers};
}

void TableWriter::put(Column column, Cell cell, std::string link) {
    if (table_.rows.size() == 1)
        table_.columns.push_back(std::move(column));
    table_.rows.back().push_back(std::move(cell));
    table_.links.back().push_back(std::move(link));
}

SheetTable TableWriter::table() && {
    const auto isBlank = [](const std::vector<std::string>& row) {
        return std::ranges::all_of(row, &std::string::empty);
    };
    if (std::ranges::all_of(table_.links, isBlank))
        table_.links.clear();
    return std::move(table_);
}

std::string percentText(const std::optional<double>& share) {
    return share ? fmt::format("{:.1f}", 100 * *share) : std::string();
}

std::string knownNumber(int number) {
    return number == 0 ? std::string() : std::to_string(number);
}

} // namespace damscope::pages
