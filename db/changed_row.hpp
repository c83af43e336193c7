// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/game_reader.hpp"
#include "rules/game.hpp"

namespace damscope::db {

/// The row of a stored game whose moves, remarks or variations have become others. What comes from
/// its tags, its number of plies and whether they are legal stay as before; it has no problems.
[[nodiscard]] GameRow changedRow(const GameParts& before, const rules::Game& game);

} // namespace damscope::db
