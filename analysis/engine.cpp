// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/engine.hpp"

#include <algorithm>

namespace damscope::analysis {

std::optional<Choice> Engine::play(const Limits& limits, const std::stop_token& stop) {
    const Findings found = search(limits, stop);
    if (found.lines.empty())
        return std::nullopt;
    const PvLine& best = found.lines.front();
    return Choice{best.moves.at(0), best.score, best.depth};
}

using std::chrono::milliseconds;

MoveTime moveTimeOf(const TimeLeft& clock) {
    // A game goes on for some thirty moves more, wherever it stands.
    constexpr int movesToCome = 30;
    constexpr int mostTimesUsual = 4;
    constexpr milliseconds least{1}; // engines may take no time for no limit
    // Until the move has reached the program that keeps the clock.
    constexpr milliseconds lag{20};
    const milliseconds left = std::max(clock.left - lag, least);
    const bool isLast = clock.moves == 1;
    const milliseconds most = std::max(isLast ? left * 9 / 10 : left * 2 / 5, least);
    const milliseconds share = left / (clock.moves > 0 ? clock.moves : movesToCome);
    // Not on credit: the increment comes after the move.
    const milliseconds usual =
        std::clamp(share + clock.increment, least, isLast ? most : std::max(left / 4, least));
    return {usual, std::min(usual * mostTimesUsual, most)};
}

} // namespace damscope::analysis
