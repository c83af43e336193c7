// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "gui/analysis/game_themes.hpp"
#include "rules/game/game.hpp"

#include <QString>

#include <vector>

namespace damscope::gui {

/// What a report shows besides words.
struct ReportLook {
    int boards = 0; ///< of the worst errors, each with the position before it
    int boardsInRow = 4;
    int boardWidth = 0; ///< pixels
    int errors = -1;    ///< the most; -1: all
    /// Of the chart beside what is said of the players, pixels; 0: none.
    int chartWidth = 0;
};

/// The report on an analysed game as HTML: accuracy by phase, time used, errors, turning points,
/// combinations and structures, time trouble. Moves are links to "#NODE", boards "diagram:NODE",
/// the chart is "chart:". Of a game that is not analysed (analysis::Coverage) it says only that.
[[nodiscard]] QString reportText(const rules::Game& game, const analysis::GameJudgement& judgement,
                                 const ReportLook& look = {},
                                 const std::vector<GameTheme>& themes = {});

} // namespace damscope::gui
