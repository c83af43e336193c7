// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/moves/generate.hpp"

#include <random>

namespace damscope::rules {

/// Calls `visit(position, legal moves)` for random positions with many kings and few men, where
/// captures are long and crossing.
template <class Visit>
void setUpRandomPositions(Variant variant, int positions, unsigned seed, Visit visit) {
    std::mt19937 random(seed);
    for (int i = 0; i < positions; ++i) {
        Position p(variant);
        const auto density = 3 + random() % 5;
        for (const Square s : p.rules().board.squares()) {
            if (random() % density != 0)
                continue;
            const bool own = random() % 3 == 0;
            const bool king = own ? random() % 2 == 0 : random() % 5 == 0;
            p.put(s, {own ? Color::white : Color::black, king ? Kind::king : Kind::man});
        }
        p.setToMove(Color::white);
        const auto legal = legalMoves(p);
        if (!legal.empty())
            visit(p, legal);
    }
}

} // namespace damscope::rules
