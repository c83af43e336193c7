// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"
#include "rules/moves/generate.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::rules {

/// A square as players of the variant write it: "32" or "c3". Files and ranks count from the first
/// mover's left-hand corner (PDN 3.0, GameType).
[[nodiscard]] std::string squareName(const Rules& rules, Square s);
/// A square from text in either notation ("32", "07", "c3", "C3"); nothing if it does not exist on
/// this board. Numbers are the variant's own.
[[nodiscard]] std::optional<Square> squareNamed(const Rules& rules, std::string_view text);

enum class Separator : std::uint8_t { none, quiet /* - */, capture /* x or : */ };

/// A move as written, before it is known what it means: at least a from and a to, with any squares
/// in between. Short algebraic text ("gf4") has only the file of its from square.
struct MoveText {
    std::vector<Square> squares; ///< from, via..., to; without from in short algebraic text
    std::optional<int> fromFile; ///< column 0..., only in short algebraic text
    Separator separator = Separator::none;
    friend bool operator==(const MoveText&, const MoveText&) = default;
};

/// All readings of a move's text: `32-28`, `32x23`, `32:23:14`, `c3-d4`, `c3:e5`, `C3:E5`, `a3b4`,
/// `gf4`, `07-11`, `3228`, `32 - 28`. None if the text is not a move or a square does not exist on
/// the board; two if digits without a separator can be split in two places (`618`).
[[nodiscard]] std::vector<MoveText> readMoveText(const Rules& rules, std::string_view text);

/// The first square of a text that has the form of a move but names a square that the board does
/// not have: "51" of "32-51". Nothing if the text has another form, or all its squares exist.
[[nodiscard]] std::optional<std::string> missingSquare(const Rules& rules, std::string_view text);

/// from-to with the variant's signs: "32-28", "c3:e5". Does not distinguish captures that share
/// both ends.
[[nodiscard]] std::string shortText(const Rules& rules, const Move& move);
/// from, every landing square, to, along one route: "47x38x24x13x36".
[[nodiscard]] std::string fullText(const Position& position, const Move& move);
/// The text that PDN 3.0 prescribes: shortText, unless another legal capture shares both ends: then
/// fullText along a route that cannot be read as another such capture. (A capture of one jump has
/// no squares between its ends: it stays short, and resolve() accepts it.)
[[nodiscard]] std::string moveText(const Position& position, const Move& move);
/// The same as moveText, with the position's legal moves given by the caller.
[[nodiscard]] std::string moveText(const Position& position, const Move& move,
                                   const MoveList& legal);

/// The letter of the piece on a square: w and b are men, W and B kings, `empty` for no piece.
[[nodiscard]] constexpr char pieceLetter(const std::optional<Piece>& piece, char empty) {
    if (!piece)
        return empty;
    const bool king = piece->kind == Kind::king;
    return piece->color == Color::white ? (king ? 'W' : 'w') : (king ? 'B' : 'b');
}

/// The number of the move after a number of plies, counted from a turn of the first mover: 1 for
/// the first moves of both sides.
[[nodiscard]] constexpr int moveNumberAfter(int plies) {
    return plies / 2 + 1;
}

/// The number as it is written before a move of the first mover, "12.", and before the other's,
/// "12...".
[[nodiscard]] inline std::string moveNumberText(int number, bool firstMover) {
    return std::to_string(number) + (firstMover ? "." : "...");
}

/// Moves from a position with their numbers: "31. 32-28 19-23 32. 38-33". `played`: plies before
/// the position.
[[nodiscard]] std::string numberedMoves(const Position& position, int played,
                                        std::span<const Move> moves);
/// The first moves of a game, as texts: "1. 32-28 18-23 2. 38-32".
[[nodiscard]] std::string numberedMoves(std::span<const std::string> moves);

} // namespace damscope::rules

/// The forms of nearly all moves in nearly all files: internal to resolve and replay.
namespace damscope::rules::detail {

/// '-' written on a capture or 'x' on a quiet move.
[[nodiscard]] bool isWrongSeparator(Separator separator, const Move& move, const Rules& rules);

struct PlainMove {
    Move move;
    bool wrongSeparator = false;
};
/// The move that a text means if it is two squares with one sign between them ("32-28", "7x16",
/// "c3:e5") and exactly one legal move goes from one to the other; otherwise nothing, and resolve()
/// has to decide. Allocates nothing.
[[nodiscard]] std::optional<PlainMove> plainMove(const Position& position, std::string_view text);

} // namespace damscope::rules::detail
