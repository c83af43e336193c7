// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <optional>

namespace damscope::rules {

/// The moves of a position that leave the opponent no choice but to capture, and what else there
/// is: for searches that follow nothing else.
struct ForcingMoves {
    /// The legal moves if they are captures; else the quiet moves after which the opponent must
    /// capture.
    MoveList moves;
    bool captures = false; ///< the moves are captures
    /// Of the other quiet moves any one of a kind:
    std::optional<Move> ending;   ///< after which the opponent has no move
    std::optional<Move> crowning; ///< that makes a king
    std::optional<Move> quiet;

    /// There is no legal move.
    [[nodiscard]] bool none() const { return moves.empty() && !ending && !crowning && !quiet; }
};
[[nodiscard]] ForcingMoves forcingMoves(const Position& position);

/// Whether the side to move has a capture (and then must capture).
[[nodiscard]] bool mustCapture(const Position& position);

} // namespace damscope::rules
