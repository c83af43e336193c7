// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "messages/message.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// A game that is to be played, by the players' places in a list.
struct Pairing {
    int round = 0; ///< from 1
    std::size_t white = 0;
    std::size_t black = 0;
    int board = 0;           ///< of a match of teams, from 1; 0: none
    std::string date = {};   ///< of its round, as PDN writes it; empty: that of the event
    std::string result = {}; ///< as it was written; empty: not known yet
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

/// Each against each by the tables of Berger; `twice`: the second time with the colours exchanged.
[[nodiscard]] std::vector<Pairing> roundRobin(std::size_t players, bool twice);
/// The first rounds of these tables; after the last one they begin again with the colours
/// exchanged: two players have a match of so many games.
[[nodiscard]] std::vector<Pairing> bergerRounds(std::size_t players, int rounds);

/// Who meets whom in an event that is entered.
struct Draw {
    enum class Kind : std::uint8_t {
        once,     ///< round robin
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
    std::vector<std::string> teams = {}; ///< of the players, blank: none; empty: of nobody
    bool haveRounds = false; ///< the text says who meets whom in each round: "[Round 2]"

    [[nodiscard]] bool haveResults() const {
        return std::ranges::any_of(pairings, [](const Pairing& p) { return !p.result.empty(); });
    }
};

/// Why a list of players is none.
struct EntrantsFault {
    enum class Kind : std::uint8_t {
        twice,      ///< a player who is in the list already
        nobody,     ///< a name that means no person: "N.N.", "?", "White"
        noOpponent, ///< not two names, as pairings are written
        noResult,   ///< a last word that seems to be a result, but is none: "Cee 1", "Bob ½"
        columns,    ///< several columns with words: which is the name is not clear
        number,     ///< too few, or too many; of no line
        section,    ///< brackets with something else in them than a round or a team
        noTeam,     ///< of a game in a list of teams: a player who is in none of them
        match       ///< not two teams, or with a result: that follows from the games
    };
    Kind kind{};
    std::size_t line = 0; ///< from 1; 0: of none
};
/// In words, without the line: the caller adds the parameter `place`.
[[nodiscard]] Message messageOf(const EntrantsFault& fault);

inline constexpr std::size_t mostEntrants = 200;
/// Lines of a list; a round of many players is one of many.
inline constexpr std::size_t mostEntrantLines = 5000;
/// Beyond this an event has too many games to be meant.
inline constexpr int mostEnteredRounds = 1000;

/// The same for a name in other words of its order, case, accents and signs: "Jansen, F.", "F.
/// Jansen" and "JANSEN F".
[[nodiscard]] std::string nameKey(std::string_view name);

/// A player in each line; as pairings White and Black: "Jansen, F. : Konate, A.", also with a tab
/// or " - " between them. Blank lines, and those that begin with #, are nothing. In a list that was
/// copied from a spreadsheet the columns without words, and numbers before and ratings behind a
/// name, are left out. The text may be in any encoding, and names are cleaned (parser::cleanLine).
///
/// "[Round 2, 2024.01.12]" begins the games of a round, each with its result behind it or without:
/// "Jansen, F. : Konate, A. 2-0"; "Jansen, F. : bye" is a bye, with the points of a win unless they
/// are written; "vrij" is one too, but "Vrij" is a surname. "[Team Hijken]" begins the players of a
/// team; in a round "Hoorn : Hijken" is a match of teams, on boards in the order of the players,
/// where the one has White on the odd boards; without rounds the teams meet as `draw` says. The
/// words are those of any language of the program.
[[nodiscard]] Expected<Entrants, EntrantsFault> readEntrants(std::string_view text,
                                                             const Draw& draw);

} // namespace damscope::db
