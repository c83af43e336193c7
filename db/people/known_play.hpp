// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/openings/novelty.hpp"
#include "db/people/person_games.hpp"
#include "db/people/record.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// A game that left what earlier games had, and how it ended for the person.
struct LeftKnownPlay {
    GameId game{};
    Novelty novelty;
    std::optional<Outcome> outcome;
};

/// Where the last games of a person left what was known then.
struct KnownPlay {
    std::size_t games = 0;            ///< that were looked at
    std::optional<double> plies;      ///< that were known, on average
    std::vector<LeftKnownPlay> own;   ///< by the person's move, the last first
    std::vector<LeftKnownPlay> other; ///< by the opponent's
};

/// Of the last `most` games, which come by date; each list has `mostListed` at most.
[[nodiscard]] KnownPlay knownPlay(Store& store, std::span<const PersonGame> games, std::size_t most,
                                  std::size_t mostListed);

/// A move after which an ending was lost that the tables had as drawn or won.
struct LostEnding {
    GameId game{};
    int ply = 0; ///< of the move, from 1
    std::string move;
    bool wasWon = false;
};

/// What endgame tables know of a position; unknown where there is none.
using TableResult = std::function<rules::GameResult(const rules::Position&)>;

/// The last such move of each lost game of a person, the last game first.
[[nodiscard]] std::vector<LostEnding>
lostEndings(Connection& connection, std::span<const PersonGame> games, const TableResult& tables);

/// How a person's clock stood.
struct ClockUse {
    std::size_t games = 0; ///< that record clocks
    Record all;            ///< these
    Record trouble;        ///< those in which the person was in time trouble
};

/// Of the last `most` games, which come by date; analysis::isTimeTrouble() says what it is.
[[nodiscard]] ClockUse clockUse(Store& store, std::span<const PersonGame> games, std::size_t most);

} // namespace damscope::db
