// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/event_game.hpp"
#include "db/events/points.hpp"
#include "db/events/withdrawals.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

/// Whether a game of this round counts in the standings after a round; 0: after all.
[[nodiscard]] bool isCounted(int round, int lastRound);

enum class EventKind : std::uint8_t {
    allPlayAll,
    doubleAllPlayAll,
    multipleAllPlayAll, ///< three times or more
    swiss,
    knockOut,
    match,
    teamMatch, ///< of two teams, or several: in a round a team meets one other
    other
};

[[nodiscard]] constexpr bool eachPlaysEach(EventKind kind) {
    return kind == EventKind::allPlayAll || kind == EventKind::doubleAllPlayAll ||
           kind == EventKind::multipleAllPlayAll;
}

/// A player in the table of an event. Byes are in the points only.
struct Standing {
    std::size_t player = 0; ///< place in the list of players
    int rank = 0; ///< from 1; equal where no criterion separates them; 0: struck (Withdrawal)
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    std::uint64_t open = 0; ///< games without a result
    double points = 0;
    /// For each game the opponent's points, by the share of the game: half of them for a draw.
    double sonnebornBerger = 0;
    double buchholz = 0;  ///< the sum of the opponents' points (Solkoff)
    double truncated = 0; ///< Buchholz without the opponent who has fewest (truncated Solkoff)
    /// Points against those with as many points and, where each plays each, as much
    /// Sonneborn-Berger.
    double headToHead = 0;
    std::optional<int> performance; ///< of the games against rated opponents that were played
};

/// The table of an event.
struct Crosstable {
    EventKind kind{};
    int times = 1;                   ///< that each plays each
    int rounds = 0;                  ///< that are known
    int lastRound = 0;               ///< the games are those up to this round; 0: all
    std::vector<Standing> standings; ///< the first first
    std::vector<EventGame> games;
    std::vector<EventBye> byes;
    std::vector<Withdrawal> withdrawals; ///< who left; of some the games count for nobody
    /// Pairs of players who have met less often than the others, and did not leave: games that are
    /// missing. Of events in which each plays each. After a round: those that the whole event
    /// lacks.
    std::vector<std::pair<std::size_t, std::size_t>> missing;
};

/// Counts the games of an event. Equal points are decided, in this order: where each plays each by
/// Sonneborn-Berger, head to head, wins; else by Buchholz, truncated Buchholz, Sonneborn-Berger,
/// wins. `ratings`: of the players, 0 unknown; `teams`: of which team each is, empty unless the
/// games name teams. With `lastRound` only the games up to this round count; what kind of event it
/// is and who takes part follows from all. Players who were struck (`withdrawals`) are the last,
/// with nothing, and their games are in `games` only.
[[nodiscard]] Crosstable crosstable(std::span<const EventGame> games, std::span<const int> ratings,
                                    const PointSystem& points,
                                    std::span<const std::string> teams = {}, int lastRound = 0,
                                    std::span<const EventBye> byes = {},
                                    std::span<const Withdrawal> withdrawals = {});

} // namespace damscope::db
