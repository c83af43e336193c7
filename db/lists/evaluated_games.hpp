// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"

#include <cstdint>
#include <vector>

namespace damscope::db {

class Store;

/// The games that count as analysed (analysis::Coverage) by the evaluations of the store,
/// ascending. Positions are identified by their keys in the index.
[[nodiscard]] std::vector<GameId> evaluatedGames(Store& store);

/// By the number of a game, a hash of the evaluations that the positions of its main line have: it
/// changes when one is added or replaced. 0 without any, and for a game behind the last.
[[nodiscard]] std::vector<std::uint64_t> evaluationHashes(Store& store);

} // namespace damscope::db
