// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/store/codec/numbers.hpp"
#include "rules/text/date.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Events: games that belong together, however their headers name the event. docs/events.md.
namespace damscope::db {

class Store;

/// One edition of an event: a tournament, a match.
struct EventLine {
    std::string name;                    ///< as most of its games have it, without their round
    std::vector<std::string> otherNames; ///< as others have it
    std::string key;                     ///< of event_name.hpp
    Date first;                          ///< of its dated games
    Date last;
    std::vector<GameId> games; ///< ascending
    std::uint64_t players = 0; ///< persons; nobody is none
};

/// The events in the games of a filter whose name has all words of a text (all if it is empty),
/// the last first. A year in the name decides which edition a game is of; of other games those that
/// lie more than half a year apart are other editions, and one of which only the year is known
/// belongs to the edition of that year.
[[nodiscard]] std::vector<EventLine> listEvents(Store& store, std::string_view text,
                                                const Filter& filter = {});

/// The event that a game is of, with all its games; `name` is one of its names.
[[nodiscard]] std::optional<EventLine> eventWith(Store& store, std::string_view name, GameId game);

} // namespace damscope::db
