// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <ctime>
#include <optional>

namespace damscope::base {

/// The calendar and the clock of the user's time zone at a moment; nothing for one so far off that
/// the system has no date for it.
[[nodiscard]] std::optional<std::tm> localTime(std::time_t moment);

/// The day that it is there.
[[nodiscard]] std::chrono::year_month_day today();

} // namespace damscope::base
