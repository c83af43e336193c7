// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/edited_table.hpp"

#include "db/sqlite/sqlite.hpp"

#include <string_view>

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

} // namespace damscope::db
