// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/players/person_name.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace damscope::db {

/// Two names that may mean one person, by their places in a list.
struct NamePair {
    std::size_t one = 0;
    std::size_t other = 0; ///< greater
    SamePerson grade{};
};

/// The pairs of a list of names that may mean one person, by the names alone; names that are not
/// there are in none; ascending. Names are compared if their surnames share a sound or differ in a
/// letter or in the order of two, and of many with one surname those whose forenames may agree:
/// never each with each.
[[nodiscard]] std::vector<NamePair> namePairs(std::span<const std::optional<PersonName>> names);

} // namespace damscope::db
