// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/event_rows.hpp"
#include "db/people/persons.hpp"

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace damscope::db {

/// A player of an event.
struct EventPlayer {
    std::optional<PersonId> person; ///< nothing: nobody is named
    std::string name;               ///< without a round or board that was written beside it
    int rating = 0;                 ///< of the last game with one; 0: not known
    std::string team;               ///< the first that a game names
    std::string number;             ///< that a federation or server gave them; empty: none is known
    bool hasNamesake = false;       ///< another player of the event has the same name
};

/// Who plays in the games of an event.
struct EventPlayers {
    std::vector<EventPlayer> players; ///< in the order of their first games
    /// White and Black of each game, by their places; nothing: nobody is named.
    std::vector<std::pair<std::optional<std::size_t>, std::optional<std::size_t>>> sides;
};

/// Players are persons. A number that a federation gave them parts namesakes and joins spellings,
/// unless both sides of a game have it or its names were said to mean two persons (`apart`). A game
/// without a number belongs to the only player of that name, if there is one.
[[nodiscard]] EventPlayers playersOf(std::span<const EventRow> rows, const Persons& persons,
                                     const std::set<std::pair<NameId, NameId>>& apart);

} // namespace damscope::db
