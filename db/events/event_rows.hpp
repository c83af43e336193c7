// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/events/team_tags.hpp"
#include "db/people/player_numbers.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"
#include "rules/text/date.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace damscope::db {

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
    /// Of the teams in rows, by their places.
    [[nodiscard]] const std::vector<std::string>& teamNames() const { return teamTags_.names(); }

private:
    /// A result as it is written: those of an archive are few.
    [[nodiscard]] const rules::ResultDetail& detailOf(std::int64_t tagList, rules::Variant variant);

    Connection& connection_;
    TeamTags teamTags_;
    std::map<std::pair<std::int64_t, rules::Variant>, rules::ResultDetail> details_;
};

} // namespace damscope::db
