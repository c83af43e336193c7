// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace damscope::base {

/// The front of a byte sequence, by the well-formed sequences of UTF-8 (Unicode 15,
/// table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF).
struct Utf8Sequence {
    enum class Kind {
        wellFormed, ///< `length` bytes are one character
        malformed,  ///< the first byte starts no character
        cutShort    ///< the bytes could be the beginning of a character
    };
    Kind kind = Kind::malformed;
    std::size_t length = 1;
};

/// Classifies the front of `bytes`, which must not be empty.
[[nodiscard]] Utf8Sequence utf8Front(std::string_view bytes);

/// The number of bytes at the front of `bytes` that are ASCII other than NUL.
[[nodiscard]] std::size_t plainPrefix(std::string_view bytes);

/// The code point of one well-formed sequence.
[[nodiscard]] char32_t codePoint(std::string_view sequence);

/// One step through a text that claims to be UTF-8.
struct Utf8Character {
    std::string_view bytes;        ///< of this character, or the one byte that is wrong
    std::optional<char32_t> point; ///< nothing where the byte is not UTF-8
};

/// The character at the front of `text`, which must not be empty.
[[nodiscard]] Utf8Character firstCharacter(std::string_view text);

/// The first character of a text; empty if the text is.
[[nodiscard]] inline std::string_view firstLetter(std::string_view text) {
    return text.empty() ? text : firstCharacter(text).bytes;
}

/// Whether a character is one of those from `low` to `high`.
[[nodiscard]] constexpr bool between(char32_t point, char32_t low, char32_t high) {
    return point >= low && point <= high;
}
[[nodiscard]] constexpr bool isIn(std::u32string_view set, char32_t point) {
    return set.find(point) != std::u32string_view::npos;
}

/// Whether a text is well-formed UTF-8 from end to end.
[[nodiscard]] bool isUtf8(std::string_view text);

/// Inside a character of several bytes: not its first byte.
[[nodiscard]] constexpr bool isContinuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80;
}

/// The number of characters of a well-formed text.
[[nodiscard]] std::size_t countCharacters(std::string_view text);

/// Appends one character; `point` must be a scalar value.
void appendUtf8(std::string& text, char32_t point);

// These use Unicode's own tables. A text that is not UTF-8 stays as it is. The first thirty marks
// on one letter stay, as in Unicode's stream-safe text: no language needs more.
/// The text in composed form (NFC): a letter and its accent are one character.
[[nodiscard]] std::string composed(std::string_view text);

/// What is left of a text for comparing: in small letters, without accents, ligatures that Unicode
/// takes apart, and what is invisible.
[[nodiscard]] std::string folded(std::string_view text);

/// The small letter of a capital of any script; any other character is itself.
[[nodiscard]] char32_t smallLetter(char32_t point);

/// A UTF-8 text in small letters.
[[nodiscard]] std::string smallLetters(std::string_view text);

/// Whether letters of a UTF-8 text are written from right to left: Hebrew, Arabic and the like.
[[nodiscard]] bool hasRightToLeft(std::string_view text);

/// The columns of UTF-8 text without control characters on a terminal: wide characters take two,
/// combining ones none.
[[nodiscard]] int displayWidth(std::string_view text);

// What isolates a text from those beside it: Unicode's FSI and PDI.
// NOLINTNEXTLINE(misc-misleading-bidirectional): they are what is written
inline constexpr std::string_view isolateOpens = "\u2068";
inline constexpr std::string_view isolateCloses = "\u2069";

/// A text to be put among others. One with letters from right to left is isolated, so that the
/// order of the texts beside it, of dashes and of numbers stays what it is; any other is itself.
[[nodiscard]] std::string isolated(std::string_view text);

} // namespace damscope::base
