// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <span>
#include <stop_token>

namespace damscope::db {

class Store;

/// Games as one game with variations.
struct MergedGame {
    rules::Game game;
    std::size_t games = 0; ///< that are in it
    std::size_t other = 0; ///< that have no moves, begin with another position, or cannot be read
};

/// Puts the main lines of games together: they share their moves as long as they agree, the move
/// of most games is the main line, and where a game ends or `plies` are over a comment says which
/// it was. The first game's starting position counts.
[[nodiscard]] MergedGame mergeGames(Store& store, std::span<const GameId> games, int plies,
                                    const std::stop_token& stop = {});

} // namespace damscope::db
