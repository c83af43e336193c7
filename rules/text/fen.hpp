// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "messages/message.hpp"
#include "rules/board/position.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace damscope::rules {

/// Longer texts are not FEN: every piece of the largest board as "K12," is 288 bytes; the rest
/// allows for blanks and zeros.
inline constexpr std::size_t longestFen = 4096; // bytes

/// What can be wrong with a FEN. In brackets: the members of FenError with details.
enum class FenFault : std::uint8_t {
    tooLong,       ///< (number: its bytes)
    empty,         ///< the text is empty
    badSide,       ///< not a side to move (word)
    badField,      ///< neither W nor B and its squares (word)
    colorTwice,    ///< the pieces of one side (color) are given twice
    commaMissing,  ///< another character is there (word)
    squareMissing, ///< something else is there (word)
    noSuchSquare,  ///< on this board (word)
    squareTaken,   ///< a piece is already there (word)
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
/// which do not affect the position, and in Frisian `:+0+346`, how often in a row Black and
/// White have moved the same king and its square (White's on 46, three times); a counter for a king
/// that is not there is ignored. `?` as the side means the variant's first mover. Refused: squares
/// that do not exist on the board, two pieces on one square, a side that is not a colour. Men on
/// their own crowning row are accepted.
[[nodiscard]] Expected<Position, FenError> readFen(Variant variant, std::string_view text);

/// The men on their own crowning row, which cannot occur in a game: usually a K was
/// lost.
[[nodiscard]] SquareSet menOnCrowningRow(const Position& position);

/// Writes a FEN with squares as numbers, in ascending order, single squares only ("W:W31,32:BK4"):
/// PDN 3.0 without blanks or final dot. If a king's moves in a row limit the legal moves
/// (Frisian), they follow as lidraughts writes them: `:H0:F1:+0+346`. Reading it gives the same
/// position.
[[nodiscard]] std::string writeFen(const Position& position);

/// What there is to say of a position that somebody wrote down with men on their own crowning row
/// (menOnCrowningRow): which they are, and whether a K was lost. Nothing if there are none.
[[nodiscard]] std::optional<Message> warningOfLostKings(const Position& position);

} // namespace damscope::rules
