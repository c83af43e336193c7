// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/letter_case.hpp"

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"

#include <utf8proc.h>

namespace damscope::base {

char32_t smallLetter(char32_t point) {
    return static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(point)));
}

std::string smallLetters(std::string_view text) {
    std::string small;
    small.reserve(text.size());
    while (!text.empty()) {
        if (isAscii(text.front())) {
            small += lowerCase(text.front());
            text.remove_prefix(1);
            continue;
        }
        const Utf8Character c = firstCharacter(text);
        text.remove_prefix(c.bytes.size());
        if (c.point)
            appendUtf8(small, smallLetter(*c.point));
        else
            small += c.bytes;
    }
    return small;
}

} // namespace damscope::base
