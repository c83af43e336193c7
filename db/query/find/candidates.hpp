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

/// Games to search, in the order of their ids.
struct Candidates {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    /// Those of the range, ascending; absent: all of them.
    std::optional<std::vector<std::uint32_t>> games;
    /// How many there are; if `games` is absent, at most.
    [[nodiscard]] std::uint64_t count() const {
        return games ? games->size() : std::uint64_t{last} - first + 1;
    }
};

/// Positions of which the main line of every matching game has at least one; absent if the query
/// does not require any.
[[nodiscard]] std::optional<std::vector<rules::Position>> requiredPositions(const Term& term);

/// Whether every matching game has evaluations: it must have an error.
[[nodiscard]] bool requiresEvaluations(const Term& term);

/// The games that can match: those that pass the filter, have evaluations if the query requires
/// them, and, if `useIndex`, that have a required
/// position according to the index.
[[nodiscard]] std::vector<Candidates> candidates(Store& store, const Term& term,
                                                 const Filter& filter, bool useIndex);

} // namespace damscope::db::query
