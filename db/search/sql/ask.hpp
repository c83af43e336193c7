// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/sqlite/sql_query.hpp"

namespace damscope::db {

class Store;

/// A SELECT of a user's on a store, with the views of db/store/schema.hpp and moves(game) of
/// addMovesTable(). The store must outlive it, and is good for nothing else meanwhile.
[[nodiscard]] Expected<SqlQuery, SqlError> askSql(Store& store, std::string_view sql,
                                                  SqlLimits limits = {});

/// Makes moves(game) known to the store's connection: a table-valued function of SQL with a row for
/// each move of a game's main line; without a game, of all games. The store must outlive the
/// connection's statements. Throws Error.
///
///     ply       moves before it, from 0
///     number    of the move, as in a score sheet: 1 for the first of either side
///     side      'white' or 'black'
///     notation  as PDN writes it: '32-28'
///     origin, target  squares as players write them: '32', 'c3'
///     captured  JSON: '["23","19"]'
///     captures  how many it takes
///     crowns    1: a man is crowned
///     fen, key  of the position before the move; key as in the view evaluations
///     white_men, white_kings, black_men, black_kings  how many stand in it
///     score_kind, score  of that position, as in the view evaluations, NULL where no engine has
///               judged it
///     best      the engine's move in it
void addMovesTable(Store& store);

} // namespace damscope::db
