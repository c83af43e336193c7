// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/syntax/game_builder.hpp"

#include <cstddef>
#include <string_view>

namespace damscope::parser {

/// The length of the move at the front of a text without signs of print; 0 if there is none. The
/// text must go on behind the move as far as decides whether it is one.
std::size_t moveLength(std::string_view text);

/// The length of the result at the front of such a text; 0 if there is none.
std::size_t resultLength(std::string_view text);

/// Recognises one game from `at` and passes it to the builder. Returns where the game ends:
/// after its terminator, before the next game's tags, or at the end of the text.
std::size_t recogniseGame(std::string_view text, std::size_t at, GameBuilder& builder);

/// If only comments and the file's name are between `at` and the end of the text, passes them to
/// the builder and returns the end of the text; `at` otherwise.
std::size_t recogniseTail(std::string_view text, std::size_t at, GameBuilder& builder);

} // namespace damscope::parser
