// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sql/ask.hpp"

#include "db/sql/moves_table.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "db/views/views.hpp"

#include <utility>

namespace damscope::db {
namespace {

// The program's own views, so that a file from a stranger cannot put others in their place. Virtual
// tables are declared when they are first used, which a guard would take for writing.
void offerViews(Store& store) {
    Connection& connection = store.connection();
    connection.execute("PRAGMA query_only=OFF");
    createViews(connection, ViewPlace::connection);
    connection.execute("PRAGMA query_only=ON");
    addMovesTable(store);
    for (const char* table : {"moves", "json_each", "json_tree", "pragma_table_list",
                              "pragma_table_info", "pragma_table_xinfo"})
        (void)connection.prepare(std::string("SELECT 1 FROM ") + table);
}

} // namespace

Expected<SqlQuery, SqlError> askSql(Store& store, std::string_view sql, SqlLimits limits) {
    offerViews(store);
    return SqlQuery::prepare(store.connection(), sql, std::move(limits));
}

} // namespace damscope::db
