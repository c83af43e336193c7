// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/history.hpp"

#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

namespace damscope::db {

std::vector<DayOfTraining> trainingDays(Store& store) {
    Statement rows = store.connection().prepare(
        "SELECT day, SUM(grade > 1), SUM(grade <= 1) FROM review GROUP BY day ORDER BY day");
    std::vector<DayOfTraining> days;
    while (rows.step())
        days.push_back({Day(std::chrono::days(rows.as<int>(0))),
                        static_cast<std::uint64_t>(rows.integer(1)),
                        static_cast<std::uint64_t>(rows.integer(2))});
    return days;
}

int streakOf(std::span<const DayOfTraining> days, Day today) {
    while (!days.empty() && days.back().day > today) // a clock was wrong
        days = days.first(days.size() - 1);
    if (days.empty() || days.back().day + std::chrono::days(1) < today)
        return 0;
    int streak = 0;
    for (Day day = days.back().day; !days.empty() && days.back().day == day;
         day -= std::chrono::days(1)) {
        ++streak;
        days = days.first(days.size() - 1);
    }
    return streak;
}

} // namespace damscope::db
