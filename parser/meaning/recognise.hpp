// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/syntax/reader.hpp"
#include "rules/board/position.hpp"

#include <cstdint>
#include <optional>

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

/// What is wrong with the moves that an earlier reading has kept as text, `[%unread 4. 37-13 1-7]`,
/// at the end of a main line that is legal up to there: the same problem that it reported, at the
/// place of that text, with what may have been meant. Nothing if no moves are kept there.
[[nodiscard]] std::optional<TextProblem> problemOfUnreadMoves(const GameText& text,
                                                              const rules::Position& start);

} // namespace damscope::parser
