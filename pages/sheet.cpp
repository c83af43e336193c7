// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/sheet.hpp"

#include "messages/words.hpp"

#include <fmt/format.h>

namespace damscope::pages {

std::string_view linkOf(const SheetTable& table, std::size_t row, std::size_t column) {
    if (row >= table.links.size() || column >= table.links[row].size())
        return {};
    return table.links[row][column];
}

std::string pageWord(std::string_view key, Language language) {
    return word("page", key, language);
}

Column textColumn(std::string_view key, Language language) {
    return {pageWord(key, language), Column::Align::left, true};
}

Column numberColumn(std::string_view key, Language language) {
    return {pageWord(key, language), Column::Align::right};
}

std::string percentText(const std::optional<double>& share) {
    return share ? fmt::format("{:.1f}", 100 * *share) : std::string();
}

std::string knownNumber(int number) {
    return number == 0 ? std::string() : std::to_string(number);
}

} // namespace damscope::pages
