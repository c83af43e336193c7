// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/mark_deleted.hpp"

#include "db/sqlite/sqlite.hpp"
#include "parser/encoding/clean_text.hpp"

#include <cassert>

namespace damscope::db {
namespace {

constexpr std::string_view insertDeletionSql =
    "INSERT INTO deletion (made, reason) VALUES (datetime('now'), ?1)";
constexpr std::string_view deleteSql =
    "UPDATE game SET deleted = ?2 WHERE id = ?1 AND deleted IS NULL";

} // namespace

std::int64_t markDeleted(Connection& connection, std::span<const GameId> games,
                         std::string_view reason) {
    assert(connection.inTransaction());
    connection.kept(insertDeletionSql)->bind(parser::decodedText(reason)).run();
    const std::int64_t deletion = connection.lastInsertId();
    for (const GameId game : games)
        connection.kept(deleteSql)->bind(game, deletion).run();
    return deletion;
}

} // namespace damscope::db
