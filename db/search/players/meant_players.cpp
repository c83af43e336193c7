// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/players/meant_players.hpp"

#include <utility>

namespace damscope::db {

MeantPlayers::MeantPlayers(const Connection& connection, std::string_view text) {
    Persons persons(connection);
    IdSet meant = personsMeant(connection, persons, text);
    found_ = std::make_shared<Found>(
        Found{std::move(persons), std::move(meant), playersNamed(connection, text)});
}

} // namespace damscope::db
