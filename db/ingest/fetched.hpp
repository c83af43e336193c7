// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// Seconds since 1970, both ends included.
struct Period {
    std::int64_t from = 0;
    std::int64_t to = 0;
    friend bool operator==(const Period&, const Period&) = default;
};

/// The periods for which the store has all games of a source on the net that began in them.
/// Ascending; they do not touch.
[[nodiscard]] std::vector<Period> fetchedPeriods(Store& store, const std::string& source);
/// Remembers them, and what was remembered before is forgotten.
void setFetchedPeriods(Store& store, const std::string& source, const std::vector<Period>& periods);

/// The periods with one more, those that touch as one.
[[nodiscard]] std::vector<Period> withPeriod(std::vector<Period> periods, Period more);

/// A stretch without an end is up to now, and later.
struct PeriodGap {
    std::int64_t from = 0;
    std::optional<std::int64_t> before{}; ///< not included
    friend bool operator==(const PeriodGap&, const PeriodGap&) = default;
};
/// What the periods leave out from a time on, the newest first. The last second of a period is
/// looked at again: another game may have begun in it.
[[nodiscard]] std::vector<PeriodGap> gapsBetween(const std::vector<Period>& periods,
                                                 std::int64_t from);

/// The addresses at which games were played, without those of deleted games: these are asked for
/// again, so that an import says that they were deleted.
[[nodiscard]] std::set<std::string> sitesOfGames(Store& store);

} // namespace damscope::db
