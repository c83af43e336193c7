// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "db/store/records/game_row.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <string>

// How the event of a game is counted (table event_counting) when the game is written over, or
// another one comes in its place. What is kept there: db/people/events/event_counting.hpp.
namespace damscope::db {

class Connection;

/// What is kept with a game, as it is written.
struct GameCounting {
    std::optional<std::string> points;
    std::optional<std::string> matchPoints;
    std::optional<std::string> tieBreaks;
    bool whiteLeft = false; ///< the event
    bool blackLeft = false;
    std::int64_t together = 0; ///< the same for the games with which it is kept
};

/// False for a store that was made before there was such a table, and is only read.
[[nodiscard]] bool keepsCountings(const Connection& connection);

/// Nothing where nothing is kept. The store must keep countings.
[[nodiscard]] std::optional<GameCounting> countingOf(Connection& connection, GameId game);

/// Keeps it with a game, in place of what was kept; nothing: it is forgotten. Within a transaction.
void keepCounting(Connection& connection, GameId game, const std::optional<GameCounting>& counting);

/// Keeps it with a game that has none, unless the event of that game is counted otherwise. Within a
/// transaction.
void inheritCounting(Connection& connection, GameId game, const GameCounting& counting);

/// Whether what is kept with a game that was deleted goes to the better copy of it: where that is
/// of the same event, or nothing is left with which it is kept in the event of the deleted one.
[[nodiscard]] bool leavesItsCounting(Connection& connection, GameId deleted, GameId better);

/// How an event is counted does not go with some of its games to another one; with all of them it
/// does: the event is called otherwise. `moved`: games that were of another event, or of another
/// year, before one change. Within a transaction.
void leaveEvents(Connection& connection, const std::set<GameId>& moved);

/// Whether an event is another one by its name or its year.
[[nodiscard]] bool isMoved(const GameHeader& before, const GameHeader& now);

/// Whether a game that is written over is known to be played by the same players.
enum class Players : std::uint8_t {
    same,    ///< it is another reading of the same text, or the user says so
    byNames, ///< where the names may mean the same person, so that only the spelling changes
};

/// Who has left the event stays the player of a game that gets another header, if it is the same
/// player. Within a transaction, before that header is written; the new names are stored.
void followLeavers(Connection& connection, GameId game, const GameHeader& now, Players players);

} // namespace damscope::db
