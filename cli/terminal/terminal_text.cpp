// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/terminal_text.hpp"

#include "base/text/split.hpp"
#include "base/text/utf8.hpp"
#include "cli/terminal/ascii_signs.hpp"
#include "messages/translation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace damscope::cli {

std::string visibleLines(std::string_view text) {
    std::string result;
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
        result += visible(text.substr(0, end)) + '\n';
        text.remove_prefix(end + 1);
    }
    return result + visible(text);
}

std::string forTerminal(std::string_view text) {
    using namespace std::literals;
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const std::size_t kept = std::min(text.find_first_of("\n\t\033\xe2"), text.size());
        result += visible(text.substr(0, kept));
        text.remove_prefix(kept);
        const auto known = {
            "\n"sv, "\t"sv, boldType, usualType, base::isolateOpens, base::isolateCloses};
        const auto* const own = std::ranges::find_if(
            known, [&](std::string_view part) { return text.starts_with(part); });
        const std::string_view next = own == known.end() ? base::firstCharacter(text).bytes : *own;
        result += own == known.end() ? visible(next) : std::string(next);
        text.remove_prefix(next.size());
    }
    return result;
}

std::string cutToWidth(std::string_view text, int width) {
    return base::cutToWidth(text, width, drawn("…"));
}

std::string cutInFront(std::string_view text, int width) {
    if (displayWidth(text) <= width)
        return std::string(text);
    const std::string ellipsis = drawn("…");
    while (!text.empty() && displayWidth(text) > width - displayWidth(ellipsis))
        text.remove_prefix(base::firstCharacter(text).bytes.size());
    return width < displayWidth(ellipsis) ? std::string() : ellipsis + std::string(text);
}

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

std::string indented(std::string_view text, int width) {
    std::string result;
    for (const char c : text) {
        result += c;
        if (c == '\n')
            result.append(static_cast<std::size_t>(width), ' ');
    }
    return result;
}

namespace {

constexpr int pageWidth = 80;
constexpr int helpColumn = 26;

} // namespace

std::string helpRow(std::string_view left, std::string_view right) {
    std::string line = fmt::format("{:{}}{}", "", helpIndent, left);
    if (line.size() + 2 > helpColumn)
        line += fmt::format("\n{:{}}", "", helpColumn);
    else
        line.append(helpColumn - line.size(), ' ');
    return line + indented(wrapped(right, pageWidth - helpColumn), helpColumn) + '\n';
}

std::string helpParagraphs(std::string_view text) {
    std::string result;
    for (const std::string_view paragraph : base::splitLines(text))
        result += wrapped(paragraph, pageWidth) + '\n';
    return result;
}

} // namespace damscope::cli
