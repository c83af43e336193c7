// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "rules/game/game.hpp"

#include <optional>
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

/// The seconds that a player had left after the move at a node, from the clocks recorded there;
/// nothing if none is recorded.
[[nodiscard]] std::optional<int> clockAfter(const rules::Game& game, rules::NodeId node,
                                            rules::Color mover);

/// The seconds that the move at a node took, as recorded there; nothing if that is not recorded.
[[nodiscard]] std::optional<int> timeSpentOn(const rules::Game& game, rules::NodeId node);

/// Whether a player who has so many seconds left is in time trouble: less than five minutes, and
/// less than a share of the most that the clock showed in the game.
[[nodiscard]] constexpr bool isTimeTrouble(int left, int longest, double share = 0.10) {
    constexpr int neverAbove = 300;
    return left < neverAbove && left < share * longest;
}

} // namespace damscope::analysis
