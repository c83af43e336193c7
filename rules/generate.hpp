// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <cstdint>
#include <vector>

namespace damscope::rules {

/// Every legal move, each once (moves that differ only in the order of the captured pieces are
/// one). Empty when the side to move has no move or the game is over by the variant's goal.
[[nodiscard]] MoveList legalMoves(const Position& position);

/// The ways round that a capture can take, each as from, landing squares..., to. All have the same
/// from, to and captured set. A quiet move has one route of two squares. Kings may have several
/// landing squares between two captures: one route per combination would be endless, so of routes
/// that take the same pieces in the same order along the same lines only one is given, with each
/// landing on the turning square, or right behind the captured piece where it goes straight on
/// (PDN 3.0, restrictions on writing).
struct Route {
    std::vector<Square> squares;
    std::vector<Square> taken; ///< in order
};
[[nodiscard]] std::vector<Route> routes(const Position& position, const Move& move);

/// Leaves of the move tree at a depth of plies, counted through the moves of the last ply without
/// making them. A depth of 0 is 1.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);
/// The same with every leaf made, for measuring.
[[nodiscard]] std::uint64_t perftMade(const Position& position, int depth);

} // namespace damscope::rules
