// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter_error.hpp"

#include <array>
#include <string_view>

namespace damscope::db::detail {

/// How the errors of a filter are worded in one language, in the order of FilterFault: {word} is
/// the one that is wrong, {keys} are those there are.
using FilterWords =
    std::array<std::string_view, static_cast<std::size_t>(FilterFault::noCollection) + 1>;

[[nodiscard]] const FilterWords& filterWords(rules::Language language);

} // namespace damscope::db::detail
