// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/crosstable.hpp"
#include "db/events/event_players.hpp"
#include "db/events/events.hpp"
#include "db/events/team_table.hpp"
#include "db/people/persons.hpp"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace damscope::db {

struct EventPage {
    EventLine event;
    std::vector<std::string> sites;
    std::vector<EventPlayer> players;
    std::size_t games = 0; ///< stored games of two players: without byes
    PointSystem points;    ///< by which it is counted
    Crosstable table;      ///< its players by their places in `players`
    TeamTable teams;       ///< of team matches; else nothing
    /// Games that are in the store once more (RepeatedGames). The table counts the one that says
    /// more, else the first, in the first round that one of them names.
    std::vector<GameId> repeated;
};

struct EventCounting {
    std::optional<PointSystem> points;    ///< nothing: those that the results are written in
    int lastRound = 0;                    ///< standings after this round; 0: after all
    PointSystem matchPoints = {};         ///< of teams: what the result of an encounter counts
    std::set<std::size_t> withdrawn = {}; ///< who left (findWithdrawals), by places in `players`
};

/// The page of an event that listEvents() found. A game that stands for a bye brings its points; a
/// game without a name on one side is listed nowhere in it.
[[nodiscard]] EventPage eventPage(Store& store, const EventLine& event,
                                  const EventCounting& counting = {});
/// The same for one event after another: `persons` are those of the store.
[[nodiscard]] EventPage eventPage(Store& store, const Persons& persons, const EventLine& event,
                                  const EventCounting& counting = {});

} // namespace damscope::db
