// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/game_reader.hpp"
#include "db/store/game_version.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace damscope::db {

class Store;

/// An entry of the journal of what people did to games (tables `edit` and `game_before`), while it
/// is made. undoEdit() reverts the last one; twenty are kept. An entry to which nothing is added is
/// none. What is added belongs to the transaction that changes the game.
class EditEntry {
public:
    /// `reason`: the command of the user.
    EditEntry(Store& store, std::string reason) : store_(store), reason_(std::move(reason)) {}

    /// Keeps a game as it is, before contents with this hash are written over it.
    void keep(const GameParts& before, std::uint64_t written);
    /// Notes that a game was entered: nothing was before it.
    void enter(GameId game, GameVersion version);

private:
    void begin();

    Store& store_;
    std::string reason_;
    std::optional<std::int64_t> id_;
};

} // namespace damscope::db
