// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/crosstable.hpp"
#include "db/people/events/event_rows.hpp"
#include "db/people/events/events.hpp"
#include "db/store/codec/numbers.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

class Connection;
class Persons;
class Store;
class StoreChange;

/// How an event is counted.
struct EventCounting {
    std::optional<PointSystem> points = {}; ///< nothing: those that the results are written in
    int lastRound = 0;                      ///< standings after this round; 0: after all
    /// What the result of an encounter of teams counts; nothing: 2-1-0.
    std::optional<PointSystem> matchPoints = {};
    std::set<std::size_t> withdrawn = {}; ///< who left (findWithdrawals), by places of players
    TieBreaks tieBreaks = {};             ///< that decide; empty: the usual ones
    friend bool operator==(const EventCounting&, const EventCounting&) = default;
};

// The counting of an event is kept with its games, in the table `event_counting`: whatever the
// event and its players are called later, and with which others they are merged, it stays.

/// What is kept of the event with these games, whose players are those of the rows. Of two events
/// that have become one that of the first game counts. A game that goes to another event without
/// the others leaves what was kept with it (db/store/edits.hpp).
[[nodiscard]] EventCounting keptCounting(Connection& connection, std::span<const EventRow> rows,
                                         const EventPlayers& players, const Persons& persons);

/// Keeps how an event is counted, in place of what was kept: all but the last round. `withdrawn`
/// are places in the players of its page. One edit; false: it was kept so already.
bool keepCounting(Store& store, const EventLine& event, const EventCounting& counting,
                  const std::string& reason);
/// As a part of a change.
void keepCounting(StoreChange& change, const EventLine& event, const EventCounting& counting);

/// A hash of what is kept with these games: it changes when their event is counted in another way.
[[nodiscard]] std::uint64_t countingHash(Connection& connection, std::span<const GameId> games);

} // namespace damscope::db
