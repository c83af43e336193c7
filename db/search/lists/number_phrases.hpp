// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace damscope::db {

/// A range at the beginning of these words, in small letters, and of how many it is made: "over
/// 2300", "at most 60", "between 40 and 60", "2000-2200", "over 2000 and under 2200".
[[nodiscard]] std::optional<std::pair<Range, std::size_t>>
parseRange(std::span<const std::string> words);

/// As it is said: "at least 2300", "40-60".
[[nodiscard]] std::string phraseOf(const Range& range);

/// Whether the number of a game is more likely a year: "1998".
[[nodiscard]] bool looksLikeYear(std::string_view number);

/// The year, month or day before a date, as far as it is known; and the one after it.
[[nodiscard]] Date dateBefore(Date date);
[[nodiscard]] Date dateAfter(Date date);

} // namespace damscope::db
