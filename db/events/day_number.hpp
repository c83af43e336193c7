// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/text/date.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace damscope::db {

/// The days from 1970 to a known date; of a year or a month to its first day.
[[nodiscard]] inline std::int64_t dayNumber(rules::Date day) {
    using namespace std::chrono;
    return sys_days(year(day.year()) / std::max(day.month(), 1) / std::max(day.day(), 1))
        .time_since_epoch()
        .count();
}

} // namespace damscope::db
