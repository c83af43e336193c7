// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "pages/sheet.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::pages {

/// Who made an evaluation, by the name that is stored with it. Damscope's own engine is described
/// in a language; others are names.
[[nodiscard]] std::string engineWords(std::string_view name, Language language);
/// The same of several, separated by semicolons.
[[nodiscard]] std::string engineWords(const std::vector<std::string>& names, Language language);

/// A score from White's view: "+0.35", "White wins in 4", "draw".
[[nodiscard]] std::string scoreWords(const analysis::Score& score, Language language);

/// The report on a judged game in parts. Of a game that is not analysed (analysis::Coverage) it
/// says only how much of it was evaluated.
struct GameReport {
    std::vector<std::string> facts;
    SheetTable players; ///< accuracy by phase, errors, time used
    SheetTable errors;  ///< the worst first
    SheetTable turns;
    SheetTable trouble; ///< from which moves on players were in time trouble
    std::vector<const analysis::JudgedMove*> worst; ///< the moves of `errors`

    [[nodiscard]] std::vector<SheetTable> tables() const {
        return {players, errors, turns, trouble};
    }
};

struct GameReportWish {
    std::size_t errors = SIZE_MAX; ///< the most
    /// Where moves lead; not set: nowhere.
    std::function<std::string(const analysis::JudgedMove&)> link = {};
};

/// The game and the judgement must outlive the report.
[[nodiscard]] GameReport gameReport(const rules::Game& game,
                                    const analysis::GameJudgement& judgement,
                                    const GameReportWish& wish, Language language);

} // namespace damscope::pages
