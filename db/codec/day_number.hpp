// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/text/date.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>

namespace damscope::db {

/// The days from 1970 to a known date; of a year or a month to its first day.
[[nodiscard]] inline std::int64_t dayNumber(rules::Date day) {
    using namespace std::chrono;
    return sys_days(year(day.year()) / std::max(day.month(), 1) / std::max(day.day(), 1))
        .time_since_epoch()
        .count();
}

/// Days between two games of one edition of an event, at most.
inline constexpr int longestPause = 183;

/// Whether games of an event on these days can be of one edition: where a day is not known, too.
[[nodiscard]] inline bool mayBeOneEdition(rules::Date one, rules::Date other) {
    if (!one.isKnown() || !other.isKnown())
        return true;
    if (one.month() == 0 || other.month() == 0)
        return one.year() == other.year();
    return std::abs(dayNumber(one) - dayNumber(other)) <= longestPause;
}

} // namespace damscope::db
