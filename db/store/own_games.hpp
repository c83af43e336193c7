// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/records/game_line.hpp"
#include "rules/game/game.hpp"

#include <string_view>

namespace damscope::db {

class Connection;
class Store;

/// What the source of games is called that were entered or played in Damscope, not imported.
inline constexpr std::string_view ownSourcePath = "Damscope";

/// Stores a game that was entered or played, and its positions in the index. Safe on the disk when
/// it returns. Throws Error if the store fails.
GameId addOwnGame(Store& store, const rules::Game& game);

/// Writes a game over the stored one, whatever has been changed: tags, moves, remarks, variations.
/// Where its positions differ, the index is rebuilt for the games around it, which can take
/// some seconds in a large store. Safe on the disk when it returns. Throws Error if the store fails
/// or has no such game.
void overwriteGame(Store& store, GameId id, const rules::Game& game);

/// Whether a person entered the game in Damscope, or changed it there.
[[nodiscard]] bool isOwnOrEdited(Connection& connection, const GameLine& game);

} // namespace damscope::db
