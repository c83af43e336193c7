// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/visible.hpp"

#include "base/text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace damscope::base {
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

std::string cutToWidth(std::string_view text, int width, std::string_view ellipsis) {
    if (displayWidth(text) <= width)
        return std::string(text);
    if (width < 1)
        return {};
    return std::string(beginning(text, width - displayWidth(ellipsis))) + std::string(ellipsis);
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

} // namespace damscope::base
