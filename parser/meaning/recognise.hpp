// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/syntax/game_text.hpp"

#include <cstdint>

namespace damscope::parser {

/// The kind of a text that was read as a game, judged by the text alone.
enum class TextKind : std::uint8_t {
    text,    ///< words, a web page, data of another program: no tags, and no game in it
    header,  ///< tags without moves, as of a game that was not played
    chess,   ///< moves of chess and none of draughts, or a GameType that stands for chess
    draughts ///< moves of draughts, or tags that only games of draughts have
};

/// Lenient: what could be a game of draughts is one, also if no move of it is legal.
[[nodiscard]] TextKind kindOf(const GameText& text);

/// Its moves are of chess, and none can be of draughts: `Bb4` alone may be either.
[[nodiscard]] bool isChess(const GameText& text);

} // namespace damscope::parser
