// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "db/analysis/searched_positions.hpp"

#include <optional>
#include <vector>

namespace damscope::db {

/// The limits for the positions around an apparent error; nothing if the settings do not confirm
/// errors, or limit the depth only.
[[nodiscard]] std::optional<analysis::Limits> confirmationLimits(const AnalysisSettings& settings);

/// The positions whose evaluations decide how a move of the main line is judged: that before it and
/// that after it. Where there is one legal move after it, the score comes from the position that
/// follows, and that one is listed instead.
[[nodiscard]] std::vector<EnginePosition>
judgingPositions(const rules::Game& game, rules::NodeId move, const AnalysisSettings& settings);

/// Those of each move of the main line that is judged to be a mistake or worse, from the last to
/// the first, without duplicates.
[[nodiscard]] std::vector<EnginePosition>
doubtfulPositions(const rules::Game& game, const analysis::EvaluationSource& evaluations,
                  const AnalysisSettings& settings);

} // namespace damscope::db
