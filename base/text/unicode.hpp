// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

// By Unicode's own tables. A text that is not UTF-8 stays as it is. Of the marks on one letter the
// first thirty stay, as in Unicode's stream-safe text: no language needs more.
namespace damscope::base {

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

// What isolates a text from those beside it: Unicode's FSI and PDI.
// NOLINTNEXTLINE(misc-misleading-bidirectional): they are what is written
inline constexpr std::string_view isolateOpens = "\u2068";
inline constexpr std::string_view isolateCloses = "\u2069";

/// A text to be put among others. One with letters from right to left is isolated, so that the
/// order of the texts beside it, of dashes and of numbers stays what it is; any other is itself.
[[nodiscard]] std::string isolated(std::string_view text);

} // namespace damscope::base
