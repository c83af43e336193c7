// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/syntax/reader.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::parser::testing {

/// What a file holds. Throws std::runtime_error.
std::string contentsOf(const std::filesystem::path& file);

/// All games of a text. The text must outlive them.
std::vector<GameText> readAll(std::string_view text);

/// The one game of a text; fails the test if there is not exactly one.
GameText readOne(std::string_view text);

/// A script in a form made for comparing: `1. 32-28 ! {comment} [%clk 1:00] $3 ( 1... 18-23 ) /B::/
/// - <unread>`, one blank between all items.
std::string shown(const rules::Script& script);
/// The script of the one game of a text.
std::string scriptOf(std::string_view text);

/// The codes of the problems of a game's text, in order, with one blank between.
std::string codes(const GameText& game);
std::string codesOf(std::string_view text);

} // namespace damscope::parser::testing
