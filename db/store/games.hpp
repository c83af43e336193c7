// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "db/records/game_line.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// The lines of some games, in the order of the ids; ids that the store does not hold are left out.
/// Lists of any length: get the ordered ids once (filter.hpp), then page after page from here.
[[nodiscard]] std::vector<GameLine> gameLines(Store& store, std::span<const GameId> ids);

/// Why a game cannot be read from the store.
struct Damage {
    GameId id{};
    bool missing = false; ///< no game has this id
    std::string reason;   ///< "game 12 is damaged: its checksum does not agree with its contents"
};

/// A game, complete and equal to what was stored: its checksum is verified.
[[nodiscard]] Expected<rules::Game, Damage> loadGame(Store& store, GameId id);

} // namespace damscope::db
