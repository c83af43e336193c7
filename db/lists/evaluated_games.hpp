// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"

#include <vector>

namespace damscope::db {

class Store;

/// The games that have evaluations, ascending: a third or more of the positions of their main line
/// have been evaluated. A third, since games share the positions of their openings, and positions
/// with one legal move are never evaluated. Positions are identified by their keys in the index.
[[nodiscard]] std::vector<GameId> evaluatedGames(Store& store);

} // namespace damscope::db
