// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/bit_count.hpp"
#include "rules/board/move.hpp"
#include "rules/board/position.hpp"
#include "rules/board/rules.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace damscope::rules::detail {

template <class Bits> struct Capture {
    Bits captured;
    std::uint8_t from;
    std::uint8_t to;
    bool crowns;
};

/// The captures of one position: those of the highest precedence found so far.
template <class Bits> class CaptureList {
public:
    static constexpr std::size_t capacity = MoveList::capacity;

    CaptureList() {} // NOLINT: the items stay uninitialised: there are many, and few are used
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] const Capture<Bits>* begin() const { return items_.data(); }
    [[nodiscard]] const Capture<Bits>* end() const { return items_.data() + size_; }
    /// Records that there are more captures than the list, or the search for them, can hold.
    [[nodiscard]] bool overflowed() const { return overflowed_ || searchOverflowed_; }
    void markOverflow() { searchOverflowed_ = true; }

    /// Keeps a capture unless a better one is known; drops worse ones. A capture that may repeat
    /// is kept once.
    void offer(const Capture<Bits>& c, std::uint64_t precedence, bool mayRepeat) {
        if (precedence < best_)
            return;
        if (precedence > best_) {
            best_ = precedence;
            size_ = 0;
            overflowed_ = false;
        }
        if (mayRepeat && known(c))
            return;
        if (size_ == capacity)
            overflowed_ = true;
        else
            items_[size_++] = c;
    }

private:
    [[nodiscard]] bool known(const Capture<Bits>& c) const {
        for (std::size_t i = size_; i-- > 0;)
            if (items_[i].from == c.from && items_[i].captured == c.captured &&
                items_[i].to == c.to && items_[i].crowns == c.crowns)
                return true;
        return false;
    }

    union {
        std::array<Capture<Bits>, capacity> items_; // NOLINT(readability-identifier-naming)
    };
    std::size_t size_ = 0;
    std::uint64_t best_ = 0;
    bool overflowed_ = false;
    bool searchOverflowed_ = false;
};

/// Whole-board steps on the grid of one board, as compile-time constants (internal).
enum Direction : unsigned { upLeft, upRight, downLeft, downRight, up, down, left, right };
inline constexpr unsigned directionCount = 8;
inline constexpr unsigned diagonals = 0x0f;
inline constexpr unsigned orthogonals = 0xf0;

constexpr unsigned directionMask(std::initializer_list<Direction> ds) {
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

/// The pieces as the generator sees them: bits on one variant's grid, without a key.
/// For each side the king that it moved last, and how many quiet moves in a row that king has made
/// (Frisian). Empty if the variant sets no limit.
template <const Rules& R, bool Limited = (R.kingMovesInARow > 0)> struct KingRuns {};

template <const Rules& R> struct KingRuns<R, true> {
    using Bits = typename Grid<R>::Bits;
    struct Run {
        Bits king = 0;
        std::uint8_t moves = 0; ///< counted up to the limit
    };
    std::array<Run, 2> side; ///< by Color
};

template <const Rules& R> struct Pieces {
    using Bits = typename Grid<R>::Bits;
    std::array<Bits, 2> side; ///< by Color
    Bits kings;
    [[no_unique_address]] KingRuns<R> runs = {};

    [[nodiscard]] Bits of(Color c) const { return side[static_cast<std::size_t>(c)]; }

    /// The king that has used up its quiet moves in a row while its side has men.
    [[nodiscard]] Bits heldKing(Color c) const {
        if constexpr (R.kingMovesInARow > 0) {
            const auto& run = runs.side[static_cast<std::size_t>(c)];
            const bool held = run.moves >= R.kingMovesInARow && (of(c) & ~kings) != 0;
            return held ? run.king : 0;
        } else {
            return 0;
        }
    }

    /// The pieces after a quiet move of C.
    template <Color C> [[nodiscard]] Pieces afterQuiet(Bits from, Bits to, bool crowns) const {
        Pieces p = *this;
        p.side[static_cast<std::size_t>(C)] ^= from | to;
        const bool byKing = (kings & from) != 0;
        if (byKing)
            p.kings ^= from | to;
        if (crowns)
            p.kings |= to;
        if constexpr (R.kingMovesInARow > 0) {
            auto& run = p.runs.side[static_cast<std::size_t>(C)];
            if (!byKing)
                run = {};
            else if (run.king != from)
                run = {to, 1};
            else
                run = {to, static_cast<std::uint8_t>(run.moves < R.kingMovesInARow ? run.moves + 1
                                                                                   : run.moves)};
        }
        return p;
    }

    /// The pieces after a capture of C.
    template <Color C> [[nodiscard]] Pieces afterCapture(const Capture<Bits>& c) const {
        Pieces p = *this;
        const Bits from = Bits{1} << c.from;
        const Bits to = Bits{1} << c.to;
        Bits& own = p.side[static_cast<std::size_t>(C)];
        own = (own & ~from) | to;
        p.side[static_cast<std::size_t>(opponent(C))] &= ~c.captured;
        const bool king = (kings & from) != 0 || c.crowns;
        p.kings &= ~(c.captured | from);
        if (king)
            p.kings |= to;
        if constexpr (R.kingMovesInARow > 0) {
            p.runs.side[static_cast<std::size_t>(C)] = {};
            auto& other = p.runs.side[static_cast<std::size_t>(opponent(C))];
            if ((other.king & c.captured) != 0)
                other = {};
        }
        return p;
    }
};

/// A position's pieces on the grid of its variant, which must be R's.
template <const Rules& R> Pieces<R> toPieces(const Position& p) {
    using Bits = typename Pieces<R>::Bits;
    Pieces<R> pieces{{static_cast<Bits>(p.pieces(Color::white).bits()),
                      static_cast<Bits>(p.pieces(Color::black).bits())},
                     static_cast<Bits>(p.kings().bits())};
    if constexpr (R.kingMovesInARow > 0) {
        for (const Color c : {Color::white, Color::black}) {
            const KingRun run = p.kingRun(c);
            if (run.moves > 0)
                pieces.runs.side[static_cast<std::size_t>(c)] = {
                    Bits{1} << run.king.bit(), std::min(run.moves, R.kingMovesInARow)};
        }
    }
    return pieces;
}

} // namespace damscope::rules::detail
