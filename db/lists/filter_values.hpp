// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter.hpp"
#include "db/lists/filter_text.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {

/// The words that filters are written with, on the command line and in a filter line: id, player,
/// white, black, event, opening, site, from, to, result, outcome, variant, rating, plies, source,
/// in, with.
[[nodiscard]] std::span<const std::string_view> filterKeys();

/// Narrows a filter by the value of a key. Returns the error in the value, if any, and then leaves
/// the filter unchanged. Throws std::invalid_argument if the key is not one
/// of filterKeys().
[[nodiscard]] std::optional<FilterError> narrow(Filter& filter, std::string_view key,
                                                std::string_view value);

/// What a filter says, key by key: narrowing an empty filter by all of it gives the filter again.
[[nodiscard]] std::vector<std::pair<std::string_view, std::string>>
filterValues(const Filter& filter);

/// "2000-2200", "2000-", "-1800" or "60" into a range; answers as narrow() does.
[[nodiscard]] std::optional<FilterError> setRange(std::optional<Range>& range,
                                                  std::string_view value);

/// Adds the numbers of a text such as "12" or "3,5,8-10"; answers as narrow() does.
[[nodiscard]] std::optional<FilterError> addIds(std::vector<GameId>& ids, std::string_view value);

} // namespace damscope::db
