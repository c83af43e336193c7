// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "db/analysis/searched_positions.hpp"

#include <vector>

namespace damscope::db {

/// Whether the settings confirm errors. Where only the depth is limited there is nothing to
/// multiply.
[[nodiscard]] bool confirmsErrors(const AnalysisSettings& settings);

/// The positions whose evaluations decide how a move of the main line is judged: that before it and
/// that after it. Where there is one legal move after it, and it was played, the score comes from
/// the position that follows, and that one is listed instead.
[[nodiscard]] std::vector<EnginePosition>
judgingPositions(const rules::Game& game, rules::NodeId move, const AnalysisSettings& settings);

/// A position whose evaluation is not certain enough, and what it should be searched with.
struct DoubtfulPosition {
    EnginePosition place;
    analysis::Limits limits;
    int times; ///< the effort, compared with the first search
};

/// Those around each move of the main line that looks like an error, is close to one, or seems to
/// gain, which no move does; from the last to the first, without duplicates.
[[nodiscard]] std::vector<DoubtfulPosition>
doubtfulPositions(const rules::Game& game, const analysis::EvaluationSource& evaluations,
                  const AnalysisSettings& settings);

} // namespace damscope::db
