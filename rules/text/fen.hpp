// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "messages/message.hpp"
#include "rules/board/position.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace damscope::rules {

/// Longer texts are no FEN: every piece of the largest board as "K12," is 288 bytes; the rest is
/// room for blanks and zeros.
inline constexpr std::size_t longestFen = 4096; // bytes

/// What can be wrong with a FEN. What a comment puts in brackets says more in the FenError.
enum class FenFault : std::uint8_t {
    tooLong,       ///< (number: of its bytes)
    empty,         ///< nothing is written
    badSide,       ///< what stands for the side to move is none (word)
    badField,      ///< neither W nor B and its squares (word)
    colorTwice,    ///< the pieces of one side (color) are given twice
    commaMissing,  ///< something else stands there (word)
    squareMissing, ///< something else stands there (word)
    noSuchSquare,  ///< on this board (word)
    squareTaken,   ///< a piece stands there already (word)
    rangeOfNames,  ///< a range of squares that are not written as numbers
    rangeBackward, ///< from a higher number to a lower one
    colorMissing   ///< the pieces of one side (color) are not given
};

/// What is wrong with a FEN, and where in its text.
struct FenError {
    FenFault fault = FenFault::empty;
    std::size_t offset = 0; ///< 0-based byte
    Variant variant = Variant::international;
    std::string word = {}; ///< from the text, shortened, without control characters
    std::size_t number = 0;
    Color color = Color::white;
};

/// The error without its place: "square 51 does not exist on a board of 10x10" in words.
[[nodiscard]] Message message(const FenError& error);

/// Reads a FEN (PDN 3.0, "FEN"): `W:W31-50:B1-20`, colours in any order, K for kings, ranges,
/// leading zeros, algebraic squares, blanks, a final dot, an empty side, a doubled side to move
/// (`W:B:W50:B` is `B:W50:B`), quotes around it, and the fields that lidraughts adds: `:H0:F1`,
/// which say nothing about the position, and in Frisian `:+0+346`, how often in a row Black and
/// White have moved the same king and where it stands (White's on 46, three times); a counter for a
/// king that is not there counts nothing. `?` as the side means the variant's first mover. Refused:
/// squares that do not exist on the board, two pieces on one square, a side that is no colour. Men
/// on their own crowning row are read as they stand.
[[nodiscard]] Expected<Position, FenError> readFen(Variant variant, std::string_view text);

/// The men that stand on their own crowning row, where no man can come to stand in a game: most
/// often a K was lost.
[[nodiscard]] SquareSet menOnCrowningRow(const Position& position);

/// Writes a FEN with squares as numbers, in ascending order, single squares only ("W:W31,32:BK4"):
/// PDN 3.0 without blanks or final dot. Where a king's moves in a row limit what may be played
/// (Frisian), they follow as lidraughts writes them: `:H0:F1:+0+346`. Reading it gives the same
/// position.
[[nodiscard]] std::string writeFen(const Position& position);

} // namespace damscope::rules
