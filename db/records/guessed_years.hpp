// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/game_row.hpp"

namespace damscope::db {

/// The year in the name of the event, else of the place, of a game whose date is not known: a guess
/// that is no date. 0: there is none.
[[nodiscard]] int guessedYear(const GameHeader& header);

} // namespace damscope::db
