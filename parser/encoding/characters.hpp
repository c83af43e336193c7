// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"

namespace damscope::parser {

// Of one byte; those of characters beyond ASCII are "wide".

constexpr bool isNameCharacter(char c) {
    return base::isLetter(c) || base::isDigit(c) || c == '_';
}
constexpr bool isWide(char c) {
    return !base::isAscii(c);
}
/// The first byte of a letter in any script, or close enough: dashes, quotes and blanks (which
/// begin with C2 or E2) are not.
constexpr bool beginsLetter(char c) {
    return base::isLetter(c) ||
           (isWide(c) && !base::isContinuation(c) && c != '\xC2' && c != '\xE2');
}
constexpr bool isBracket(char c) {
    return c == '(' || c == ')' || c == '{' || c == '}' || c == '[' || c == ']';
}

} // namespace damscope::parser
