// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/pointed_text.hpp"

#include "cli/terminal/terminal_text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace damscope::cli {
namespace {

// What stands before the byte in its line.
std::string_view lineBefore(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    return before.substr(before.rfind('\n') + 1); // npos + 1 is 0
}

bool beginsCharacter(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; // UTF-8
}

} // namespace

TextSpot spotOf(std::string_view text, std::size_t offset) {
    offset = std::min(offset, text.size());
    const std::string_view before = text.substr(0, offset);
    const auto line = static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1;
    const auto column = std::ranges::count_if(lineBefore(text, offset), beginsCharacter);
    return {line, static_cast<std::size_t>(column) + 1};
}

std::string pointedAt(std::string_view text, std::size_t offset) {
    offset = std::min(offset, text.size());
    const std::string_view before = lineBefore(text, offset);
    const std::size_t start = offset - before.size();
    const std::string_view line = text.substr(start, text.find('\n', start) - start);
    return fmt::format("  {}\n  {:{}}^", visible(line), "", displayWidth(visible(before)));
}

} // namespace damscope::cli
