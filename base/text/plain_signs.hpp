// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace damscope::base {

/// A character beyond ASCII that people and programs write among squares and numbers, and the sign
/// that is meant: a dash of any kind is '-', a cross 'x', a ratio ':', a blank of any width ' '.
struct PlainSign {
    static constexpr char invisible = '\0'; ///< shows nothing: marks of direction, joiners
    /// A dash where it stands for one in code pages of DOS and Windows (`32\u00AD28`), else
    /// invisible.
    static constexpr char softHyphen = '\x01';
    std::size_t length; ///< in bytes
    char sign;

    [[nodiscard]] bool isInvisible() const { return sign == invisible || sign == softHyphen; }
};

/// The sign at the front of a text; nothing for ASCII and all other characters. HTML names and
/// numbers of these characters ("&times;", "&#8211;") are signs too.
[[nodiscard]] std::optional<PlainSign> plainSignAt(std::string_view text);

/// Whether a character shows nothing and separates nothing: a mark of direction, a joiner, a byte
/// order mark, a soft hyphen.
[[nodiscard]] bool isInvisible(char32_t point);

/// A text with its signs in ASCII, and without what is invisible. For moves, results and
/// positions: in names and comments such characters have a meaning of their own.
[[nodiscard]] std::string plainSigns(std::string_view text);
/// The same, in `room` where the text has anything to be changed; else the text itself.
[[nodiscard]] std::string_view withPlainSigns(std::string_view text, std::string& room);

/// A character as HTML names or numbers it: `&eacute;`, `&#233;`, `&#x00e9;`.
struct Entity {
    char32_t point;
    std::size_t length; ///< in bytes, from the ampersand to the semicolon
};

/// The entity that begins with the ampersand at the front of a text; nothing if none does. Numbers
/// from 128 to 159 are the signs of windows-1252, as in browsers. The name begins at `name`: behind
/// the ampersand, or behind what stands for it (`&amp;eacute;`).
[[nodiscard]] std::optional<Entity> firstEntity(std::string_view text, std::size_t name = 1);

/// The sign of windows-1252 that a control character from U+0080 to U+009F stands for: pages that
/// call themselves ISO-8859-1 mean it. Any other character is itself.
[[nodiscard]] char32_t shownControl(char32_t point);

} // namespace damscope::base
