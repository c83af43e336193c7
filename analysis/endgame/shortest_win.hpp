// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace damscope::analysis::endgame {

class Library;

/// How a won ending goes with best play: the winner wins as soon as he can, the loser loses as
/// late.
struct ShortestWin {
    std::vector<rules::Move> line; ///< to the end of the game
    bool loserEndsIt = false;      ///< antidraughts: the loser makes the last move
    [[nodiscard]] int plies() const { return static_cast<int>(line.size()); }
    /// Moves of the winner.
    [[nodiscard]] int moves() const { return (plies() + (loserEndsIt ? 0 : 1)) / 2; }
};

/// Finds the shortest win of an ending. The tables hold results, not distances: the length is
/// proved by a search that goes one move deeper each time, in which the winner plays only moves
/// that the tables call won, and the loser all of his. Draw rules are ignored, as by the tables.
///
/// Nothing if the tables do not call the position won for either side, if they lack a position on
/// the way, or if no win is proved within `nodes` positions: then it is long.
[[nodiscard]] std::optional<ShortestWin> shortestWin(const rules::Position& position,
                                                     const Library& library,
                                                     std::uint64_t nodes = 3'000'000,
                                                     const std::stop_token& stop = {});

} // namespace damscope::analysis::endgame
