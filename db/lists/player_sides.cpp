// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/player_sides.hpp"

#include "db/lists/players_named.hpp"

namespace damscope::db {

PlayerSides::PlayerSides(const Connection& connection, const Filter& filter)
    : players_(filter.player ? playersNamed(connection, *filter.player) : IdSet()) {
    if (!filter.player)
        always_ = filter.white ? rules::Color::white : rules::Color::black;
}

} // namespace damscope::db
