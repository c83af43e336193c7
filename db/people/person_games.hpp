// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/search/lists/names.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/players/person_name.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"
#include "rules/text/date.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// A game from the side of a person.
struct PersonGame {
    GameId id{};
    rules::Color side{};
    std::optional<Outcome> outcome;
    rules::Variant variant{};
    Date day;
    std::optional<PersonId> opponent; ///< nothing: nobody is named
    std::uint32_t event = 0;
    std::uint32_t opening = 0;
    int rating = 0; ///< 0: not known
    int plies = 0;
};

/// Games of a person, by day, then by number, each of them once.
struct PersonGames {
    std::vector<PersonGame> games;
    /// The other copies: the same opponent and colours on the same day, with the same moves.
    std::vector<PersonGame> repeated;
    /// Rounds without an opponent, which are stored as games (Byes).
    std::vector<PersonGame> byes;

    template <class Condition> void keep(const Condition& condition) {
        for (std::vector<PersonGame>* all : {&games, &repeated, &byes})
            std::erase_if(*all, [&](const PersonGame& game) { return !condition(game); });
    }
};

/// The games of a person that a filter selects.
[[nodiscard]] PersonGames gamesOfPerson(Store& store, const Persons& persons, PersonId person,
                                        const Filter& filter);

/// The same for one person after another: the games of all are found once.
class GamesOfPersons {
public:
    GamesOfPersons(Store& store, const Persons& persons, const Filter& filter);
    [[nodiscard]] PersonGames of(PersonId person) const;
    /// The numbers of all of them, ascending.
    [[nodiscard]] std::vector<GameId> idsOf(PersonId person) const;

private:
    /// A game and whether the person has White in it.
    struct Side {
        std::uint32_t person = 0;
        GameId game{};
        bool white = false;
    };
    [[nodiscard]] std::span<const Side> sidesOf(PersonId person) const;

    Store& store_;
    const Persons& persons_;
    std::vector<Side> sides_; ///< by person, then by game
};

} // namespace damscope::db
