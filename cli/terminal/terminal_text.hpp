// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/utf8.hpp"
#include "base/text/visible.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace damscope::cli {

using base::displayWidth;
using base::visible;
using base::visibleJson;
using base::visibleOrUnknown;
using base::wrapped;

/// visible() for text of several lines: line feeds stay.
[[nodiscard]] std::string visibleLines(std::string_view text);

/// The bold type of the titles of tables, and its end.
inline constexpr std::string_view boldType = "\033[1m";
inline constexpr std::string_view usualType = "\033[0m";

/// The output of a command as it goes to a terminal, whatever strangers wrote into it:
/// visibleLines() with tabs and the type of tables as they are.
[[nodiscard]] std::string forTerminal(std::string_view text);

/// base::cutToWidth() with the ellipsis that the terminal has.
[[nodiscard]] std::string cutToWidth(std::string_view text, int width);

/// The same with the ellipsis in front, and the end of the text: for paths.
[[nodiscard]] std::string cutInFront(std::string_view text, int width);

/// Line and column of a byte of a text, from 1; a column is a character.
struct TextSpot {
    std::size_t line = 1;
    std::size_t column = 1;
};
[[nodiscard]] TextSpot spotOf(std::string_view text, std::size_t offset);

/// The line of the text with the byte, and a caret below its place; both indented by two blanks.
[[nodiscard]] std::string pointedAt(std::string_view text, std::size_t offset);

/// The text with blanks before each of its lines but the first.
[[nodiscard]] std::string indented(std::string_view text, int width);

/// By how much rows of help pages are indented.
inline constexpr int helpIndent = 2;
/// A line of a help page, "--depth N   how deep", and paragraphs at the full width of 80 columns.
[[nodiscard]] std::string helpRow(std::string_view left, std::string_view right);
[[nodiscard]] std::string helpParagraphs(std::string_view text);

} // namespace damscope::cli
