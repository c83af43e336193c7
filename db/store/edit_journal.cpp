// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/edit_journal.hpp"

#include "db/store/games.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/records/game_row.hpp"
#include "db/store/records/game_writer.hpp"
#include "db/store/records/message_json.hpp"
#include "db/store/sources.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "parser/encoding/clean_text.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"

#include <cassert>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::string_view editedSql = "SELECT 1 FROM edited WHERE game = ?1";
constexpr std::string_view noteSql = "INSERT OR REPLACE INTO edited VALUES (?1, datetime('now'))";
constexpr std::string_view forgetSql = "DELETE FROM edited WHERE game = ?1";

} // namespace

bool isEdited(Connection& connection, GameId id) {
    return connection.kept(editedSql)->bind(id).step();
}

void noteEdited(Connection& connection, GameId id) {
    connection.kept(noteSql)->bind(id).run();
}

void forgetEdited(Connection& connection, GameId id) {
    connection.kept(forgetSql)->bind(id).run();
}

GameRow changedRow(const GameParts& before, const rules::Game& game) {
    GameRow row;
    row.ordinal = before.line.ordinal;
    row.line = before.line.line;
    row.header = before.line.header;
    row.header.comments = hasComments(game);
    row.header.variations = hasVariations(game);
    row.tags = before.tags;
    EncodedGame encoded = encodeWithPositions(game);
    row.moves = std::move(encoded.moves);
    row.positions = std::move(encoded.positions);
    row.contentHash = contentHash(row.tags, row.moves);
    row.opening = openingNames().of(row.positions);
    return row;
}

GameRow editedRow(const rules::Game& game, std::uint64_t ordinal, std::uint64_t line) {
    parser::PlaceFinder nowhere{std::string_view()};
    GameRow row = makeRow(parser::edited(game), ordinal, 0, nowhere);
    row.line = line;
    return row;
}

void writeOver(Connection& connection, GameWriter& writer, const GameLine& before,
               const GameRow& after) {
    assert(connection.inTransaction() && after.ordinal == before.ordinal);
    noteFormerContent(connection, before.id);
    writer.rewrite(before.id, before.source, after);
    noteLegality(connection, before.source, before.header.legal, after.header.legal);
}

bool writeEdited(Connection& connection, GameWriter& writer, const GameLine& before,
                 const GameRow& after) {
    const bool samePositions = writer.hasPositions(before.id, after);
    writeOver(connection, writer, before, after);
    noteEdited(connection, before.id);
    return !samePositions;
}

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
