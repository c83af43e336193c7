// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/result.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// A game of an event between two of its players, by their places in a list.
struct EventGame {
    std::size_t white = 0;
    std::size_t black = 0;
    rules::GameResult result{};
    int round = 0; ///< 0: not known
    std::uint32_t game = 0;
};

/// What a win, a draw and a loss count.
struct PointSystem {
    double win = 2;
    double draw = 1;
    double loss = 0;
    friend bool operator==(const PointSystem&, const PointSystem&) = default;
};
/// By the points of a win: 2 (2-1-0), 1 (1-1/2-0) or 3 (3-1-0).
[[nodiscard]] PointSystem pointSystem(int win);
/// "2", "1", "3", or all three: "4-1-0", "1-½-0", "12:6:0.5". Nothing: it is none in which a win
/// counts most, and a loss least.
[[nodiscard]] std::optional<PointSystem> readPointSystem(std::string_view text);
/// What a game brought the player with White, or with Black; nothing without a result.
[[nodiscard]] std::optional<double> pointsOf(const PointSystem& points, rules::GameResult result,
                                             bool white);
/// Whether the game counts in the standings after a round; 0: after all.
[[nodiscard]] bool isCounted(const EventGame& game, int lastRound);

enum class EventKind : std::uint8_t {
    allPlayAll,
    doubleAllPlayAll,
    swiss,
    knockOut,
    match,
    teamMatch, ///< of two teams, or several: in a round a team meets one other
    other
};

/// A player in the table of an event.
struct Standing {
    std::size_t player = 0; ///< place in the list of players
    int rank = 0;           ///< from 1; equal where no criterion separates them
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    std::uint64_t open = 0; ///< games without a result
    double points = 0;
    double sonnebornBerger = 0; ///< for each game the opponent's points, half of them for a draw
    double buchholz = 0;        ///< the sum of the opponents' points (Solkoff)
    double truncated = 0; ///< Buchholz without the opponent who has fewest (truncated Solkoff)
    /// Points against those with as many points and, where each plays each, as much
    /// Sonneborn-Berger.
    double headToHead = 0;
    std::optional<int> performance; ///< of the games against rated opponents
};

/// The table of an event.
struct Crosstable {
    EventKind kind{};
    int rounds = 0;                  ///< that are known
    int lastRound = 0;               ///< the games are those up to this round; 0: all
    std::vector<Standing> standings; ///< the first first
    std::vector<EventGame> games;
    /// Pairs of players who have not met, or once only in a double event: games that are missing.
    /// Of events in which each plays each. After a round: those that the whole event lacks.
    std::vector<std::pair<std::size_t, std::size_t>> missing;
};

/// Counts the games of an event. Equal points are decided, in this order: where each plays each by
/// Sonneborn-Berger, head to head, wins; else by Buchholz, truncated Buchholz, Sonneborn-Berger,
/// wins. `ratings`: of the players, 0 unknown; `teams`: of which team each is, empty unless the
/// games name teams. With `lastRound` only the games up to this round count; what kind of event it
/// is and who takes part follows from all.
[[nodiscard]] Crosstable crosstable(std::span<const EventGame> games, std::span<const int> ratings,
                                    const PointSystem& points,
                                    std::span<const std::string> teams = {}, int lastRound = 0);

} // namespace damscope::db
