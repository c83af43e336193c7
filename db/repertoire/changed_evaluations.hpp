// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/score.hpp"
#include "rules/game/game.hpp"

#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// A position of a line that an engine now judges otherwise than the line's own comment
/// (`[%eval 0.35]`) says.
struct ChangedEvaluation {
    std::vector<std::string> path; ///< the moves that lead to it
    analysis::Score then;          ///< in the comment; White's view, as the other
    analysis::Score now;           ///< the deepest of the store
    std::string engine;
};

/// Of the main line and all variations, in their order: positions whose evaluations differ by at
/// least so many hundredths of a man, or of which one is a proved result.
[[nodiscard]] std::vector<ChangedEvaluation>
changedEvaluations(Store& store, const rules::Game& game, int leastHundredths = 50);

} // namespace damscope::db
