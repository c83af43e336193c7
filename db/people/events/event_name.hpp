// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/crosstable.hpp"

#include <span>
#include <string>
#include <string_view>

namespace damscope::db {

/// The name of an event, taken apart: files write rounds and days into it.
struct EventName {
    std::string key;   ///< the same for spellings of one event: "cannes", "assoluto 69"
    int year = 0;      ///< that it names; 0: none
    std::string round; ///< that it names; empty: none
    std::string title; ///< as written, without round and day
};

/// "NK 2009, ronde 12, 17 april" is "nk" of 2009, round 12, with the title "NK 2009"; "69° ASSOLUTO
/// 3° TURNO" is "69 assoluto", round 3; "Cannes2002" is "cannes" of 2002. An empty key: no event is
/// named ("?").
[[nodiscard]] EventName readEventName(std::string_view written);

struct EventForm {
    EventKind kind{};
    /// How often at least half of all pairs of players have met: 4 where each pair has four games.
    /// At least 1.
    int times = 1;
};

/// What kind of event these games are of, by who met whom and when. Games may be missing.
[[nodiscard]] EventForm formOf(std::span<const EventGame> games,
                               std::span<const std::string> teams = {});

} // namespace damscope::db
