// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/sqlite/sql_query.hpp"

namespace damscope::db {

class Store;

/// A SELECT of a user's on a store, with the views of db/store/schema.hpp, moves(game) of
/// addMovesTable(), and the views clocks and evaluations of that. The store must outlive it, and is
/// good for nothing else meanwhile.
[[nodiscard]] Expected<SqlQuery, SqlError> askSql(Store& store, std::string_view sql,
                                                  SqlLimits limits = {});

/// Makes moves(game) known to the store's connection: a table-valued function of SQL with a row for
/// each move of a game's main line; without a game, of all games. The store must outlive the
/// connection's statements. Throws Error.
///
///     ply       moves before it, from 0
///     number    of the move, as in a score sheet: 1 for the first of either side
///     side      'white' or 'black'
///     move      as PDN writes it: '32-28'
///     origin, target  numbers of squares
///     captured  numbers of squares, as JSON: '[23,19]'
///     captures  how many it takes
///     crowns    1: a man is crowned
///     fen, position_key  of the position before the move
///     white_men, white_kings, black_men, black_kings  how many stand in it
///     clock, time_spent  seconds that the mover had left, and that the move took, as recorded
///     score_kind, score  of that position, as in position_evaluations, NULL where no engine has
///               judged it
///     best      the engine's move in it
///     points_lost, quality  by the move, as damscope analyse report judges it
void addMovesTable(Store& store);

/// Makes known to SQL what lists of players are made of: player_list, a row for each player as
/// listAllPersons() counts, and game_players(game), who played in a game. The store must outlive
/// the connection's statements. Throws Error.
void addPlayerTables(Store& store);

} // namespace damscope::db
