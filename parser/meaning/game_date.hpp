// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"
#include "rules/text/date.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace damscope::parser {

/// When a game was played, by its tags.
struct GameDate {
    rules::Date date;
    /// The Date tag that is not understood, or only in part.
    std::optional<std::size_t> unclear{};
};

/// By the Date; without one by EventDate or UTCDate. A year that only the name of the event or
/// place has is a guess, and no date.
[[nodiscard]] GameDate gameDate(const std::vector<rules::Tag>& tags);

} // namespace damscope::parser
