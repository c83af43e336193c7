// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/own_games.hpp"

#include "db/store/batch.hpp"
#include "db/store/edit_journal.hpp"
#include "db/store/games.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/journal.hpp"
#include "db/store/position_index.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/records/game_writer.hpp"
#include "db/store/sources.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/meaning/game_tags.hpp"

#include <array>
#include <string>
#include <utility>

namespace damscope::db {
namespace {

// No text has this digest: there are no bytes with a hash of zero.
constexpr ContentDigest ownDigest{};

EditConflict conflictWith(Store& store, GameId id) {
    auto stored = loadVersion(store, id);
    return {stored ? std::optional(std::move(*stored)) : std::nullopt};
}

} // namespace

std::vector<OwnGame> addOwnGames(Store& store, std::span<const rules::Game> games,
                                 const std::string& reason) {
    StoreChange change(store, ChangeKind::edit, reason);
    Batch batch(store, Indexing::now, &change); // no other program writes from here on
    const auto known = findSource(store, ownDigest);
    SourceProgress progress = known ? known->progress : SourceProgress{};
    const SourceId source =
        known ? known->id : batch.addSource({std::string(ownSourcePath), ownDigest, "UTF-8"});
    std::vector<OwnGame> all;
    for (const rules::Game& game : games) {
        const GameRow row = editedRow(parser::withCleanTags(game), ++progress.games, 1);
        const Added added = batch.addGame(source, row, {source});
        all.push_back({added.id, static_cast<GameVersion>(row.contentHash)});
        ++(added.stored ? progress.stored : progress.duplicates);
        if (!added.stored)
            continue;
        ++(row.header.legal ? progress.legal : progress.partial);
    }
    progress.done = true;
    batch.setProgress(source, progress, Recorded::no); // it counts what others enter as well
    batch.commit();
    return all;
}

OwnGame addOwnGame(Store& store, const rules::Game& game, const std::string& reason) {
    return addOwnGames(store, std::span(&game, 1), reason).front();
}

Expected<GameVersion, EditConflict> overwriteGame(Store& store, GameId id, const rules::Game& game,
                                                  GameVersion edited, const std::string& reason) {
    bool moved = false;
    GameVersion written{};
    {
        StoreChange change(store, ChangeKind::edit, reason);
        Connection& connection = store.connection();
        ChangeTransaction transaction(change);
        const auto stored = versionOf(store, id);
        const auto before = readGameParts(connection, id);
        if (!stored || !before)
            return Unexpected{EditConflict{}};
        GameRow row =
            editedRow(parser::withCleanTags(game), before->line.ordinal, before->line.line);
        written = static_cast<GameVersion>(row.contentHash);
        if (*stored == written)
            return written;
        if (*stored != edited)
            return Unexpected{conflictWith(store, id)};
        if (parser::endsInUnreadMoves(game))
            row.problems = problemRows(store, id);
        GameWriter writer(connection);
        if (writeEdited(connection, writer, before->line, row))
            moved = removeSegments(connection, std::array{id});
        refreshColumns(connection, std::array{id});
        transaction.commit();
    }
    if (moved)
        indexMissing(store);
    return written;
}

bool isOwnOrEdited(Connection& connection, const GameLine& game) {
    return game.sourcePath == ownSourcePath || isEdited(connection, game.id);
}

} // namespace damscope::db
