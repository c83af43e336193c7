// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/game_fields.hpp"

#include <QVariant>

namespace damscope::gui {

/// A cell of a list of games: a number, a text, or nothing.
[[nodiscard]] QVariant shownField(const db::GameLine& game, db::GameField field);

} // namespace damscope::gui
