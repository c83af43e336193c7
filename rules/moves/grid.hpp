// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/bit_count.hpp"
#include "rules/board/rules.hpp"

#include <bit>
#include <concepts>
#include <cstdint>
#include <type_traits>
#include <utility>

/// Whole-board steps on the grid of one board, as compile-time constants (internal).
namespace damscope::rules::detail {

enum Direction : unsigned { upLeft, upRight, downLeft, downRight, up, down, left, right };
inline constexpr unsigned directionCount = 8;
inline constexpr unsigned diagonals = 0x0f;
inline constexpr unsigned orthogonals = 0xf0;

constexpr unsigned maskOf(std::initializer_list<Direction> ds) {
    unsigned mask = 0;
    for (Direction d : ds)
        mask |= 1U << d;
    return mask;
}

constexpr Direction opposite(Direction d) {
    return d < up ? static_cast<Direction>(downRight - d) : static_cast<Direction>(d ^ 1U);
}

template <class Bits> constexpr int count(Bits b) {
    if constexpr (sizeof(Bits) == 8)
        return base::bitCount(b);
    else
        return base::bitCount(static_cast<std::uint64_t>(b), static_cast<std::uint64_t>(b >> 64));
}

template <class Bits> constexpr unsigned lowest(Bits b) {
    if constexpr (sizeof(Bits) == 8)
        return static_cast<unsigned>(std::countr_zero(b));
    else
        return SquareSet(b).first().bit();
}

/// Calls `visit` with each one-bit subset, ascending.
template <class Bits, class Visit> constexpr void eachBit(Bits b, Visit visit) {
    while (b != 0) {
        const Bits rest = b & (b - 1);
        visit(b ^ rest);
        b = rest;
    }
}

/// Calls `visit` with an integral constant for each direction in the mask.
template <unsigned Mask, class Visit> constexpr void eachDirection(Visit visit) {
    [&]<unsigned... D>(std::integer_sequence<unsigned, D...>) {
        (
            [&] {
                if constexpr ((Mask >> D) & 1U)
                    visit(std::integral_constant<Direction, static_cast<Direction>(D)>{});
            }(),
            ...);
    }
    (std::make_integer_sequence<unsigned, directionCount>{});
}

template <const Rules& R> struct Grid {
    static constexpr const Board& board = R.board;
    using Bits = std::conditional_t<(board.gridBits() <= 64), std::uint64_t, SquareBits>;
    static constexpr bool allPlay = board.playing == Playing::all;
    static constexpr int width = board.squaresPerRow();
    static constexpr Bits squares = static_cast<Bits>(board.squares().bits());

    static constexpr Bits row(int r) {
        Bits bits = 0;
        for (Square s : board.squares())
            if (board.rowOf(s) == r)
                bits |= Bits{1} << s.bit();
        return bits;
    }
    template <Color C> static constexpr Bits crowningRow = row(R.crowningRow(C));

    static constexpr Bits columnEdge(bool first) {
        Bits bits = 0;
        for (int r = 0; r < board.ranks; ++r)
            bits |= Bits{1} << board.square(r * width + (first ? 0 : width - 1)).bit();
        return bits;
    }
    static constexpr Bits rowStarts = columnEdge(true);
    static constexpr Bits rowEnds = columnEdge(false);

    /// The distance of a direction on the grid. Orthogonal steps on boards where half of the
    /// squares are used go to the next playing square: two rows or two columns away.
    static constexpr int distance(Direction d) {
        const int rowUp = allPlay ? -(board.files + 1) : -(2 * width + 1);
        switch (d) {
        case upLeft:
            return allPlay ? rowUp - 1 : -(width + 1);
        case upRight:
            return allPlay ? rowUp + 1 : -width;
        case downLeft:
            return allPlay ? -rowUp - 1 : width;
        case downRight:
            return allPlay ? -rowUp + 1 : width + 1;
        case up:
            return rowUp;
        case down:
            return -rowUp;
        case left:
            return -1;
        case right:
            return 1;
        }
        return 0;
    }

    /// The squares that a step in a direction reaches.
    template <Direction D>
    static constexpr Bits ahead = allPlay || (D != left && D != right)
                                      ? squares
                                      : squares & ~(D == left ? rowEnds : rowStarts);
    /// Every bit moved by a number of steps, ignoring the edge of the board.
    template <Direction D, int Steps> static constexpr Bits shifted(Bits b) {
        constexpr int by = Steps * distance(D);
        if constexpr (by >= static_cast<int>(8 * sizeof(Bits)) ||
                      -by >= static_cast<int>(8 * sizeof(Bits)))
            return 0;
        else if constexpr (by > 0)
            return b << by;
        else
            return b >> -by;
    }

    /// Every bit moved by one step. Steps off the board end in gaps or beyond the grid: mask the
    /// result with `squares` or a subset of it.
    template <Direction D> static constexpr Bits step(Bits b) {
        // Rows lie next to each other where there is no gap between them, so sideways steps must
        // not leave their row.
        if constexpr (!allPlay && D == left)
            b &= ~rowStarts;
        if constexpr (!allPlay && D == right)
            b &= ~rowEnds;
        constexpr int by = distance(D);
        if constexpr (by > 0)
            return b << by;
        else
            return b >> -by;
    }
};

} // namespace damscope::rules::detail
