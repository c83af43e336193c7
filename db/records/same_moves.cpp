// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/same_moves.hpp"

#include "db/codec/main_line.hpp"
#include "db/records/game_reader.hpp"

namespace damscope::db {

bool haveSameMoves(Connection& connection, GameId one, GameId other) {
    const auto a = movetextOf(connection, one);
    const auto b = movetextOf(connection, other);
    if (!a || !b)
        return false;
    MainLineReader first(*a);
    MainLineReader second(*b);
    while (first.next())
        if (!second.next() || first.position() != second.position())
            return false;
    return !second.next() && !first.failed() && !second.failed();
}

} // namespace damscope::db
