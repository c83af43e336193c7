// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "messages/language.hpp"
#include "rules/game/game.hpp"

namespace damscope::analysis {

struct AnnotationSettings {
    Language language = Language::english;
    int longestLine = 10; ///< plies of a better line
};

/// What annotating has done.
struct Annotated {
    rules::Game game;
    int moves = 0; ///< how many have got a sign, a comment or a variation
};

/// The game with its errors marked: a sign (NAG), a comment such as "Mistake. 32-28 keeps the
/// balance." and the better line as a variation. A sign, a comment or a variation that somebody
/// wrote there is left as it is and not doubled. Earlier annotations of ours are replaced.
///
/// Beside what is ours stands an embedded command, "%damscope nag=2 comment=1a2b3c4d" at a move,
/// "%damscope variation=7" at the first of a variation of 7 plies, so that it can be told from what
/// people wrote, in this store and after any export. The number of a comment is the FNV-1a hash of
/// its text: one that was changed is no longer ours.
[[nodiscard]] Annotated annotate(const rules::Game& game, const GameJudgement& judgement,
                                 const AnnotationSettings& settings = {});

/// The game without our annotations.
[[nodiscard]] Annotated withoutAnnotations(const rules::Game& game);

} // namespace damscope::analysis
