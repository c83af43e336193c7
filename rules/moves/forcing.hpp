// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"
#include "rules/board/result.hpp"

#include <optional>

namespace damscope::rules {

/// The moves of a position that leave the opponent no choice but to capture, and what else there
/// is: for searches that follow nothing else.
struct ForcingMoves {
    /// The legal moves if they are captures; else the quiet moves after which the opponent must
    /// capture.
    MoveList moves;
    bool captures = false; ///< the moves are captures
    /// One of each kind of the other quiet moves.
    std::optional<Move> ending;   ///< after which the opponent has no move
    std::optional<Move> crowning; ///< that makes a king
    std::optional<Move> quiet;

    /// There is no legal move.
    [[nodiscard]] bool none() const { return moves.empty() && !ending && !crowning && !quiet; }
};
[[nodiscard]] ForcingMoves forcingMoves(const Position& position);

/// Whether the side to move has a capture (and then must capture).
[[nodiscard]] bool mustCapture(const Position& position);

/// How a game ends on the board.
enum class BoardEnd : std::uint8_t {
    none,
    noPieces, ///< the side to move has nothing left
    blocked,  ///< the side to move cannot move
    kingMade, ///< Breakthrough: a king is on the board
    allLost,  ///< Antidraughts: the side to move has nothing left, or is blocked: it wins
};

/// The result of a game that this side wins.
[[nodiscard]] constexpr GameResult winFor(Color side) {
    return side == Color::white ? GameResult::whiteWins : GameResult::blackWins;
}

/// Whether the game is over in the position by the variant's goal, and who won.
struct Outcome {
    BoardEnd end = BoardEnd::none;
    GameResult result = GameResult::unknown;
};
[[nodiscard]] Outcome outcome(const Position& position);

/// Whether the next move is a capture, or every next move allows one: then Frisian king against
/// king is not drawn at once.
[[nodiscard]] bool kingMustFall(const Position& position);

/// Whether the side to move must capture as many pieces as it can (in Frisian draughts: of the
/// greatest value), and could take fewer if it did not have to: by another capture, or by a king
/// that lands where it cannot go on, beside a square from which it can. What decides among captures
/// of as many pieces, a king that must take or kings that must be taken, does not count. False
/// where the variant leaves the choice.
[[nodiscard]] bool majorityDecides(const Position& position);

} // namespace damscope::rules
