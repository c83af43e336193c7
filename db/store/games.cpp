// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/games.hpp"

#include "db/codec/game_codec.hpp"
#include "db/records/game_reader.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

namespace damscope::db {
namespace {

Unexpected<Damage> damage(GameId id, const std::string& reason) {
    return Unexpected{
        Damage{id, false, "game " + std::to_string(number(id)) + " is damaged: " + reason}};
}

Expected<rules::Game, Damage> verified(GameId id, std::optional<GameParts> parts) {
    if (!parts)
        return Unexpected{Damage{
            id, true, "there is no game " + std::to_string(number(id)) + " in the database"}};
    if (!isIntact(*parts))
        return damage(id, "its contents do not agree with its checksum");
    auto game = decodeGame(parts->moves);
    if (!game)
        return damage(id, "byte " + std::to_string(game.error().offset) +
                              " of its movetext: " + game.error().message);
    game->tags = std::move(parts->tags);
    return std::move(*game);
}

} // namespace

std::vector<GameLine> gameLines(Store& store, std::span<const GameId> ids) {
    std::vector<GameLine> lines;
    lines.reserve(ids.size());
    for (const GameId id : ids)
        if (auto line = readGameLine(store.connection(), id))
            lines.push_back(std::move(*line));
    return lines;
}

Expected<rules::Game, Damage> loadGame(Store& store, GameId id) {
    try {
        return verified(id, readGameParts(store.connection(), id));
    } catch (const Error& error) {
        if (error.kind() != Error::Kind::damaged)
            throw;
        return Unexpected{Damage{id, false, error.what()}};
    }
}

} // namespace damscope::db
