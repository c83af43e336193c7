// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/games.hpp"

#include "db/store/codec/game_codec.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/journal.hpp"
#include "db/store/position_index.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/records/message_json.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <array>

namespace damscope::db {
namespace {

constexpr std::string_view anySql =
    "SELECT 1 FROM game WHERE id BETWEEN ?1 AND ?2 AND (?3 OR deleted IS NULL) LIMIT 1";

Unexpected<Damage> damage(GameId id, Message reason) {
    return Unexpected{
        Damage{id,
               false,
               {"game-is-damaged", {{"id", counted(number(id))}, {"reason", std::move(reason)}}}}};
}

Expected<rules::Game, Damage> verified(GameId id, std::optional<GameParts> parts) {
    if (!parts)
        return Unexpected{missingGame(id)};
    if (!isIntact(*parts))
        return damage(id, {"game-differs", {}});
    auto game = decodeGame(parts->moves);
    if (!game)
        return damage(
            id, {"game-not-decoded",
                 {{"offset", counted(game.error().offset)}, {"library", game.error().message}}});
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

bool hasGame(Store& store, GameId first, GameId last, bool deletedToo) {
    return store.connection()
        .value(anySql, number(first), number(last), std::int64_t{deletedToo})
        .has_value();
}

Damage missingGame(GameId id) {
    return {id, true, {"game-is-missing", {{"id", counted(number(id))}}}};
}

Expected<rules::Game, Damage> loadGame(Store& store, GameId id) {
    try {
        return verified(id, readGameParts(store.connection(), id));
    } catch (const Error& error) {
        if (error.kind() != Error::Kind::damaged)
            throw;
        return Unexpected{Damage{id, false, error.reason()}};
    }
}

namespace {

constexpr std::string_view ofGameSql =
    "SELECT source, game, ordinal, line, \"column\", severity, code, parameters, move, "
    "suggestion "
    "FROM problem WHERE game = ?1 ORDER BY id";

constexpr std::string_view ofSourceSql =
    "SELECT source, game, ordinal, line, \"column\", severity, code, parameters, move, "
    "suggestion "
    "FROM problem WHERE source = ?1 ORDER BY id";

// If the parameters are invalid, only the code is kept.
Message messageOf(std::string code, std::string_view parameters) {
    auto message = messageFromJson(code, parameters);
    return message ? *std::move(message) : Message{std::move(code), {}};
}

StoredProblem problemOf(const Statement& row) {
    StoredProblem stored;
    stored.source = row.id<SourceId>(0);
    if (!row.isNull(1))
        stored.game = row.id<GameId>(1);
    stored.ordinal = row.bits(2);
    ProblemRow& p = stored.problem;
    p.line = row.bits(3);
    p.column = row.bits(4);
    p.severity = severityNamed(row.text(5));
    p.message = messageOf(std::string(row.text(6)), row.text(7));
    p.move = row.text(8);
    if (!row.isNull(9))
        p.suggestion = messageFromJson(row.text(9));
    return stored;
}

std::vector<StoredProblem> read(Statement& select) {
    std::vector<StoredProblem> problems;
    while (select.step())
        problems.push_back(problemOf(select));
    select.reset();
    return problems;
}

} // namespace

std::vector<StoredProblem> problems(Store& store, GameId game) {
    return read(store.connection().kept(ofGameSql)->bind(game));
}

std::vector<ProblemRow> problemRows(Store& store, GameId game) {
    std::vector<ProblemRow> rows;
    for (StoredProblem& stored : problems(store, game))
        rows.push_back(std::move(stored.problem));
    return rows;
}

std::vector<StoredProblem> problems(Store& store, SourceId source) {
    return read(store.connection().kept(ofSourceSql)->bind(source));
}

namespace {

constexpr std::string_view listSql =
    "SELECT j.id, j.made, j.what, count(*) FROM game g JOIN journal j ON j.id = g.deleted "
    "WHERE g.deleted IS NOT NULL AND j.undone = 0 GROUP BY j.id ORDER BY j.id DESC";
constexpr std::string_view countDeletedSql = "SELECT count(*) FROM game WHERE deleted IS NOT NULL";
constexpr std::string_view firstGamesSql =
    "SELECT id FROM game WHERE deleted = ?1 ORDER BY id LIMIT ?2";
constexpr std::string_view isDeletedSql = "SELECT 1 FROM game WHERE id = ?1 AND deleted = ?2";
constexpr std::string_view allDeletedSql =
    "SELECT id FROM game WHERE deleted IS NOT NULL ORDER BY id";
// What refers to a game goes before it.
constexpr auto removals = std::to_array<std::string_view>(
    {"DELETE FROM collection_game WHERE game = ?1", "DELETE FROM event_counting WHERE game = ?1",
     "DELETE FROM content_before WHERE game = ?1", "DELETE FROM edited WHERE game = ?1",
     "DELETE FROM analysed WHERE game = ?1", "DELETE FROM exercise_origin WHERE game = ?1",
     "DELETE FROM problem WHERE game = ?1", "DELETE FROM tag WHERE game = ?1",
     "DELETE FROM movetext WHERE game = ?1", "DELETE FROM game WHERE id = ?1"});
constexpr std::string_view countOfSourceSql =
    "SELECT count(*) FROM game WHERE source = ?1 AND deleted IS NOT NULL";

std::vector<GameId> deletedGames(Connection& connection) {
    return gameIds(*connection.kept(allDeletedSql));
}

constexpr auto forgetThemesSql = std::to_array<std::string_view>(
    {"DELETE FROM shot_name WHERE shot IN (SELECT id FROM shot WHERE game = ?1)",
     "DELETE FROM shot WHERE game = ?1", "DELETE FROM structure_stay WHERE game = ?1",
     "DELETE FROM searched WHERE game = ?1"});

void removeGame(Connection& connection, GameId game) {
    forgetThemes(connection, game);
    for (const std::string_view removal : removals)
        connection.kept(removal)->bind(game).run();
}

} // namespace

void forgetThemes(Connection& connection, GameId id) {
    for (const std::string_view sql : forgetThemesSql)
        connection.kept(sql)->bind(id).run();
}

std::vector<Deletion> deletions(Store& store) {
    Statement select = store.connection().prepare(listSql);
    std::vector<Deletion> all;
    while (select.step())
        all.push_back({select.integer(0), std::string(select.text(1)), std::string(select.text(2)),
                       select.bits(3)});
    return all;
}

std::vector<GameId> deletedGames(Store& store, std::int64_t deletion, std::size_t most) {
    const auto select = store.connection().kept(firstGamesSql);
    return gameIds(select->bind(deletion, most));
}

std::uint64_t countDeleted(Store& store) {
    return static_cast<std::uint64_t>(store.connection().value(countDeletedSql).value_or(0));
}

std::uint64_t deletedGamesOf(Store& store, const ContentDigest& source) {
    const auto found = findSource(store, source);
    return found ? static_cast<std::uint64_t>(
                       store.connection().value(countOfSourceSql, found->id).value_or(0))
                 : 0;
}

bool restoreGame(Store& store, std::int64_t deletion, GameId game) {
    Connection& connection = store.connection();
    StoreChange change(store, ChangeKind::restoration,
                       "restore --id " + std::to_string(number(game)));
    ChangeTransaction transaction(change);
    if (!connection.value(isDeletedSql, game, deletion))
        return false;
    transaction.recording().record(false);
    change.restore(std::array{game});
    refreshColumns(connection, std::array{game});
    transaction.commit();
    return true;
}

std::uint64_t deleteGames(Store& store, std::span<const GameId> ids, const std::string& reason,
                          const std::function<void(Connection& connection)>& then) {
    Connection& connection = store.connection();
    StoreChange change(store, ChangeKind::deletion, reason);
    ChangeTransaction transaction(change);
    transaction.recording().record(false); // the entry has the numbers of the games
    const std::uint64_t count = change.take(ids);
    refreshColumns(connection, ids);
    transaction.recording().record(true);
    if (then)
        then(connection);
    transaction.commit();
    return count;
}

std::uint64_t removeDeletedGames(Store& store) {
    std::vector<GameId> games;
    bool reindex = false;
    {
        const WriterLock lock(store.file());
        Connection& connection = store.connection();
        Transaction transaction(connection);
        games = deletedGames(connection);
        reindex = removeSegments(connection, games);
        for (const GameId game : games)
            removeGame(connection, game);
        if (!games.empty()) {
            restartEmptySources(connection);
            forgetInJournal(connection, games);
            StoreChange(store, ChangeKind::removal, "edit delete --empty").count(games.size());
        }
        refreshColumns(connection, games);
        transaction.commit();
    }
    if (reindex)
        indexMissing(store);
    return games.size();
}

} // namespace damscope::db
