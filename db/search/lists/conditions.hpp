// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/store/codec/numbers.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Connection;
class Store;
class Structures;

/// The games that have a tag of this name (case ignored) with this text: each word begins a word of
/// the value, as in a filter's names; a text without letters or digits is the whole value. An empty
/// text means any value. Not in any order; deleted games are among them.
[[nodiscard]] std::vector<GameId> gamesWithTag(Connection& connection, std::string_view name,
                                               std::string_view text);

/// The games of a round: "3" is also "3.1". In no order, as above.
[[nodiscard]] std::vector<GameId> gamesOfRound(Connection& connection, std::string_view round);

/// The games with a comment that has all these words, each at the beginning of one of its own; case
/// and accents do not matter. Ascending, without deleted games.
[[nodiscard]] std::vector<GameId> gamesWithComment(Store& store, std::string_view text);

/// The keys of the structures of a name, of every variant.
[[nodiscard]] std::vector<std::string> structuresCalled(const Structures& structures,
                                                        std::string_view name);

/// The games in which a player had so many seconds left after a move of the main line, by the times
/// that the game records. Ascending, without deleted games. Reads all games with clocks.
[[nodiscard]] std::vector<GameId> gamesWithClock(Store& store, const Range& seconds);

/// Throws UnanswerableFilter if a game was not searched.
void requireSearched(Store& store);

/// Games by what is kept of their combinations and structures (db/search/themes). Throw
/// UnanswerableFilter if a game was not searched: nothing is left out in silence.
[[nodiscard]] std::vector<GameId> gamesWithShot(Store& store, const ShotFilter& filter);
[[nodiscard]] std::vector<GameId> gamesWithStructure(Store& store, std::string_view name);

/// The games whose recorded result their last position refutes, ascending: the board ends the game
/// and another side has won, or an endgame table knows another result (the tables in their usual
/// folder, if there are any). Recorded draws and resignations may still be right.
[[nodiscard]] std::vector<GameId> doubtfulResults(Store& store);

/// The games that count as analysed (analysis::Coverage) by the evaluations of the store,
/// ascending. Positions are identified by their keys in the index.
[[nodiscard]] std::vector<GameId> evaluatedGames(Store& store);

/// By the number of a game, a hash of the evaluations that the positions of its main line have: it
/// changes when one is added or replaced. 0 without any, and for a game behind the last.
[[nodiscard]] std::vector<std::uint64_t> evaluationHashes(Store& store);

} // namespace damscope::db
