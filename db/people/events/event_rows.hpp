// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/evidence.hpp"
#include "db/search/players/persons.hpp"
#include "db/store/codec/numbers.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"
#include "rules/game/game.hpp"
#include "rules/text/date.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace damscope::db {

/// For which teams a game was played.
struct GameTeams {
    std::optional<std::size_t> white; ///< by their places in TeamTags::names(); nothing: not known
    std::optional<std::size_t> black;
    int board = 0; ///< 0: not known
};

/// Reads the tags WhiteTeam, BlackTeam and Board of games.
class TeamTags {
public:
    /// The board is that of its tag, else of its round: 3 of "2.3".
    [[nodiscard]] GameTeams of(const std::vector<rules::Tag>& tags, std::string_view round);
    /// As they were written first: "DC Hijken" and "dc hijken" are one.
    [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

private:
    [[nodiscard]] std::optional<std::size_t> place(std::string_view name);

    std::vector<std::string> names_;
    std::map<std::string, std::size_t> places_; ///< by folded name
};

class Connection;

/// What a side of a game says of its player.
struct EventSide {
    std::uint32_t name = 0; ///< the written name; 0: none
    int rating = 0;         ///< 0: not known
    std::vector<PlayerNumber> numbers;
};

/// A stored game, as far as tables of events ask for it.
struct EventRow {
    GameId id{};
    EventSide white;
    EventSide black;
    rules::Variant variant{};
    rules::GameResult result{};
    rules::ResultDetail detail;
    std::string round; ///< roundKey() of its tag, else of the event's name; empty: not known
    int roundNumber = 0;
    rules::Date day;
    int plies = 0;
    std::string site;
    GameTeams teams;
    /// The tags Section, Stage, Group, TimeControl, Board and Time, which tell it from other games
    /// of its players; folded, empty where they are not known.
    std::array<std::string, 6> marks;
};

/// Reads games one after another.
class EventRows {
public:
    explicit EventRows(Connection& connection) : connection_(connection) {}

    /// Nothing if the game is not there.
    [[nodiscard]] std::optional<EventRow> read(GameId game);
    /// The names of the teams in the rows that were read, by their places.
    [[nodiscard]] const std::vector<std::string>& teamNames() const { return teamTags_.names(); }

private:
    /// A result as it is written: those of an archive are few.
    [[nodiscard]] const rules::ResultDetail& detailOf(std::int64_t tagList, rules::Variant variant);

    Connection& connection_;
    TeamTags teamTags_;
    std::map<std::pair<std::int64_t, rules::Variant>, rules::ResultDetail> details_;
};

/// A player of an event.
struct EventPlayer {
    std::optional<PersonId> person; ///< nothing: nobody is named
    std::string name;               ///< without a round or board that was written beside it
    int rating = 0;                 ///< of the last game with one; 0: not known
    std::string team;               ///< the first that a game names
    std::string number;             ///< that a federation or server gave them; empty: none is known
    bool hasNamesake = false;       ///< another player of the event has the same name
};

/// Who plays in the games of an event.
struct EventPlayers {
    std::vector<EventPlayer> players; ///< in the order of their first games
    /// White and Black of each game, by their places; nothing: nobody is named.
    std::vector<std::pair<std::optional<std::size_t>, std::optional<std::size_t>>> sides;
};

/// Players are persons. A number that a federation gave them parts namesakes and joins spellings,
/// unless both sides of a game have it or its names were said to mean two persons (`apart`). A game
/// without a number belongs to the only player of that name, if there is one.
[[nodiscard]] EventPlayers playersOf(std::span<const EventRow> rows, const Persons& persons,
                                     const std::set<std::pair<NameId, NameId>>& apart);

/// Finds games that are in an event once more: from two files, or as an entry without a result and
/// the game that was played.
///
/// Two games are one if the players have the same sides, nothing that is known of both differs
/// (result and points, day, section, stage, time control, board), both have the same moves or none,
/// and they are of one round; or of one day, with ten moves of each player at least. In one round
/// the moves of one may also be the beginning of the other's, ten moves of each player at least:
/// one of them was cut short. One without moves and without a result is one with any game of its
/// round.
class RepeatedGames {
public:
    /// The rows must outlive it.
    RepeatedGames(Connection& connection, std::span<const EventRow> rows)
        : connection_(connection), rows_(rows) {}

    /// The row that counts for this one: a row that was asked for before, has the same players and
    /// sides and is the same game, by the place that counts; the row itself if it is new.
    std::size_t countedFor(std::size_t row, std::size_t white, std::size_t black);

private:
    [[nodiscard]] bool areOne(const EventRow& one, const EventRow& other, bool mayBeCutShort);

    Connection& connection_;
    std::span<const EventRow> rows_;
    /// By variant, White and Black.
    std::map<std::tuple<rules::Variant, std::size_t, std::size_t>, std::vector<std::size_t>>
        counted_;
};

/// Whether of two that are one game the other says more: it has a result, or moves.
[[nodiscard]] bool saysMore(const EventRow& other, const EventRow& one);

} // namespace damscope::db
