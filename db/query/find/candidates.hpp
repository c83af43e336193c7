// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter.hpp"
#include "db/query/language/query.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace damscope::db {
class Store;
}

namespace damscope::db::query {

/// Games to be searched, in the order of their ids.
struct Candidates {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    /// Those of the range, ascending; none: all that there are.
    std::optional<std::vector<std::uint32_t>> games;
    /// How many there are; if `games` is none, at most.
    [[nodiscard]] std::uint64_t count() const {
        return games ? games->size() : std::uint64_t{last} - first + 1;
    }
};

/// Positions of which the main line of every game that matches has at least one; none if there is
/// no such thing to be said.
[[nodiscard]] std::optional<std::vector<rules::Position>> requiredPositions(const Term& term);

/// The games that can match: what the filter leaves, and, if `useIndex`, what the index says about
/// the positions that the query requires.
[[nodiscard]] std::vector<Candidates> candidates(Store& store, const Term& term,
                                                 const Filter& filter, bool useIndex);

} // namespace damscope::db::query
