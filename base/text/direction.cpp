// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/direction.hpp"

#include "base/text/utf8.hpp"

namespace damscope::base {
namespace {

bool isRightToLeft(char32_t point) {
    return between(point, 0x590, 0x8FF) || between(point, 0xFB1D, 0xFDFF) ||
           between(point, 0xFE70, 0xFEFC) || between(point, 0x10800, 0x10FFF) ||
           between(point, 0x1E800, 0x1EFFF);
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
    return std::string(isolateOpens).append(text).append(isolateCloses);
}

} // namespace damscope::base
