// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/lists/filter.hpp"
#include "rules/board/position.hpp"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// A game in which a position occurred.
struct PositionHit {
    GameId game{};
    int ply = 0;      ///< moves before it, where it occurs first; 0 = the start
    std::string next; ///< the move played there, as PDN writes it; empty if there is none
};

/// Takes a hit; false ends the search.
using HitSink = std::function<bool(const PositionHit&)>;

/// How a search went.
struct SearchReport {
    std::uint64_t hits = 0;
    std::vector<GameId> damaged; ///< games that could not be looked into to their end
    bool complete = true;        ///< false: ended by the stop request or the sink
};

/// The games whose main line has this position (pieces, side to move, variant), however it was
/// reached, in the order of import: each once. Every hit has been replayed. Games that are not
/// indexed are read through. Shows one state of the store from beginning to end.
SearchReport findPosition(Store& store, const rules::Position& position, const Filter& filter,
                          const HitSink& sink, std::stop_token stop = {});

/// How many games findPosition() would give. Positions that ten thousand games and more of one
/// segment share are counted by their keys in the index, without replaying the games: one in some
/// hundred thousand such counts may be too high by a game.
[[nodiscard]] SearchReport countPosition(Store& store, const rules::Position& position,
                                         const Filter& filter, std::stop_token stop = {});

} // namespace damscope::db
