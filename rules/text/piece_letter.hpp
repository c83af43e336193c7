// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <optional>

namespace damscope::rules {

/// The letter of the piece on a square: w and b are men, W and B kings, `empty` for no piece.
[[nodiscard]] constexpr char pieceLetter(const std::optional<Piece>& piece, char empty) {
    if (!piece)
        return empty;
    const bool king = piece->kind == Kind::king;
    return piece->color == Color::white ? (king ? 'W' : 'w') : (king ? 'B' : 'b');
}

} // namespace damscope::rules
