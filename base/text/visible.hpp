// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// Text from a file, a name or a path as it can be shown: nothing in it moves, hides or reverses
/// the text beside it, and it has the room that there is.
namespace damscope::base {

/// Characters that could control a terminal or change the reading direction become visible escapes,
/// "\x1b" (C0, DEL, bytes that are not UTF-8) or "\u202e" (C1, bidirectional and invisible format
/// characters, line separators). Everything else stays.
[[nodiscard]] std::string visible(std::string_view text);

/// The same for a value that may be unknown: "?" for an empty one.
[[nodiscard]] std::string visibleOrUnknown(std::string_view value);

/// JSON text (already valid) with the same characters as "\u..." escapes: the data stays the same.
[[nodiscard]] std::string visibleJson(std::string_view json);

/// The text if it is at most `width` columns wide, else as much of it as fits with an ellipsis.
[[nodiscard]] std::string cutToWidth(std::string_view text, int width,
                                     std::string_view ellipsis = "…");

/// The text in lines of at most `width` columns, broken at blanks; a longer word stands alone.
[[nodiscard]] std::string wrapped(std::string_view text, int width);

} // namespace damscope::base
