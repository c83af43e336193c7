// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/split.hpp"

namespace damscope::base {
namespace {

// Calls `visit` with each text between separators.
template <class Visit>
void eachField(std::string_view text, std::string_view separator, Visit visit) {
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = text.find(separator);
        visit(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + separator.size());
    }
}

} // namespace

std::vector<std::string> splitFields(std::string_view text, std::string_view separator) {
    std::vector<std::string> fields;
    eachField(text, separator, [&](std::string_view field) { fields.emplace_back(field); });
    return fields;
}

std::vector<std::string_view> splitWords(std::string_view text) {
    std::vector<std::string_view> words;
    eachField(text, " ", [&](std::string_view word) {
        if (!word.empty())
            words.push_back(word);
    });
    return words;
}

std::vector<std::string_view> splitLines(std::string_view text) {
    std::vector<std::string_view> lines;
    eachField(text, "\n", [&](std::string_view line) { lines.push_back(line); });
    if (lines.back().empty()) // behind the last newline
        lines.pop_back();
    return lines;
}

std::vector<std::string_view> tableRows(std::string_view table) {
    std::vector<std::string_view> rows;
    eachField(table, "\n", [&](std::string_view row) {
        if (!row.empty() && row.front() != '#')
            rows.push_back(row);
    });
    return rows;
}

std::size_t placeInList(std::string_view list, std::string_view word) {
    for (std::size_t at = list.find(word); at != list.npos; at = list.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if (!word.empty() && (at == 0 || list[at - 1] == ' ') &&
            (end == list.size() || list[end] == ' '))
            return at;
    }
    return list.npos;
}

} // namespace damscope::base
