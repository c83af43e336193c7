// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/terminal_text.hpp"

#include "base/text/split.hpp"
#include "base/text/utf8.hpp"
#include "cli/terminal/ascii_signs.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace damscope::cli {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Control characters, and format characters that move, hide or reverse the text beside them
// (those of the Unicode categories Cc, Cf, Zl and Zp that can deceive). The joiners 200c and 200d
// stay: names in Persian and Indian scripts need them.
constexpr std::array<Range, 14> unfit{{{0x00, 0x1f},
                                       {0x7f, 0x9f},
                                       {0xad, 0xad},
                                       {0x61c, 0x61c},
                                       {0x180e, 0x180e},
                                       {0x200b, 0x200b},
                                       {0x200e, 0x200f},
                                       {0x2028, 0x202e},
                                       {0x2060, 0x206f},
                                       {0xfeff, 0xfeff},
                                       {0xfff0, 0xfffb},
                                       {0xfffe, 0xffff},
                                       {0x1d173, 0x1d17a},
                                       {0xe0000, 0xe007f}}};

bool isUnfit(char32_t c) {
    return std::ranges::any_of(unfit, [c](Range r) { return r.first <= c && c <= r.last; });
}

// The longest beginning of the text that fits into `width` columns.
std::string_view beginning(std::string_view text, int width) {
    std::size_t end = 0;
    while (end < text.size()) {
        const base::Utf8Character character = base::firstCharacter(text.substr(end));
        width -= displayWidth(character.bytes);
        if (width < 0)
            break;
        end += character.bytes.size();
    }
    return text.substr(0, end);
}

std::string jsonEscape(char32_t c) {
    if (c < 0x10000)
        return fmt::format("\\u{:04x}", static_cast<unsigned>(c));
    const unsigned above = static_cast<unsigned>(c) - 0x10000U;
    return fmt::format("\\u{:04x}\\u{:04x}", 0xd800U + (above >> 10U), 0xdc00U + (above & 0x3ffU));
}

std::string visibleEscape(const base::Utf8Character& character) {
    if (!character.point || *character.point < 0x80)
        return fmt::format("\\x{:02x}", static_cast<unsigned char>(character.bytes.front()));
    return fmt::format("\\u{:04x}", static_cast<unsigned>(*character.point));
}

} // namespace

std::string visible(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const base::Utf8Character character = base::firstCharacter(text);
        if (!character.point || isUnfit(*character.point))
            result += visibleEscape(character);
        else
            result += character.bytes;
        text.remove_prefix(character.bytes.size());
    }
    return result;
}

std::string visibleOrUnknown(std::string_view value) {
    return value.empty() ? "?" : visible(value);
}

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

std::string visibleJson(std::string_view json) {
    std::string result;
    result.reserve(json.size());
    while (!json.empty()) {
        const base::Utf8Character character = base::firstCharacter(json);
        // Below DEL a valid JSON text holds control characters only as white space between values.
        if (character.point && *character.point >= 0x7f && isUnfit(*character.point))
            result += jsonEscape(*character.point);
        else
            result += character.bytes;
        json.remove_prefix(character.bytes.size());
    }
    return result;
}

std::string cutToWidth(std::string_view text, int width) {
    if (displayWidth(text) <= width)
        return std::string(text);
    if (width < 1)
        return {};
    const std::string ellipsis = drawn("…");
    return std::string(beginning(text, width - displayWidth(ellipsis))) + ellipsis;
}

std::string cutInFront(std::string_view text, int width) {
    if (displayWidth(text) <= width)
        return std::string(text);
    const std::string ellipsis = drawn("…");
    while (!text.empty() && displayWidth(text) > width - displayWidth(ellipsis))
        text.remove_prefix(base::firstCharacter(text).bytes.size());
    return width < displayWidth(ellipsis) ? std::string() : ellipsis + std::string(text);
}

std::string wrapped(std::string_view text, int width) {
    std::string result;
    int column = 0;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        // Control characters stand for blanks where no line may end, as in movetext().
        const auto joins = std::ranges::count_if(word, [](char c) { return c > '\0' && c < ' '; });
        const int wordWidth = displayWidth(word) + static_cast<int>(joins);
        if (column > 0 && column + 1 + wordWidth > width) {
            result += '\n';
            column = 0;
        } else if (column > 0) {
            result += ' ';
            ++column;
        }
        result += word;
        column += wordWidth;
    }
    return result;
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
