// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/training/schedule.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace damscope::db {

class Store;

/// The answers of a day.
struct DayOfTraining {
    Day day{};
    std::uint64_t right = 0; ///< with hints or without
    std::uint64_t wrong = 0;
    friend bool operator==(const DayOfTraining&, const DayOfTraining&) = default;
};

/// The days that have answers, the first one first.
[[nodiscard]] std::vector<DayOfTraining> trainingDays(Store& store);

/// How many days in a row have answers, up to today; a day that is not over yet ends nothing.
[[nodiscard]] int streakOf(std::span<const DayOfTraining> days, Day today);

} // namespace damscope::db
