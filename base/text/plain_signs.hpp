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
    std::size_t length;                     ///< in bytes
    char sign;
};

/// The sign at the front of a text; nothing for ASCII and all other characters. HTML names and
/// numbers of these characters ("&times;", "&#8211;") are signs too.
[[nodiscard]] std::optional<PlainSign> plainSignAt(std::string_view text);

/// A text with its signs in ASCII, and without what is invisible. For moves, results and
/// positions: in names and comments such characters have a meaning of their own.
[[nodiscard]] std::string plainSigns(std::string_view text);
/// The same, in `room` where the text has anything to be changed; else the text itself.
[[nodiscard]] std::string_view withPlainSigns(std::string_view text, std::string& room);

} // namespace damscope::base
