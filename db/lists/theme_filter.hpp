// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/lists/filter.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Connection;

/// The keys of the structures of a name, of every variant.
[[nodiscard]] std::vector<std::string> structuresCalled(std::string_view name);

/// Throws UnanswerableFilter if a game was not searched.
void requireSearched(Connection& connection);

/// Games by what is kept of their combinations and structures (db/themes). Throw
/// UnanswerableFilter if a game was not searched: nothing is left out in silence.
[[nodiscard]] std::vector<GameId> gamesWithShot(Connection& connection, const ShotFilter& filter);
[[nodiscard]] std::vector<GameId> gamesWithStructure(Connection& connection, std::string_view name);

} // namespace damscope::db
