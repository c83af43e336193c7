// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/moves/generate.hpp"

#include <random>

namespace damscope::rules {

/// Plays random legal games of a variant and shows every position on the way, with its legal moves.
/// The same seed plays the same games.
template <class Show>
void playRandomGames(Variant variant, int games, int plies, std::uint32_t seed, Show show) {
    std::mt19937 random(seed);
    for (int g = 0; g < games; ++g) {
        Position p = Position::start(variant);
        for (int ply = 0; ply < plies; ++ply) {
            const MoveList moves = legalMoves(p);
            show(p, moves);
            if (moves.empty())
                break;
            p = p.after(moves[random() % moves.size()]);
        }
    }
}

} // namespace damscope::rules
