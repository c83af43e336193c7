// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "db/findings/shots/scan.hpp"
#include "db/search/endings/endings.hpp"
#include "db/search/structures/structures.hpp"
#include "messages/message.hpp"
#include "pages/score_words.hpp"
#include "pages/sheet.hpp"
#include "rules/board/result.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::pages {

/// Who made an evaluation, by the name that is stored with it. Damscope's own engine is described
/// in a language; others are names.
[[nodiscard]] std::string engineWords(std::string_view name, Language language);
/// The same of several, separated by semicolons.
[[nodiscard]] std::string engineWords(const std::vector<std::string>& names, Language language);

/// What is written behind a move: "?", "??"; nothing if it is no error.
[[nodiscard]] std::string_view signOf(analysis::Quality quality);

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
    Minus minus = Minus::typed; ///< of scores
};

/// The game and the judgement must outlive the report.
[[nodiscard]] GameReport gameReport(const rules::Game& game,
                                    const analysis::GameJudgement& judgement,
                                    const GameReportWish& wish, Language language);

/// A result with its points in a style, else in that of the variant. The first number stays the
/// same player's.
[[nodiscard]] std::string resultText(const rules::Rules& rules, rules::GameResult result,
                                     std::optional<rules::ResultStyle> style);

/// What is known of the main line of a game by names.
struct GameKnowledge {
    /// An ending that has a name, where the game first has it.
    struct Ending {
        const db::EndingName* ending = nullptr;
        int ply = 0;
    };
    std::vector<db::FoundShot> shots;
    std::vector<db::StructureStay> structures;
    std::vector<Ending> endings;
    std::optional<db::EndingMaterial> material; ///< what was left in the endgame
};
/// `prevention`: finds out as well which combinations were allowed, which takes longer.
[[nodiscard]] GameKnowledge knowledgeOf(const rules::Game& game, const db::NameCatalogue& names,
                                        bool prevention = false);

/// The structures, endings and combinations, a table of one column each; without rows if it has
/// none. `link`: where they lead, by the number of moves before they begin; not set: nowhere.
[[nodiscard]] std::vector<SheetTable>
knowledgeTables(const GameKnowledge& knowledge, Language language,
                const std::function<std::string(int ply)>& link = {});

/// A message with `gain`, `line`, `name` where it has one, and `further` parameters.
[[nodiscard]] Message shotMessage(std::string code, const db::FoundShot& shot, Language language,
                                  std::vector<Parameter> further);

} // namespace damscope::pages
