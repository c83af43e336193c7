// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/deletions.hpp"

#include "db/index/header_columns.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/sqlite/writer_lock.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <set>

namespace damscope::db {
namespace {

constexpr std::string_view listSql =
    "SELECT id, made, reason, (SELECT count(*) FROM game WHERE deleted = deletion.id) "
    "FROM deletion ORDER BY id DESC";
constexpr std::string_view insertSql =
    "INSERT INTO deletion (made, reason) VALUES (datetime('now'), ?1)";
constexpr std::string_view deleteSql =
    "UPDATE game SET deleted = ?2 WHERE id = ?1 AND deleted IS NULL";
constexpr std::string_view countSql = "SELECT count(*) FROM game WHERE deleted = ?1";
constexpr std::string_view gamesSql = "SELECT id FROM game WHERE deleted = ?1";
constexpr std::string_view restoreSql = "UPDATE game SET deleted = NULL WHERE deleted = ?1";
constexpr std::string_view forgetSql = "DELETE FROM deletion WHERE id = ?1";

void refreshBlocks(Connection& connection, const std::set<std::uint32_t>& blocks) {
    for (const std::uint32_t block : blocks)
        refreshColumns(connection, block * gamesPerBlock, (block + 1) * gamesPerBlock - 1);
}

// How many games came back.
std::uint64_t restore(Connection& connection, std::int64_t deletion) {
    std::set<std::uint32_t> blocks;
    std::uint64_t games = 0;
    {
        const auto select = connection.kept(gamesSql);
        select->bind(deletion);
        for (; select->step(); ++games)
            blocks.insert(static_cast<std::uint32_t>(select->integer(0)) / gamesPerBlock);
    }
    connection.kept(restoreSql)->bind(deletion).run();
    connection.kept(forgetSql)->bind(deletion).run();
    refreshBlocks(connection, blocks);
    return games;
}

} // namespace

std::vector<Deletion> deletions(Store& store) {
    Statement select = store.connection().prepare(listSql);
    std::vector<Deletion> all;
    while (select.step())
        all.push_back({select.integer(0), std::string(select.text(1)), std::string(select.text(2)),
                       select.bits(3)});
    return all;
}

std::uint64_t deleteGames(Store& store, std::span<const GameId> ids, const std::string& reason) {
    Connection& connection = store.connection();
    const WriterLock lock(store.file());
    Transaction transaction(connection);
    connection.kept(insertSql)->bind(reason).run();
    const std::int64_t deletion = connection.lastInsertId();
    std::set<std::uint32_t> blocks;
    for (const GameId id : ids) {
        connection.kept(deleteSql)->bind(id, deletion).run();
        blocks.insert(static_cast<std::uint32_t>(id) / gamesPerBlock);
    }
    const auto count = static_cast<std::uint64_t>(connection.value(countSql, deletion).value_or(0));
    if (count == 0)
        return 0;
    refreshBlocks(connection, blocks);
    transaction.commit();
    return count;
}

std::optional<Deletion> undoDeletion(Store& store, std::string_view reason) {
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    const std::vector<Deletion> all = deletions(store);
    const auto found = std::ranges::find(all, reason, &Deletion::reason);
    if (found == all.end())
        return std::nullopt;
    restore(store.connection(), found->id);
    transaction.commit();
    return *found;
}

std::uint64_t restoreGames(Store& store, std::int64_t deletion) {
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    const std::uint64_t games = restore(store.connection(), deletion);
    transaction.commit();
    return games;
}

} // namespace damscope::db
