// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/sqlite/sql_query.hpp"

namespace damscope::db {

class Store;

/// A SELECT of a user's on a store, with the views of db/views/views.hpp and moves(game) of
/// moves_table.hpp. The store must outlive it, and is good for nothing else meanwhile.
[[nodiscard]] Expected<SqlQuery, SqlError> askSql(Store& store, std::string_view sql,
                                                  SqlLimits limits = {});

} // namespace damscope::db
