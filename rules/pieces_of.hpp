// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/generator.hpp"
#include "rules/position.hpp"

namespace damscope::rules::detail {

/// A position's pieces on the grid of its variant, which must be R's.
template <const Rules& R> Pieces<R> piecesOf(const Position& p) {
    using Bits = typename Pieces<R>::Bits;
    Pieces<R> pieces{{static_cast<Bits>(p.pieces(Color::white).bits()),
                      static_cast<Bits>(p.pieces(Color::black).bits())},
                     static_cast<Bits>(p.kings().bits())};
    if constexpr (R.kingMovesInARow > 0) {
        const KingRun run = p.kingRun(p.toMove());
        if (run.moves >= R.kingMovesInARow && !p.men(p.toMove()).empty())
            pieces.heldKings = Bits{1} << run.king.bit();
    }
    return pieces;
}

} // namespace damscope::rules::detail
