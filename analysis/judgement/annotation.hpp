// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"
#include "rules/game/game.hpp"

#include <functional>
#include <optional>
#include <string>

namespace damscope::analysis {

struct AnnotationSettings {
    Language language = Language::english;
    int longestLine = 10; ///< plies of a better line
    /// Sentences that follow in the comment on an error, by its ply, from 1; none: no more is said.
    std::function<std::string(int)> explain = {};
};

/// The result of annotating.
struct Annotated {
    rules::Game game;
    int moves = 0; ///< moves that got a sign, a comment or a variation
};

/// The game with its errors marked: a sign (NAG), a comment such as "Mistake. 32-28 keeps the
/// balance." and the better line as a variation. A sign, a comment or a variation that a person
/// wrote there is kept and not repeated. Earlier annotations by Damscope are replaced.
///
/// Damscope's annotations are marked by an embedded command, "%damscope nag=2 comment=1a2b3c4d" at
/// a move, "%damscope variation=7" at the first of a variation of 7 plies, so that they can be
/// distinguished from those of people, in this store and after any export. The number of a comment
/// is the FNV-1a hash of its text: a comment that was changed is no longer Damscope's.
[[nodiscard]] Annotated annotate(const rules::Game& game, const GameJudgement& judgement,
                                 const AnnotationSettings& settings = {});

/// The game without Damscope's annotations.
[[nodiscard]] Annotated withoutAnnotations(const rules::Game& game);

/// The comment on an error: "Mistake. 32-28 keeps the balance." `better` is the move in
/// notation; its result follows from the score before the error.
[[nodiscard]] Message errorComment(const JudgedMove& move, const std::string& better);

/// The sign of an error as a NAG: 2 "?", 4 "??", 6 "?!".
[[nodiscard]] int qualityNag(Quality quality);

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
