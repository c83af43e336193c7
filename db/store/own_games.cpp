// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/own_games.hpp"

#include "db/index/segments.hpp"
#include "db/records/game_reader.hpp"
#include "db/records/game_row.hpp"
#include "db/records/game_writer.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/sqlite/writer_lock.hpp"
#include "db/store/batch.hpp"
#include "db/store/changed_row.hpp"
#include "db/store/position_index.hpp"
#include "db/store/sources.hpp"
#include "db/store/store.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"

#include <array>
#include <string>
#include <utility>

namespace damscope::db {
namespace {

// No text has this digest: there are no bytes with a hash of zero.
constexpr ContentDigest ownDigest{};

constexpr std::string_view noteEditSql =
    "INSERT OR REPLACE INTO edited VALUES (?1, datetime('now'))";
constexpr std::string_view editedSql = "SELECT 1 FROM edited WHERE game = ?1";

// The row that an import of the game would make.
GameRow rowOf(const rules::Game& game, std::uint64_t ordinal, std::uint64_t line) {
    parser::PlaceFinder nowhere{std::string_view()};
    GameRow row = makeRow(parser::edited(game), ordinal, 0, nowhere);
    row.line = line;
    return row;
}

EditConflict conflictWith(Store& store, GameId id) {
    auto stored = loadVersion(store, id);
    return {stored ? std::optional(std::move(*stored)) : std::nullopt};
}

} // namespace

OwnGame addOwnGame(Store& store, const rules::Game& game) {
    Batch batch(store, Indexing::now); // first: no other program writes from here on
    const auto known = findSource(store, ownDigest);
    SourceProgress progress = known ? known->progress : SourceProgress{};
    const GameRow row = rowOf(game, progress.games + 1, 1);
    const SourceId source =
        known ? known->id : batch.addSource({std::string(ownSourcePath), ownDigest, "UTF-8"});
    const Added added = batch.addGame(source, row, {source});
    ++progress.games;
    ++(added.stored ? progress.stored : progress.duplicates);
    if (added.stored)
        ++(row.header.legal ? progress.legal : progress.partial);
    progress.done = true;
    batch.setProgress(source, progress);
    batch.commit();
    return {added.id, static_cast<GameVersion>(row.contentHash)};
}

Expected<GameVersion, EditConflict> overwriteGame(Store& store, GameId id, const rules::Game& game,
                                                  GameVersion edited) {
    bool moved = false;
    GameVersion written{};
    {
        const WriterLock lock(store.file());
        Connection& connection = store.connection();
        Transaction transaction(connection);
        const auto stored = versionOf(store, id);
        const auto before = readGameLine(connection, id);
        if (!stored || !before)
            return Unexpected{EditConflict{}};
        const GameRow row = rowOf(game, before->ordinal, before->line);
        written = static_cast<GameVersion>(row.contentHash);
        if (*stored == written)
            return written;
        if (*stored != edited)
            return Unexpected{conflictWith(store, id)};
        GameWriter writer(connection);
        const bool samePositions = writer.hasPositions(id, row);
        writeOver(connection, writer, *before, row);
        connection.prepare(noteEditSql).bind(id).run();
        if (!samePositions)
            moved = removeSegmentsOf(connection, std::array{id});
        transaction.commit();
    }
    if (moved)
        indexMissing(store);
    return written;
}

bool isOwnOrEdited(Connection& connection, const GameLine& game) {
    return game.sourcePath == ownSourcePath || connection.kept(editedSql)->bind(game.id).step();
}

} // namespace damscope::db
