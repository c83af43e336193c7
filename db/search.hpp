// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/filter.hpp"
#include "db/ids.hpp"
#include "rules/position.hpp"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

namespace damscope::db {

class Store;

/// A game in which a position occurred.
struct PositionHit {
    GameId game{};
    int ply = 0;      ///< moves before it, where it occurs first; 0 = the start
    std::string next; ///< the move played there, as PDN writes it; empty at the game's end
};

/// Takes a hit; false ends the search.
using HitSink = std::function<bool(const PositionHit&)>;

/// The games whose main line has this position (pieces, side to move, variant), however it was
/// reached, in the order of import: each once. Every hit has been replayed. Games that are not
/// indexed are read through. Returns how many hits were given; a stop request ends the search.
std::uint64_t findPosition(Store& store, const rules::Position& position, const Filter& filter,
                           const HitSink& sink, std::stop_token stop = {});

/// How many games findPosition() would give. Positions of very many games are counted without
/// replaying them, by their 64-bit keys.
[[nodiscard]] std::uint64_t countPosition(Store& store, const rules::Position& position,
                                          const Filter& filter, std::stop_token stop = {});

} // namespace damscope::db
