// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/crosstable.hpp"

#include <span>
#include <string>

namespace damscope::db {

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
