// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <array>
#include <optional>

/// Single steps on a board, by its rules as a value: for code that follows one piece's routes and
/// need not be fast.
namespace damscope::rules::detail {

/// A step from one playing square to the next in a direction, in rows and columns.
struct Heading {
    int rows;
    int columns;
    friend constexpr bool operator==(Heading, Heading) = default;
};

[[nodiscard]] constexpr Heading back(Heading h) {
    return {-h.rows, -h.columns};
}

[[nodiscard]] constexpr bool isOrthogonal(Heading h) {
    return h.rows == 0 || h.columns == 0;
}

/// Away from the crowning row of this colour.
[[nodiscard]] constexpr bool isBackward(Heading h, Color mover) {
    return mover == Color::white ? h.rows > 0 : h.rows < 0;
}

/// The eight directions. If half of the squares are used, the next square along a row or column is
/// two away.
[[nodiscard]] constexpr std::array<Heading, 8> headings(const Rules& rules) {
    const int side = rules.board.playing == Playing::all ? 1 : 2;
    return {{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}, {-side, 0}, {side, 0}, {0, -side}, {0, side}}};
}

/// Whether pieces move along a direction, and whether they capture along it.
[[nodiscard]] constexpr bool isMoveLine(const Rules& rules, Heading h) {
    return isOrthogonal(h) == (rules.lines == Lines::orthogonal);
}
[[nodiscard]] constexpr bool isCaptureLine(const Rules& rules, Heading h) {
    return rules.lines == Lines::diagonalCapturesBoth || isMoveLine(rules, h);
}

[[nodiscard]] constexpr std::optional<Square> neighbour(const Board& board, Square s, Heading h) {
    const Coordinates p = board.coordinates(s);
    return board.at({p.row + h.rows, p.column + h.columns});
}

} // namespace damscope::rules::detail
