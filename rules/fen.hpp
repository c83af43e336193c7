// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/expected.hpp"
#include "rules/position.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace damscope::rules {

/// What is wrong with a FEN, and where in its text (0-based byte).
struct FenError {
    std::size_t offset;
    std::string message;
};

/// Reads a FEN (PDN 3.0, "FEN"): `W:W31-50:B1-20`, colours in any order, K for kings, ranges,
/// leading zeros, algebraic squares, blanks, a final dot, an empty side, a doubled side to move
/// (`W:B:W50:B` is `B:W50:B`), quotes around it, and the fields that lidraughts adds (`:H0:F1`,
/// Frisian counters). `?` as the side means the variant's first mover. Refused: squares that do
/// not exist on the board, two pieces on one square, a side that is no colour. Men on their own
/// crowning row are read as they stand.
[[nodiscard]] Expected<Position, FenError> readFen(Variant variant, std::string_view text);

/// Writes a FEN with squares as numbers, in ascending order, single squares only ("W:W31,32:BK4"):
/// PDN 3.0 without blanks or final dot. Reading it gives the same position.
[[nodiscard]] std::string writeFen(const Position& position);

} // namespace damscope::rules
