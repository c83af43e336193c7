// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/direction.hpp"

#include "base/text/utf8.hpp"

namespace damscope::base {
namespace {

constexpr bool isFrom(char32_t point, char32_t low, char32_t high) {
    return point >= low && point <= high;
}

bool isRightToLeft(char32_t point) {
    return isFrom(point, 0x590, 0x8FF) || isFrom(point, 0xFB1D, 0xFDFF) ||
           isFrom(point, 0xFE70, 0xFEFC) || isFrom(point, 0x10800, 0x10FFF) ||
           isFrom(point, 0x1E800, 0x1EFFF);
}

} // namespace

bool hasRightToLeft(std::string_view text) {
    for (text.remove_prefix(plainPrefix(text)); !text.empty();
         text.remove_prefix(plainPrefix(text))) {
        const Utf8Character c = firstCharacter(text);
        if (c.point && isRightToLeft(*c.point))
            return true;
        text.remove_prefix(c.bytes.size());
    }
    return false;
}

std::string isolated(std::string_view text) {
    if (!hasRightToLeft(text))
        return std::string(text);
    // NOLINTNEXTLINE(misc-misleading-bidirectional): they are what is written
    return "\u2068" + std::string(text) + "\u2069";
}

} // namespace damscope::base
