// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/game_reader.hpp"
#include "rules/game/game.hpp"

#include <cstdint>

namespace damscope::db {

class GameWriter;

/// The row of a stored game with changed moves, remarks or variations. The values from its tags,
/// its number of plies and their legality stay as before; it has no problems.
[[nodiscard]] GameRow changedRow(const GameParts& before, const rules::Game& game);

/// The row that an import would make of a game that a person has edited, in the place of a stored
/// one; it has no problems.
[[nodiscard]] GameRow editedRow(const rules::Game& game, std::uint64_t ordinal, std::uint64_t line);

/// Whether what a game was before counts as the same game where an import meets it again: not
/// where a change is reverted, since that was not what a file brought.
enum class Former : std::uint8_t { known, dropped };

/// Writes a row over a stored game, with what is kept about it elsewhere: the counts of its source.
/// Within a transaction. The caller rewrites the columns for lists (refreshColumnsOf), and where
/// positions differ takes the game out of the index (removeSegmentsOf): many games at once.
void writeOver(Connection& connection, GameWriter& writer, const GameLine& before,
               const GameRow& after, Former former = Former::known);

/// The same, noting that a person has changed the game. Whether its positions are others now.
[[nodiscard]] bool writeEdited(Connection& connection, GameWriter& writer, const GameLine& before,
                               const GameRow& after, Former former = Former::known);

} // namespace damscope::db
