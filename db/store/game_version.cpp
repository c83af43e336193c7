// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/game_version.hpp"

#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <string>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view versionSql =
    "SELECT content FROM game WHERE id = ?1 AND deleted IS NULL";

} // namespace

std::optional<GameVersion> versionOf(Store& store, GameId id) {
    const auto select = store.connection().kept(versionSql);
    if (!select->bind(id).step())
        return std::nullopt;
    return static_cast<GameVersion>(select->bits(0));
}

Expected<VersionedGame, Damage> loadVersion(Store& store, GameId id) {
    const Snapshot snapshot(store);
    const auto version = versionOf(store, id);
    if (!version)
        return Unexpected{Damage{
            id, true, "there is no game " + std::to_string(number(id)) + " in the database"}};
    auto game = loadGame(store, id);
    if (!game)
        return Unexpected{game.error()};
    return VersionedGame{std::move(*game), *version};
}

} // namespace damscope::db
