// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"

#include <cstdint>
#include <vector>

namespace damscope::db {

class Store;

/// The games that have evaluations, ascending: those that an engine was asked to judge, and those
/// of which a third or more of the positions of the main line have been evaluated. A third, since
/// games share the positions of their openings, and positions with one legal move are never
/// evaluated; and not all of them in games of which more has been: a short game that was never
/// analysed is often the beginning of one that was. Positions are identified by their keys in the
/// index.
[[nodiscard]] std::vector<GameId> evaluatedGames(Store& store);

/// By the number of a game, a hash of the evaluations that the positions of its main line have: it
/// changes when one is added or replaced. 0 without any, and for a game behind the last.
[[nodiscard]] std::vector<std::uint64_t> evaluationHashes(Store& store);

} // namespace damscope::db
