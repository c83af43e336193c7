// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/crosstable.hpp"
#include "db/events/events.hpp"
#include "db/events/team_table.hpp"
#include "db/people/persons.hpp"

#include <optional>
#include <string>
#include <vector>

namespace damscope::db {

/// A player of an event.
struct EventPlayer {
    std::optional<PersonId> person; ///< nothing: nobody is named
    std::string name;
    int rating = 0;   ///< of the last game with one; 0: not known
    std::string team; ///< the first that a game names
};

struct EventPage {
    EventLine event;
    std::vector<std::string> sites;
    std::vector<EventPlayer> players;
    Crosstable table; ///< its players by their places in `players`
    TeamTable teams;  ///< of team matches; else nothing
    /// Games that are in the store once more: the same players and sides, no other result, and the
    /// same round, or the same day and moves. The table counts the one with a result, else the
    /// first, in the first round that one of them names.
    std::vector<GameId> repeated;
};

struct EventCounting {
    PointSystem points;
    int lastRound = 0;            ///< standings after this round; 0: after all
    PointSystem matchPoints = {}; ///< of teams: what the result of an encounter counts
};

/// The page of an event that listEvents() found. Games without a name on one side are listed
/// nowhere in it.
[[nodiscard]] EventPage eventPage(Store& store, const EventLine& event,
                                  const EventCounting& counting = {});
/// The same for one event after another: `persons` are those of the store.
[[nodiscard]] EventPage eventPage(Store& store, const Persons& persons, const EventLine& event,
                                  const EventCounting& counting = {});

/// The number of a round: the first in its text, "3" of "3.1" and "Round 3"; 0 without one.
[[nodiscard]] int roundNumber(std::string_view round);

} // namespace damscope::db
