// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"
#include "rules/moves/capture_list.hpp"
#include "rules/moves/grid.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

/// The pieces as the generator sees them: bits on one variant's grid, without a key.
namespace damscope::rules::detail {

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
template <const Rules& R> Pieces<R> piecesOf(const Position& p) {
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
