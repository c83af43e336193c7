// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"

#include <cstdint>
#include <vector>

namespace damscope::db {

class Store;

/// The sort keys of a list of games.
enum class SortBy : std::uint8_t {
    imported, ///< the order in which the games came in: their ids
    date,
    white, ///< by name, case and accents ignored; the next ones likewise
    black,
    event,
    opening,
    rating, ///< of the better rated player
    plies,
    result ///< White wins, drawn, Black wins, both lose
};

/// Sorts games. Equal ones stay in the order of import; games with an unknown key come last either
/// way. A million games take some 0.1 s, and no table is sorted by SQLite: the
/// order comes from the columns for lists (header_columns.hpp).
void sortGames(Store& store, std::vector<GameId>& games, SortBy by, bool descending);

} // namespace damscope::db
