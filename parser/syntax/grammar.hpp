// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/syntax/game_builder.hpp"

#include <cstddef>
#include <string_view>

namespace damscope::parser {

/// Recognises one game from `at` and passes it to the builder. Returns where the game ends:
/// after its terminator, before the next game's tags, or at the end of the text.
std::size_t recogniseGame(std::string_view text, std::size_t at, GameBuilder& builder);

/// If only comments and the file's name are between `at` and the end of the text, passes them to
/// the builder and returns the end of the text; `at` otherwise.
std::size_t recogniseTail(std::string_view text, std::size_t at, GameBuilder& builder);

} // namespace damscope::parser
