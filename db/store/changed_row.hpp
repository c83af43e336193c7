// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/game_reader.hpp"
#include "rules/game/game.hpp"

namespace damscope::db {

class GameWriter;

/// The row of a stored game with changed moves, remarks or variations. The values from its tags,
/// its number of plies and their legality stay as before; it has no problems.
[[nodiscard]] GameRow changedRow(const GameParts& before, const rules::Game& game);

/// Writes a row over a stored game, with what is kept about it elsewhere: the counts of its source
/// and the columns for lists. Within a transaction. Where positions differ the caller takes the
/// game out of the index (removeSegmentsOf).
void writeOver(Connection& connection, GameWriter& writer, const GameLine& before,
               const GameRow& after);

} // namespace damscope::db
