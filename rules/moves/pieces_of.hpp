// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"
#include "rules/moves/pieces.hpp"

#include <algorithm>

namespace damscope::rules::detail {

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
