// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <cstddef>
#include <cstdint>

namespace damscope::rules {

/// Every legal move, each once (moves that differ only in the order of the captured pieces are
/// one). Empty when the side to move has no move or the game is over by the variant's goal.
[[nodiscard]] MoveList legalMoves(const Position& position);

/// Whether a move is one of legalMoves().
[[nodiscard]] bool isLegal(const Position& position, const Move& move);

/// The legal moves that go from one square to another.
struct MovesBetween {
    std::size_t count = 0;
    Move first;              ///< in the order of legalMoves(), if there is one
    bool overflowed = false; ///< there are more captures than could be searched for
};
/// The same as filtering legalMoves(), but without building the list.
[[nodiscard]] MovesBetween movesBetween(const Position& position, Square from, Square to);

/// Leaves of the move tree at a depth in plies; the moves of the last ply are counted without
/// making them. A depth of 0 gives 1.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);
/// The same with every leaf made, for measuring.
[[nodiscard]] std::uint64_t perftMade(const Position& position, int depth);

} // namespace damscope::rules
