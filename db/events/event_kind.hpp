// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/crosstable.hpp"

#include <span>
#include <string>

namespace damscope::db {

/// What kind of event these games are of, by who met whom and when. Games may be missing.
[[nodiscard]] EventKind kindOf(std::span<const EventGame> games,
                               std::span<const std::string> teams = {});

/// How often at least half of all pairs of players have met: 4 where each pair has four games.
/// At least 1.
[[nodiscard]] int timesEachPlayedEach(std::span<const EventGame> games);

} // namespace damscope::db
