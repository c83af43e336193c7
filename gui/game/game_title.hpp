// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <QString>

namespace damscope::gui {

/// "Jansen – Pieters"; empty if neither is known.
[[nodiscard]] QString playersOf(const rules::Game& game);
/// "Jansen – Ozoliņš": without forenames where they stand behind a comma.
[[nodiscard]] QString surnamesOf(const rules::Game& game);
/// "2023 · International draughts".
[[nodiscard]] QString shortFactsOf(const rules::Game& game);
/// "International draughts  ·  Wijk aan Zee  ·  1998.01.03  ·  round 4"
[[nodiscard]] QString headerOf(const rules::Game& game);
/// "Jansen – Pieters · games.db", with the placeholder for the modified mark. `store` may be empty.
[[nodiscard]] QString windowTitleOf(const rules::Game& game, const QString& store);

} // namespace damscope::gui
