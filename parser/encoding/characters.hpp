// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace damscope::parser {

// Of one byte, the same in every locale; bytes of characters beyond ASCII are "wide".

constexpr bool isBlank(char c) {
    return c == ' ' || c == '\t';
}
constexpr bool isSpace(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}
constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
constexpr bool isNameCharacter(char c) {
    return isLetter(c) || isDigit(c) || c == '_';
}
constexpr bool isWide(char c) {
    return static_cast<unsigned char>(c) >= 0x80;
}
/// Inside a wide character: not its first byte.
constexpr bool isContinuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}
/// The first byte of a letter in any script, or close enough: dashes, quotes and blanks (which
/// begin with C2 or E2) are none.
constexpr bool beginsLetter(char c) {
    return isLetter(c) || (isWide(c) && !isContinuation(c) && c != '\xC2' && c != '\xE2');
}
constexpr bool isBracket(char c) {
    return c == '(' || c == ')' || c == '{' || c == '}' || c == '[' || c == ']';
}
constexpr char lowerCase(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
constexpr bool equalIgnoringCase(std::string_view a, std::string_view b) {
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (lowerCase(a[i]) != lowerCase(b[i]))
            return false;
    return true;
}

} // namespace damscope::parser
