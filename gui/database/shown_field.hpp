// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/game_fields.hpp"

#include <QVariant>

namespace damscope::gui {

/// A cell of a list of games: a number, a text, or nothing.
[[nodiscard]] QVariant shownField(const db::GameLine& game, db::GameField field);

/// A game in a few words: "12: Jansen – Pieters, 1998".
[[nodiscard]] QString briefly(const db::GameLine& game);

} // namespace damscope::gui
