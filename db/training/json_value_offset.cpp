// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/json_value_offset.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

// The end of the string that begins at `at`, behind its quotation mark.
std::size_t endOfString(std::string_view text, std::size_t at) {
    for (++at; at < text.size() && text[at] != '"'; ++at)
        if (text[at] == '\\')
            ++at;
    return std::min(at + 1, text.size());
}

std::size_t afterBlanks(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of(" \t\r\n", at), text.size());
}

} // namespace

std::optional<std::size_t> jsonValueOffset(std::string_view text, std::string_view field) {
    int depth = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] != '"') {
            depth += text[at] == '{' || text[at] == '[' ? 1 : 0;
            depth -= text[at] == '}' || text[at] == ']' ? 1 : 0;
            ++at;
            continue;
        }
        const std::size_t end = endOfString(text, at);
        const std::size_t colon = afterBlanks(text, end);
        const bool isName = depth == 1 && colon < text.size() && text[colon] == ':';
        if (isName && text.substr(at + 1, end - at - 2) == field)
            return afterBlanks(text, colon + 1);
        at = end;
    }
    return std::nullopt;
}

} // namespace damscope::db
