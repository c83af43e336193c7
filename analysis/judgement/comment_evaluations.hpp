// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"

#include <string>

namespace damscope::analysis {

/// Who evaluated a game in its comments: "comments (lidraughts.org)", by the tag Annotator or the
/// address in Site; "comments" if neither says it.
[[nodiscard]] std::string commentsName(const rules::Game& game);

/// The evaluations that a game has in its comments, `[%eval 0.35]` in men and `[%eval #-4]` for a
/// win in four moves, both from White's view, after a move of the main line: what lidraughts.org
/// exports. They name no better moves, so their lines are empty. Keeps no reference to the game.
[[nodiscard]] EvaluationSource evaluationsInComments(const rules::Game& game);

/// Judges by stored evaluations, and a game that is not analysed by these by those in its comments,
/// if they cover more of it: never by both, for two engines differ by more than a mistake.
[[nodiscard]] GameJudgement judgeWithComments(const rules::Game& game,
                                              const EvaluationSource& evaluations,
                                              const Thresholds& thresholds = {});

} // namespace damscope::analysis
