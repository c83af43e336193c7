// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "rules/game/game.hpp"

#include <QString>

namespace damscope::gui {

/// The report on an analysed game as HTML: accuracy by phase, errors, turning points, time trouble.
/// Moves are links to "#NODE". `boards`: how many of the worst errors have a picture of the
/// position before them, as "diagram:NODE".
[[nodiscard]] QString reportText(const rules::Game& game, const analysis::GameJudgement& judgement,
                                 int boards = 0);

} // namespace damscope::gui
