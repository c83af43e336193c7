// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/utf8.hpp"

namespace damscope::cli {
namespace {

struct Lead {
    std::size_t length; // 0: cannot begin a character
    char32_t bits;
    char32_t smallest; // what a shorter form could not hold
};

Lead lead(unsigned char byte) {
    if (byte < 0x80)
        return {1, byte, 0};
    if ((byte & 0xe0U) == 0xc0U)
        return {2, byte & 0x1fU, 0x80};
    if ((byte & 0xf0U) == 0xe0U)
        return {3, byte & 0x0fU, 0x800};
    if ((byte & 0xf8U) == 0xf0U)
        return {4, byte & 0x07U, 0x10000};
    return {0, 0, 0};
}

bool isScalar(char32_t c) {
    return c <= 0x10ffff && (c < 0xd800 || c > 0xdfff);
}

} // namespace

Utf8Step firstCharacter(std::string_view text) {
    const Utf8Step wrong{text.substr(0, 1), std::nullopt};
    const Lead first = lead(static_cast<unsigned char>(text.front()));
    if (first.length == 0 || first.length > text.size())
        return wrong;
    char32_t character = first.bits;
    for (const char next : text.substr(1, first.length - 1)) {
        const auto byte = static_cast<unsigned char>(next);
        if ((byte & 0xc0U) != 0x80U)
            return wrong;
        character = (character << 6U) | (byte & 0x3fU);
    }
    if (character < first.smallest || !isScalar(character))
        return wrong;
    return {text.substr(0, first.length), character};
}

} // namespace damscope::cli
