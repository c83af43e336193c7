// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/plain_signs.hpp"

#include "base/text/ascii.hpp"
#include "base/text/entities.hpp"
#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>

namespace damscope::base {
namespace {

struct Signs {
    char32_t first;
    char32_t last;
    char plain;
};

// In the order of their code points.
constexpr auto signs = std::to_array<Signs>({
    {0x00A0, 0x00A0, ' '}, // no-break space
    {0x00AD, 0x00AD, '-'}, // soft hyphen: a hyphen in code pages of DOS and Windows
    {0x00D7, 0x00D7, 'x'}, // multiplication sign
    {0x02D7, 0x02D7, '-'}, // modifier minus
    {0x034F, 0x034F, PlainSign::invisible}, // combining grapheme joiner
    {0x03A7, 0x03A7, 'x'},                  // chi
    {0x03C7, 0x03C7, 'x'},
    {0x0425, 0x0425, 'x'}, // the letter ha of a Russian keyboard
    {0x0445, 0x0445, 'x'},
    {0x058A, 0x058A, '-'},                  // Armenian hyphen
    {0x05BE, 0x05BE, '-'},                  // maqaf
    {0x061C, 0x061C, PlainSign::invisible}, // Arabic letter mark
    {0x180E, 0x180E, PlainSign::invisible}, // Mongolian vowel separator
    {0x2000, 0x200A, ' '},
    {0x200B, 0x200F, PlainSign::invisible}, // zero width space and joiners, marks of direction
    {0x2010, 0x2015, '-'},                  // hyphens, figure, en and em dash, bar
    {0x202A, 0x202E, PlainSign::invisible}, // embeddings and overrides of direction
    {0x202F, 0x202F, ' '},
    {0x2043, 0x2043, '-'}, // hyphen bullet
    {0x205F, 0x205F, ' '},
    {0x2060, 0x206F, PlainSign::invisible}, // word joiner, isolates
    {0x2212, 0x2212, '-'},                  // minus
    {0x2236, 0x2236, ':'},                  // ratio
    {0x2500, 0x2501, '-'},                  // lines of boxes
    {0x2573, 0x2573, 'x'},
    {0x2715, 0x2718, 'x'}, // crosses of print
    {0x2796, 0x2796, '-'}, // heavy minus
    {0x2A09, 0x2A09, 'x'},
    {0x2A2F, 0x2A2F, 'x'}, // cross product
    {0x3000, 0x3000, ' '},
    {0x30FC, 0x30FC, '-'},                  // the long vowel of a Japanese keyboard
    {0xFE00, 0xFE0F, PlainSign::invisible}, // variation selectors
    {0xFE58, 0xFE58, '-'},
    {0xFE63, 0xFE63, '-'},
    {0xFEFF, 0xFEFF, PlainSign::invisible}, // byte order mark
    {0xFF0D, 0xFF0D, '-'},                  // full width
    {0xFF1A, 0xFF1A, ':'},
    {0xFF58, 0xFF58, 'x'},
});

std::optional<char> signOf(char32_t point) {
    const auto* found = std::ranges::lower_bound(signs, point, std::ranges::less{},
                                                 [](const Signs& each) { return each.last; });
    return found != signs.end() && found->first <= point ? std::optional(found->plain)
                                                         : std::nullopt;
}

std::optional<PlainSign> entityAt(std::string_view text) {
    constexpr std::string_view plain = "-x: ";
    const auto entity = firstEntity(text);
    if (!entity)
        return std::nullopt;
    const bool ascii =
        entity->point < 0x80 && plain.find(static_cast<char>(entity->point)) != plain.npos;
    const auto sign =
        ascii ? std::optional(static_cast<char>(entity->point)) : signOf(entity->point);
    return sign ? std::optional(PlainSign{entity->length, *sign}) : std::nullopt;
}

bool mayBeSign(char c) {
    return !isAscii(c) || c == '&';
}

} // namespace

std::optional<PlainSign> plainSignAt(std::string_view text) {
    if (text.starts_with('&'))
        return entityAt(text);
    if (text.empty() || isAscii(text.front()))
        return std::nullopt;
    const Utf8Character first = firstCharacter(text);
    const auto sign = first.point ? signOf(*first.point) : std::nullopt;
    return sign ? std::optional(PlainSign{first.bytes.size(), *sign}) : std::nullopt;
}

std::string plainSigns(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const auto sign = plainSignAt(text);
        if (sign && sign->sign != PlainSign::invisible)
            plain += sign->sign;
        std::size_t next = sign ? sign->length : 1;
        if (!sign) {
            next = static_cast<std::size_t>(std::find_if(text.begin() + 1, text.end(), mayBeSign) -
                                            text.begin());
            plain += text.substr(0, next);
        }
        text.remove_prefix(next);
    }
    return plain;
}

std::string_view withPlainSigns(std::string_view text, std::string& room) {
    if (std::ranges::none_of(text, mayBeSign))
        return text;
    room = plainSigns(text);
    return room;
}

} // namespace damscope::base
