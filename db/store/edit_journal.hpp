// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_reader.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <optional>
#include <string>

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

class Connection;

/// Whether a person changed a stored game.
[[nodiscard]] bool isEdited(Connection& connection, GameId id);
/// Notes that a person changed it, or that nobody did. Within a transaction.
void noteEdited(Connection& connection, GameId id);
void forgetEdited(Connection& connection, GameId id);

class GameWriter;

/// The row of a stored game with changed moves, remarks or variations. The values from its tags,
/// its number of plies and their legality stay as before; it has no problems.
[[nodiscard]] GameRow changedRow(const GameParts& before, const rules::Game& game);

/// The row that an import would make of a game that a person has edited, in the place of a stored
/// one; it has no problems.
[[nodiscard]] GameRow editedRow(const rules::Game& game, std::uint64_t ordinal, std::uint64_t line);

/// Writes a row over a stored game, with what is kept about it elsewhere: the counts of its source.
/// Within a transaction. The caller rewrites the columns for lists (refreshColumns), and where
/// positions differ takes the game out of the index (removeSegments): many games at once.
void writeOver(Connection& connection, GameWriter& writer, const GameLine& before,
               const GameRow& after);

/// The same, noting that a person has changed the game. Whether its positions are others now.
[[nodiscard]] bool writeEdited(Connection& connection, GameWriter& writer, const GameLine& before,
                               const GameRow& after);

} // namespace damscope::db
