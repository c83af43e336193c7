// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/analysis/plain_minimax.hpp"

#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>

namespace damscope::analysis {

namespace {

// A win is worth more the earlier it comes, a loss the later; 0 is neither.
int worth(const std::optional<Forced>& f) {
    if (!f)
        return 0;
    return f->win ? 1000 - f->plies : f->plies - 1000;
}

} // namespace

std::optional<Forced> plainMinimax(const rules::Position& position, int plies) {
    const rules::Outcome outcome = rules::outcome(position);
    if (outcome.end != rules::BoardEnd::none) {
        const bool whiteWins = outcome.result == rules::GameResult::whiteWins;
        return Forced{whiteWins == (position.toMove() == rules::Color::white), 0};
    }
    if (plies == 0)
        return std::nullopt;
    std::optional<Forced> best;
    int most = -10'000;
    for (const rules::Move& m : rules::legalMoves(position)) {
        std::optional<Forced> f = plainMinimax(position.after(m), plies - 1);
        if (f)
            f = Forced{!f->win, f->plies + 1};
        if (worth(f) > most) {
            most = worth(f);
            best = f;
        }
    }
    return best;
}

} // namespace damscope::analysis
