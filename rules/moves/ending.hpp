// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"
#include "rules/board/result.hpp"

#include <optional>
#include <vector>

namespace damscope::rules {

/// How the board itself ends a game.
enum class BoardEnd : std::uint8_t {
    none,
    noPieces, ///< the side to move has nothing left
    blocked,  ///< the side to move cannot move
    kingMade, ///< Breakthrough: a king stands on the board
    allLost,  ///< Antidraughts: the side to move has nothing left, or is blocked: it wins
};

/// Whether the position is the end of the game by the variant's goal, and who won.
struct Outcome {
    BoardEnd end = BoardEnd::none;
    GameResult result = GameResult::unknown;
};
[[nodiscard]] Outcome outcome(const Position& position);

/// Whether something is taken by the next move or, whatever that is, by the one after it: what
/// keeps Frisian king against king from being drawn at once.
[[nodiscard]] bool kingMustFall(const Position& position);

} // namespace damscope::rules
