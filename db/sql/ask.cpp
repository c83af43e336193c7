// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sql/ask.hpp"

#include "db/sql/moves_table.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "db/views/views.hpp"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::array<std::string_view, 3> ownTables{"moves", "json_each", "json_tree"};

// Tables of a file hide those that the program makes up. Its views do not: ours are found first.
void refuseHidingTables(const Connection& connection) {
    Statement objects = connection.prepare(
        "SELECT type, name FROM main.sqlite_schema WHERE type IN ('table', 'view') AND "
        "(lower(name) IN ('moves', 'json_each', 'json_tree') OR lower(name) GLOB 'pragma_*')");
    if (!objects.step())
        return;
    const std::string type(objects.text(0));
    const std::string name(objects.text(1));
    throw Error(
        Error::Kind::failed,
        connection.file().string() + ": the " + type + " \"" + name +
            "\" of this file hides one that SQL needs; work on a copy, and " +
            (type == "view" ? "remove it there: DROP VIEW " : "rename it there: ALTER TABLE ") +
            '"' + name + '"' + (type == "view" ? "" : " RENAME TO \"my_" + name + '"'));
}

// The program's own views, so that a file from a stranger cannot put others in their place. Virtual
// tables are declared when they are first used, which a guard would take for writing.
void offerViews(Store& store) {
    Connection& connection = store.connection();
    refuseHidingTables(connection);
    connection.execute("PRAGMA query_only=OFF");
    createViews(connection, ViewPlace::connection);
    connection.execute("PRAGMA query_only=ON");
    addMovesTable(store);
    for (const std::string_view table : ownTables)
        (void)connection.prepare("SELECT 1 FROM " + std::string(table));
    for (const std::string_view pragma : describingPragmas())
        (void)connection.prepare("SELECT 1 FROM pragma_" + std::string(pragma));
}

} // namespace

Expected<SqlQuery, SqlError> askSql(Store& store, std::string_view sql, SqlLimits limits) {
    offerViews(store);
    return SqlQuery::prepare(store.connection(), sql, std::move(limits));
}

} // namespace damscope::db
