// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/score.hpp"
#include "rules/game/game.hpp"

#include <chrono>
#include <optional>
#include <span>

namespace damscope::analysis::match {

/// The score and the time of an engine's move; no score for a forced move.
struct MoveRemark {
    std::optional<Score> score; ///< from its own view
    int depth = 0;
    std::optional<std::chrono::milliseconds> time = std::nullopt;
};

/// Adds the remarks to the moves of the main line as embedded commands: `%eval 0.35,12` (men for
/// White, and the depth; `#5`: White wins in five moves) and `%emt 0:00:00.250`.
void addMoveRemarks(rules::Game& game, std::span<const MoveRemark> remarks);

} // namespace damscope::analysis::match
