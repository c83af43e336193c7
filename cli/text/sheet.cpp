// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/sheet.hpp"

#include "cli/options/general_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/counts.hpp"
#include "parser/html/page.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damscope::cli {
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
    const std::string text = escaped(table.rows[row][column]);
    const std::string_view link = linkOf(table, row, column);
    return link.empty() ? text : fmt::format("<a href=\"{}\">{}</a>", escaped(link), text);
}

std::string htmlTable(const SheetTable& table) {
    std::string html = table.title.empty() ? "" : "<h2>" + escaped(table.title) + "</h2>\n";
    html += scrolled(table);
    html += "<table>\n<thead><tr>";
    for (const Column& column : table.columns)
        html += fmt::format("<th scope=\"col\"{}>{}</th>", classOf(column), escaped(column.title));
    html += "</tr></thead>\n<tbody>\n";
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        html += "<tr>";
        for (std::size_t i = 0; i < table.rows[row].size(); ++i)
            html += fmt::format("<td{}{}>{}</td>", classOf(table.columns[i], table.rows[row][i]),
                                parser::html::autoDirection(table.rows[row][i]),
                                htmlCell(table, row, i));
        html += "</tr>\n";
    }
    html += "</tbody>\n</table></div>\n";
    const std::string note = noteOf(table);
    return note.empty() ? html : html + "<p>" + escaped(note) + "</p>\n";
}

} // namespace

std::string noteOf(const SheetTable& table) {
    return table.left == 0 ? table.note : inWords(countMessage("page-more", "rows", table.left));
}

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
        std::vector<Table::Cells> rows = table.rows;
        for (Table::Cells& row : rows)
            std::ranges::transform(row, row.begin(),
                                   [](const auto& cell) { return visible(cell); });
        text += Table(table.columns,
                      console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
                      console.mayStyle())
                    .page(rows);
        if (const std::string note = noteOf(table); !note.empty())
            text += visible(note) + '\n';
    }
    return text;
}

std::string sheetHtml(const Sheet& sheet, Language language) {
    const std::string html = fmt::format(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
        "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n{}<title>{}</title>\n"
        "<style>{}</style>\n</head>\n<body>\n<main>\n<h1{}>{}</h1>\n",
        codeOf(language), parser::html::policy(), escaped(sheet.title), style,
        parser::html::autoDirection(sheet.title), escaped(sheet.title));
    return html + sheetBody(sheet) + "</main>\n</body>\n</html>\n";
}

std::string sheetBody(const Sheet& sheet) {
    std::string html;
    for (const std::string& fact : sheet.facts)
        html += "<p" + parser::html::autoDirection(fact) + ">" + escaped(fact) + "</p>\n";
    for (const SheetTable& table : sheet.tables)
        if (!table.rows.empty())
            html += htmlTable(table);
    return html;
}

std::string tableCsv(const std::vector<std::string>& titles, const std::vector<Table::Cells>& rows,
                     base::CsvReader reader) {
    std::string csv = base::csvLine(titles);
    for (const Table::Cells& row : rows)
        csv += base::csvLine(row, reader);
    return csv;
}

std::string pageWord(std::string_view key) {
    return pages::pageWord(key, environmentLanguage());
}

Column textColumn(std::string_view key) {
    return pages::textColumn(key, environmentLanguage());
}

Column numberColumn(std::string_view key) {
    return pages::numberColumn(key, environmentLanguage());
}

} // namespace damscope::cli
