// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/game_row.hpp"

namespace damscope::db {

class Connection;

/// The year in the name of the event, else of the place, of a game whose date is not known: a guess
/// that is no date. 0: there is none.
[[nodiscard]] int guessedYear(const GameHeader& header);

/// For the games of a store of an earlier version, which had such guesses as dates: fills
/// event_year and site_year, and leaves the dates that games say. Within a transaction.
void separateGuessedYears(Connection& connection);

} // namespace damscope::db
