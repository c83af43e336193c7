// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace damscope::db {

class Store;

/// Makes known to SQL what lists of players are made of: player_list, a row for each player as
/// listAllPersons() counts, and game_players(game), who played in a game. The store must outlive
/// the connection's statements. Throws Error.
void addPlayerTables(Store& store);

} // namespace damscope::db
