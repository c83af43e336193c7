// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/records/problem_row.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

struct StoredProblem {
    SourceId source{};
    std::optional<GameId> game; ///< none: about the source, or about a game that was refused
    std::uint64_t ordinal = 0;  ///< number of the game in its source, from 1; 0 = the source
    ProblemRow problem;
};

/// The problems of a game, in the order of their places.
[[nodiscard]] std::vector<StoredProblem> problems(Store& store, GameId game);
[[nodiscard]] std::vector<ProblemRow> problemRows(Store& store, GameId game);
/// The problems of a source and all of its games, in the order they were found.
[[nodiscard]] std::vector<StoredProblem> problems(Store& store, SourceId source);

} // namespace damscope::db
