// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/codec/numbers.hpp"

#include "db/store/sqlite/sqlite.hpp"

namespace damscope::db {

std::vector<GameId> gameIds(Statement& select) {
    std::vector<GameId> games;
    while (select.step())
        games.push_back(select.id<GameId>(0));
    return games;
}

} // namespace damscope::db
