// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/crosstable.hpp"
#include "db/people/events/event_counting.hpp"
#include "db/people/events/event_rows.hpp"
#include "db/people/events/events.hpp"
#include "db/search/players/persons.hpp"
#include "rules/text/date.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace damscope::db {

/// A game between players of two teams, by their places in a list.
struct TeamGame {
    EventGame game;
    std::size_t white = 0;
    std::size_t black = 0;
    int board = 0; ///< 0: not known
    rules::Date day;
};

/// The games of two teams that were played as one: `6-4`.
struct Encounter {
    std::size_t first = 0; ///< the team that has White on the first board
    std::size_t second = 0;
    int round = 0;               ///< 0: not known
    std::vector<TeamGame> games; ///< by board
    double firstPoints = 0;
    double secondPoints = 0;
    std::uint64_t open = 0; ///< games without a result
    /// Whether games without a result cannot change who wins.
    bool isDecided = true;
};

/// A team in the table of teams.
struct TeamStanding {
    std::size_t team = 0;
    int rank = 0; ///< from 1; equal where no criterion separates them
    std::uint64_t encounters = 0;
    std::uint64_t wins = 0; ///< of encounters that are decided
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    double matchPoints = 0;
    double boardPoints = 0;        ///< of its players, in all encounters
    double boardPointsAgainst = 0; ///< of their opponents
    double headToHead = 0;         ///< match points against those with as many of both
};

/// Teams against teams.
struct TeamTable {
    std::vector<std::string> names;
    std::vector<TeamStanding> standings; ///< the first first
    std::vector<Encounter> encounters;   ///< by round, then in the order of play
    std::size_t boards = 0;              ///< of the longest encounter
    /// Pairs of teams that have not met in the whole event, where each meets each.
    std::vector<std::pair<std::size_t, std::size_t>> missing;
};

struct TeamCounting {
    PointSystem points;      ///< of a game
    PointSystem matchPoints; ///< of an encounter
    int lastRound = 0;       ///< with the games up to this round; 0: all
};

/// Puts games together to encounters: those of two teams in one round; without a round those in the
/// order of play, until a player would play again or a fortnight has gone by. Equal match points
/// are decided by board points, then by the match points against each other. Who takes part, and
/// which encounters are missing, follows from all games.
[[nodiscard]] TeamTable teamTable(std::span<const TeamGame> games, std::vector<std::string> names,
                                  const TeamCounting& counting = {});

struct EventPage {
    EventLine event;
    std::vector<std::string> sites;
    std::vector<EventPlayer> players;
    std::size_t games = 0;  ///< stored games of two players: without byes
    EventCounting counting; ///< what is kept, and what the caller named
    PointSystem points;     ///< by which it is counted
    Crosstable table;       ///< its players by their places in `players`
    TeamTable teams;        ///< of team matches; else nothing
    /// Games that are in the store once more (RepeatedGames). The table counts the one that says
    /// more, else the first, in the first round that one of them names.
    std::vector<GameId> repeated;
};

/// The page of an event that listEvents() found, counted as it is kept (keepCounting) where
/// `counting` does not say otherwise; a player who left by one of them has left. A game that stands
/// for a bye brings its points; a game without a name on one side is listed nowhere in it.
[[nodiscard]] EventPage eventPage(Store& store, const EventLine& event,
                                  const EventCounting& counting = {});
/// The same for one event after another: `persons` are those of the store.
[[nodiscard]] EventPage eventPage(Store& store, const Persons& persons, const EventLine& event,
                                  const EventCounting& counting = {});

} // namespace damscope::db
