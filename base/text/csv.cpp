// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/csv.hpp"

#include "base/text/ascii.hpp"

#include <algorithm>
#include <array>

namespace damscope::base {
namespace {

// U+FF1D, U+FF0B, U+FF0D, U+FF20 in UTF-8: some spreadsheets treat them as their narrow forms.
constexpr std::array<std::string_view, 10> formulaStarts{
    "=", "+", "-", "@", "\t", "\r", "\xef\xbc\x9d", "\xef\xbc\x8b", "\xef\xbc\x8d", "\xef\xbc\xa0"};

// An optional sign, digits, and perhaps a point and digits.
bool isPlainNumber(std::string_view text) {
    if (text.starts_with('+') || text.starts_with('-'))
        text.remove_prefix(1);
    const std::size_t point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    return isAllDigits(whole) &&
           (point == std::string_view::npos || isAllDigits(text.substr(point + 1)));
}

// Blanks before a formula do not disarm it.
bool isFormula(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \n\v\f");
    if (first == std::string_view::npos || isPlainNumber(text))
        return false;
    text.remove_prefix(first);
    return std::ranges::any_of(formulaStarts,
                               [&](std::string_view start) { return text.starts_with(start); });
}

} // namespace

std::string csvField(std::string_view text, CsvReader reader) {
    std::string field = reader == CsvReader::spreadsheet && isFormula(text) ? "'" : "";
    const bool quoted = text.find_first_of(",\"\r\n") != std::string_view::npos ||
                        text.starts_with(' ') || text.ends_with(' ');
    field += text;
    if (!quoted)
        return field;
    std::string escaped = "\"";
    for (const char c : field)
        escaped += c == '"' ? "\"\"" : std::string(1, c);
    return escaped + "\"";
}

std::string csvLine(std::span<const std::string> fields, CsvReader reader) {
    std::string line;
    for (const std::string& field : fields)
        line += (&field == &fields.front() ? "" : ",") + csvField(field, reader);
    return line + "\r\n";
}

} // namespace damscope::base
