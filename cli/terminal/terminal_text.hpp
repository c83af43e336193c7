// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::cli {

/// Text from a file, a name or a path made fit for a terminal: what could steer the terminal or
/// turn the reading direction is written out visibly, as "\x1b" (C0, DEL, bytes that are no UTF-8)
/// or "\u202e" (C1, bidirectional and invisible format characters, line separators). All else
/// stays.
[[nodiscard]] std::string visible(std::string_view text);

/// The same for a text of several lines: line feeds stay.
[[nodiscard]] std::string visibleLines(std::string_view text);

/// JSON text (already valid) with the same characters as "\u..." escapes: the data stays the same.
[[nodiscard]] std::string visibleJson(std::string_view json);

/// Columns that a terminal gives to UTF-8 text without control characters: wide characters take
/// two, combining ones none.
[[nodiscard]] int displayWidth(std::string_view text);

/// The text if it is at most `width` columns wide, else as much of it as fits with an ellipsis.
[[nodiscard]] std::string cutToWidth(std::string_view text, int width);

/// The text in lines of at most `width` columns, broken at blanks; a longer word stands alone.
[[nodiscard]] std::string wrapped(std::string_view text, int width);

} // namespace damscope::cli
