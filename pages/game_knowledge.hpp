// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/findings/shots/scan.hpp"
#include "db/search/endings/endings.hpp"
#include "db/search/structures/structures.hpp"
#include "messages/message.hpp"
#include "pages/sheet.hpp"
#include "rules/board/result.hpp"
#include "rules/game/game.hpp"

#include <optional>
#include <string>
#include <vector>

namespace damscope::pages {

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
[[nodiscard]] GameKnowledge knowledgeOf(const rules::Game& game, const db::NameCatalogue& names);

/// The structures, endings and combinations, a table of one column each; without rows if it has
/// none.
[[nodiscard]] std::vector<SheetTable>
knowledgeTables(const rules::Game& game, const db::NameCatalogue& names, Language language);

/// A message with `gain`, `line`, `name` where it has one, and `further` parameters.
[[nodiscard]] Message shotMessage(std::string code, const db::FoundShot& shot, Language language,
                                  std::vector<Parameter> further);

} // namespace damscope::pages
