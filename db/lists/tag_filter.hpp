// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"

#include <string_view>
#include <vector>

namespace damscope::db {

class Connection;

/// The games that have a tag of this name (case ignored) with this text: each word begins a word of
/// the value, as in a filter's names; a text without letters or digits is the whole value. An empty
/// text means any value. Not in any order; deleted games are among them.
[[nodiscard]] std::vector<GameId> gamesWithTag(Connection& connection, std::string_view name,
                                               std::string_view text);

/// The games of a round: "3" is also "3.1". In no order, as above.
[[nodiscard]] std::vector<GameId> gamesOfRound(Connection& connection, std::string_view round);

/// The games whose main line is legal to its end, or is not; in no order.
[[nodiscard]] std::vector<GameId> gamesByLegality(Connection& connection, bool legal);

/// The games with a problem that is an error; in no order.
[[nodiscard]] std::vector<GameId> gamesWithErrors(Connection& connection);

} // namespace damscope::db
