// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/crosstable.hpp"

#include <span>
#include <string>

namespace damscope::db {

/// What kind of event these games are of, by who met whom and when. Games may be missing.
[[nodiscard]] EventKind kindOf(std::span<const EventGame> games,
                               std::span<const std::string> teams = {});

} // namespace damscope::db
