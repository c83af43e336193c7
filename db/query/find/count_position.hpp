// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/lists/filter.hpp"
#include "rules/board/position.hpp"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace damscope::db {

class Store;

/// The report of a search.
struct SearchReport {
    std::uint64_t hits = 0;
    std::vector<GameId> damaged; ///< games that could not be read completely
    bool complete = true;        ///< false: ended by the stop request or the sink
};

/// How many games have this position (pieces, side to move, variant) in their main line, however it
/// was reached. Games are replayed, and those that are not indexed are read through; but positions
/// that ten thousand games and more of one segment share are counted by their keys in the index:
/// one in some hundred thousand such counts may be too high by a game. Shows one state of the store
/// from beginning to end.
[[nodiscard]] SearchReport countPosition(Store& store, const rules::Position& position,
                                         const Filter& filter, std::stop_token stop = {});

} // namespace damscope::db
