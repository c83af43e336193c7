// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/letter_case.hpp"

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"

namespace damscope::base {
namespace {

constexpr bool between(char32_t point, char32_t low, char32_t high) {
    return point >= low && point <= high;
}

// Latin Extended-A: pairs of capital and small letter; in two runs the capitals are the odd ones.
constexpr bool isExtendedCapital(char32_t p) {
    const bool oddCapitals = between(p, U'Ĺ', U'Ň') || between(p, U'Ź', U'Ž');
    const bool evenCapitals = between(p, U'Ā', U'Ķ') || between(p, U'Ŋ', U'Ŷ');
    return (oddCapitals && p % 2 == 1) || (evenCapitals && p % 2 == 0);
}

} // namespace

char32_t smallLetter(char32_t p) {
    if (between(p, U'A', U'Z') || (between(p, U'À', U'Þ') && p != U'×') || between(p, U'А', U'Я'))
        return p + 32;
    if (between(p, U'Ѐ', U'Џ'))
        return p + 80;
    if (between(p, U'Α', U'Ϋ') && p != 0x3A2)
        return p + 32;
    if (between(p, U'Έ', U'Ί'))
        return p + 37;
    if (p == U'Ά')
        return U'ά';
    if (p == U'Ό')
        return U'ό';
    if (between(p, U'Ύ', U'Ώ'))
        return p + 63;
    if (between(p, U'Ա', U'Ֆ'))
        return p + 48;
    if (p == U'İ')
        return U'i';
    if (p == U'Ÿ')
        return U'ÿ';
    return isExtendedCapital(p) || p == U'Ґ' ? p + 1 : p;
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
