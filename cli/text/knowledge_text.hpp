// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "db/findings/shots/scan.hpp"
#include "db/findings/why/reasons.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"
#include "pages/game_report.hpp"
#include "rules/game/game.hpp"

#include <string>
#include <vector>

namespace damscope::cli {

/// The structures, endings and combinations of the main line for people; empty if it has none.
[[nodiscard]] std::string knowledgeText(const rules::Game& game, const db::NameCatalogue& names,
                                        Language language);

/// Adds them to the JSON of a game: `structures`, `endings`, `ending_material`, `combinations`.
void addKnowledge(Json& object, const rules::Game& game, const db::NameCatalogue& names,
                  Language language);

/// "2 men and 1 king", "the game".
[[nodiscard]] std::string gainText(const db::FoundShot& shot, Language language);

using pages::shotMessage;

/// What a reason says, in fields: a line with its gain and names, a structure, what changes.
[[nodiscard]] Json reasonJson(const db::Reason& reason, Language language);

/// Its fields, without those of the game.
[[nodiscard]] Json shotJson(const db::FoundShot& shot, Language language);

/// Those of them that fit in a line of a table: without its record.
[[nodiscard]] Json shotRow(const db::FoundShot& shot, Language language);

/// Adds how a combination goes: `record`, each reply of the opponent and whether he had to play it;
/// `last_capture`; `answered`, what was played after it.
void addShotRecord(Json& object, const db::FoundShot& shot);

} // namespace damscope::cli
