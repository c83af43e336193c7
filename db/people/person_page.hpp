// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "db/people/person_games.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/players/persons.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/numbers.hpp"
#include "rules/board/rules.hpp"
#include "rules/game/game.hpp"
#include "rules/text/date.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// The games of a person that have something in common.
struct RecordOf {
    std::string name;     ///< as the list names it: a year, a player, a key
    std::uint32_t id = 0; ///< of a person, an event or an opening; 0: it has none
    Record record;
};

/// A rating, as games have it.
struct RatingOn {
    Date day;
    int rating = 0;
};

/// Games in a row, by date, that all went one way.
struct Streak {
    std::uint64_t games = 0;
    Date from;
    Date to;
};

/// How well a person played in one phase of the games that were analysed.
struct PlayedPhase {
    analysis::Phase phase{};
    int judged = 0; ///< moves
    double accuracy = 0;
    int inaccuracies = 0;
    int mistakes = 0;
    int blunders = 0;
    int missedWins = 0;
    int inTimeTrouble = 0; ///< errors
};

/// A combination that a person missed.
struct MissedShot {
    GameId game{};
    int ply = 0; ///< moves before it
    int gain = 0;
    std::string line;
    analysis::shots::GivenNames names = {}; ///< in the order of the table of names
};

/// All that the games of a store say about a person. Lists have most games first, years and
/// ratings the earliest.
struct PersonPage {
    NameCatalogue names; ///< of its structures
    PersonId person{};
    std::string name;
    std::vector<std::string> otherNames;
    std::vector<GameId> games;    ///< ascending by day; undated ones first
    std::vector<GameId> repeated; ///< other copies of these games, which are not counted
    std::vector<GameId> byes;     ///< rounds without an opponent, which are no games
    Record all;
    Record white;
    Record black;
    std::vector<RecordOf> years;
    std::vector<RecordOf> variants;
    std::vector<RecordOf> opponents;
    std::vector<RecordOf> events;
    std::vector<RecordOf> openingsWhite; ///< named by their English names
    std::vector<RecordOf> openingsBlack;
    std::vector<RecordOf> structures;         ///< the person's, by key
    std::vector<RecordOf> opponentStructures; ///< the opponents'
    std::vector<RecordOf> ends;               ///< by the phase in which games ended
    std::vector<RatingOn> ratings;            ///< the last of each month
    Streak wins;
    Streak unbeaten;
    Streak winless;
    std::uint64_t searched = 0; ///< games whose combinations are known
    std::uint64_t playedShots = 0;
    std::vector<MissedShot> missedShots; ///< the greatest first
    std::uint64_t analysed = 0;          ///< games that were judged for `phases`
    std::vector<PlayedPhase> phases;
};

/// `judgedGames`: the last analysed games that are judged, which takes a millisecond each. Throws
/// UnanswerableFilter.
[[nodiscard]] PersonPage personPage(Store& store, PersonId person, const Filter& filter = {},
                                    std::size_t judgedGames = 50);
/// The same for one person after another: `persons` are those of the store, `games` the person's
/// (GamesOfPersons).
[[nodiscard]] PersonPage personPage(Store& store, const Persons& persons, PersonId person,
                                    const PersonGames& games, std::size_t judgedGames = 50);

/// The error of a side that cost most in an analysed game; nothing if there is none.
[[nodiscard]] std::optional<analysis::JudgedMove> worstError(Store& store, const rules::Game& game,
                                                             rules::Color side);

// The parts of a page that need more than headers.

/// Structures and combinations, of the games that were searched for them.
void addThemes(Connection& connection, std::span<const PersonGame> games, PersonPage& page);
/// The phases in which games ended.
void addEnds(Connection& connection, std::span<const PersonGame> games, PersonPage& page);
/// How well the moves were, of the last games that were analysed.
void addJudgement(Store& store, std::span<const PersonGame> games, std::size_t most,
                  PersonPage& page);

} // namespace damscope::db
