// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter.hpp"
#include "db/people/persons.hpp"
#include "db/people/record.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Store;

/// A person in a list.
struct PersonLine {
    PersonId person{};
    std::string name;
    std::vector<std::string> otherNames; ///< that were decided to mean them
    Record record;
    int firstYear = 0; ///< of a dated game; 0: none is
    int lastYear = 0;
    int rating = 0; ///< of the last game with one; 0: none has one
    int highestRating = 0;
};

/// The persons whom a text means (all if it is empty) in the games of a filter, those with most
/// games first.
[[nodiscard]] std::vector<PersonLine> listPersons(Store& store, std::string_view text,
                                                  const Filter& filter = {});

} // namespace damscope::db
