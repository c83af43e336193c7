// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"
#include "rules/game/game.hpp"

#include <functional>
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

} // namespace damscope::analysis
