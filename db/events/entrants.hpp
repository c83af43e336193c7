// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "db/events/schedule.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// Who meets whom in an event that is entered.
struct Draw {
    enum class Kind : std::uint8_t {
        once,     ///< each against each
        twice,    ///< with both colours
        rounds,   ///< so many rounds of the tables of Berger
        pairings, ///< one round, its games given: Swiss, knock-out
    };
    Kind kind = Kind::once;
    int round = 1; ///< how many, or which one
};

struct Entrants {
    std::vector<std::string> players;
    std::vector<Pairing> pairings;
};

/// Why a list of players is none.
struct EntrantsFault {
    enum class Kind : std::uint8_t {
        twice,      ///< a player who is in the list already
        nobody,     ///< a name that means no person: "N.N.", "?", "White"
        noOpponent, ///< not two names, as pairings are written
        columns,    ///< several columns with words: which is the name is not clear
        number      ///< too few, or too many; of no line
    };
    Kind kind{};
    std::size_t line = 0; ///< from 1
};

inline constexpr std::size_t mostEntrants = 200;
/// Beyond this an event has too many games to be meant.
inline constexpr int mostEnteredRounds = 1000;

/// A player in each line; as pairings White and Black: "Jansen, F. : Konate, A.", also with a tab
/// or " - " between them. Blank lines, and those that begin with #, are nothing. In a list that was
/// copied from a spreadsheet the columns without words, and numbers before and ratings behind a
/// name, are left out. The text may be in any encoding, and names are cleaned (parser::cleanLine).
[[nodiscard]] Expected<Entrants, EntrantsFault> readEntrants(std::string_view text,
                                                             const Draw& draw);

} // namespace damscope::db
