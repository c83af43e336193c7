// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>

// Tests of one byte, the same in every locale: bytes beyond ASCII are neither letters nor blanks.
namespace damscope::base {

inline constexpr std::string_view whiteSpace = " \t\r\n";
inline constexpr std::string_view digits = "0123456789";

[[nodiscard]] constexpr bool isBlank(char c) {
    return c == ' ' || c == '\t';
}
/// A blank or the end of a line.
[[nodiscard]] constexpr bool isSpace(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}
[[nodiscard]] constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
[[nodiscard]] constexpr bool isLowerCase(char c) {
    return c >= 'a' && c <= 'z';
}
[[nodiscard]] constexpr bool isUpperCase(char c) {
    return c >= 'A' && c <= 'Z';
}
[[nodiscard]] constexpr bool isLetter(char c) {
    return isLowerCase(c) || isUpperCase(c);
}
[[nodiscard]] constexpr bool isAscii(char c) {
    return static_cast<unsigned char>(c) < 0x80;
}

/// Whether a byte belongs to a word in any script: a letter, or part of a character beyond ASCII.
[[nodiscard]] constexpr bool isWordByte(char c) {
    return isLetter(c) || !isAscii(c);
}

[[nodiscard]] constexpr char lowerCase(char c) {
    return isUpperCase(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
[[nodiscard]] constexpr char upperCase(char c) {
    return isLowerCase(c) ? static_cast<char>(c - 'a' + 'A') : c;
}
[[nodiscard]] inline std::string lowerCase(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) { return lowerCase(c); });
    return lower;
}
[[nodiscard]] inline std::string upperCase(std::string_view text) {
    std::string upper(text);
    std::ranges::transform(upper, upper.begin(), [](char c) { return upperCase(c); });
    return upper;
}

[[nodiscard]] constexpr bool equalIgnoringCase(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, [](char x, char y) { return lowerCase(x) == lowerCase(y); });
}

/// The text without white space at its beginning.
[[nodiscard]] constexpr std::string_view trimmedStart(std::string_view text) {
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    return text;
}
/// The text without white space at its end.
[[nodiscard]] constexpr std::string_view trimmedEnd(std::string_view text) {
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}
/// The text without white space at either end.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
    return trimmedEnd(trimmedStart(text));
}

// The same with other characters for white space.
[[nodiscard]] constexpr std::string_view trimmedStart(std::string_view text,
                                                      std::string_view blanks) {
    return text.substr(std::min(text.find_first_not_of(blanks), text.size()));
}
[[nodiscard]] constexpr std::string_view trimmedEnd(std::string_view text,
                                                    std::string_view blanks) {
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

/// Whether the text is one or more digits.
[[nodiscard]] constexpr bool isAllDigits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, isDigit);
}

/// Whether a text is one of a list.
template <std::size_t count>
[[nodiscard]] constexpr bool isOneOf(const std::array<std::string_view, count>& all,
                                     std::string_view text) {
    return std::ranges::find(all, text) != all.end();
}

/// The number at the beginning of a text, which is removed from it: digits, behind a minus if
/// `Number` has negative ones. Nothing if there is none, or it is too large.
template <class Number>
[[nodiscard]] std::optional<Number> takeNumber(std::string_view& text, int base = 10) {
    Number number{};
    std::from_chars_result read{};
    if constexpr (std::is_floating_point_v<Number>)
        read = std::from_chars(text.data(), text.data() + text.size(), number);
    else
        read = std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (read.ec != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
    return number;
}
/// The number that the whole text is.
template <class Number>
[[nodiscard]] std::optional<Number> readNumber(std::string_view text, int base = 10) {
    const auto number = takeNumber<Number>(text, base);
    return text.empty() ? number : std::nullopt;
}

} // namespace damscope::base
