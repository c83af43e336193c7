// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace damscope::analysis::search {

/// The numbers of the search that are found by matches: depths in plies, margins in hundredths of a
/// man.
struct SearchParameters {
    int aspirationMargin = 15;
    int probCutLeastDepth = 3;
    int probCutMargin = 10;           ///< for each ply of depth
    int probCutDepth = 40;            ///< of the depth, in per cent
    int probCutEvaluationMargin = 50; ///< the static evaluation may be so far below beta
    int futilityDepth = 3;
    int futilityMargin = 60; ///< for each ply of depth
    int reverseFutilityDepth = 3;
    int reverseFutilityMargin = 40; ///< for each ply of depth
    int iirLeastDepth = 4;          ///< of internal iterative reduction
    int lmrFirstMove = 1;           ///< the first move that is reduced, from 0; in the principal
    int lmrFirstMoveInPv = 3;       ///< variation
    int lmrTwoPliesFirstMove = 4;   ///< the first move that may be reduced by two plies or more
    int lmrTwoPliesDepth = 4;       ///< from this depth on by two
    int lmrThreePliesDepth = 8;     ///< from this depth on by three
    int shotPlies = 8;              ///< plies from the root within which shots are not reduced
};

/// A parameter as a measurement names it, with the values that make sense.
struct ParameterInfo {
    std::string_view name;
    int SearchParameters::*value;
    int least;
    int most;
};
[[nodiscard]] std::span<const ParameterInfo> searchParameters();

} // namespace damscope::analysis::search
