// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "messages/language.hpp"
#include "rules/game/game.hpp"

#include <string>

namespace damscope::cli {

/// The structures, endings and combinations of the main line for people; empty if it has none.
[[nodiscard]] std::string knowledgeText(const rules::Game& game, Language language);

/// Adds them to the JSON of a game: `structures`, `endings`, `ending_material`, `combinations`.
void addKnowledge(Json& object, const rules::Game& game, Language language);

} // namespace damscope::cli
