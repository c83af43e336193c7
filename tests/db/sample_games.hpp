// SPDX-License-Identifier: GPL-3.0-or-later
// Games and stores for tests.
#pragma once

#include "db/store/batch.hpp"
#include "db/store/records/game_row.hpp"
#include "db/store/store.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

/// A game of international draughts with the usual tags: `moves` as pairs of squares.
[[nodiscard]] rules::Game taggedGame(const std::vector<rules::Tag>& tags,
                                     const std::vector<std::pair<int, int>>& moves = {});

/// Plays legal moves, by the numbers of their squares, at the end of the main line.
void play(rules::Game& game, const std::vector<std::pair<int, int>>& moves);

/// The row of a game that was read without problems.
[[nodiscard]] GameRow rowOf(const rules::Game& game, std::uint64_t ordinal = 1);

[[nodiscard]] Source sampleSource(std::uint64_t number = 1);

/// The token of somebody who has asked to stop already.
[[nodiscard]] std::stop_token stopRequested();

/// Stores games in one batch, from one new source; their ids.
std::vector<GameId> storeGames(Store& store, const std::vector<rules::Game>& games,
                               Indexing indexing = Indexing::now, std::uint64_t source = 1);

} // namespace damscope::db
