// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/score.hpp"

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
inline constexpr Value drawValue = 0;

[[nodiscard]] constexpr bool isForced(Value v) {
    return v >= forcedBound || v <= -forcedBound;
}

[[nodiscard]] inline Score scoreOf(Value v) {
    if (v >= forcedBound)
        return Score::winIn(winValue - v);
    if (v <= -forcedBound)
        return Score::lossIn(winValue + v);
    return Score::centiMen(v);
}

} // namespace damscope::analysis::search
