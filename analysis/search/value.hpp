// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/score.hpp"

#include <cassert>

namespace damscope::analysis::search {

/// A score inside the search, from the view of the side to move: hundredths of a man, or near
/// +-winValue a forced result, less one for every ply to the end of the game.
using Value = int;

inline constexpr int maxPly = 200;
inline constexpr Value winValue = 30'000;
inline constexpr Value infinite = winValue + 1;
/// From here on a result is forced.
inline constexpr Value forcedBound = winValue - maxPly - 1;
/// Estimates stay below this.
inline constexpr Value estimateBound = 20'000;
/// What an endgame table calls won is worth about this: more where the winner stands better, so
/// that a won game makes progress, but always more than an estimate and less than a forced result.
inline constexpr Value tableWin = 24'000;
inline constexpr Value tableReach = 2'000;
inline constexpr Value leastTableWin = tableWin - tableReach;
inline constexpr Value drawValue = 0;

[[nodiscard]] constexpr bool isForced(Value v) {
    return v >= forcedBound || v <= -forcedBound;
}

/// A result that is proved, by the search or by a table.
[[nodiscard]] constexpr bool isDecided(Value v) {
    return v >= estimateBound || v <= -estimateBound;
}

[[nodiscard]] inline Score scoreOf(Value v) {
    assert(v >= -winValue && v <= winValue);
    if (v >= forcedBound)
        return Score::winIn(winValue - v);
    if (v <= -forcedBound)
        return Score::lossIn(winValue + v);
    if (isDecided(v))
        return Score::table(v > 0 ? 1 : -1);
    return Score::centiMen(v);
}

} // namespace damscope::analysis::search
