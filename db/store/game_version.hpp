// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "db/codec/ids.hpp"
#include "db/store/games.hpp"

#include <cstdint>
#include <optional>

namespace damscope::db {

class Store;

/// The version of a stored game: a hash of its tags, moves and remarks. Every change gives another
/// version, so that an editor notices that another program has saved meanwhile.
enum class GameVersion : std::uint64_t {};

struct VersionedGame {
    rules::Game game;
    GameVersion version{};
};

/// The version of a stored game; nothing if there is no such game, or if it was deleted.
[[nodiscard]] std::optional<GameVersion> versionOf(Store& store, GameId id);

/// A game and its version, as they are at one moment.
[[nodiscard]] Expected<VersionedGame, Damage> loadVersion(Store& store, GameId id);

} // namespace damscope::db
