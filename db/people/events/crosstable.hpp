// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/result.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
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
    rules::ResultDetail detail = {}; ///< how its points are written
};

/// A round in which a player had no opponent, stored as a game.
struct EventBye {
    std::size_t player = 0;
    rules::GameResult result{}; ///< what it brought, as if the player had White
    int round = 0;              ///< 0: not known
    std::uint32_t game = 0;
};

/// A player who left an event in which each plays each before its end.
struct Withdrawal {
    std::size_t player = 0;
    /// Games with a result, at most as many with one opponent as all have with each other; a game
    /// that nobody played is none.
    std::size_t played = 0;
    std::size_t all = 0; ///< games of a player who stays: as many as any player has at most
    /// As the rules of federations have it: who has played half of the games or more keeps their
    /// results, and so do the opponents; those of anybody else count for nobody.
    [[nodiscard]] bool isStruck() const { return 2 * played < all; }
    friend bool operator==(const Withdrawal&, const Withdrawal&) = default;
};

/// The players who were said to have left (`chosen`, by their places), and those whose last games,
/// two at least, all are lost without having been played, if they are less than half of the players
/// and games of all others with each other are there. Nobody where not each plays each: all games
/// count there. `teams`: as for crosstable().
[[nodiscard]] std::vector<Withdrawal> findWithdrawals(std::span<const EventGame> games,
                                                      std::span<const std::string> teams,
                                                      const std::set<std::size_t>& chosen);

/// What a win, a draw and a loss count.
struct PointSystem {
    double win = 2;
    double draw = 1;
    double loss = 0;
    friend bool operator==(const PointSystem&, const PointSystem&) = default;
};
/// By the points of a win: 2 (2-1-0), 1 (1-1/2-0) or 3 (3-1-0).
[[nodiscard]] PointSystem pointSystem(int win);
/// "2", "0.5", "0,5", "½", "1/2"; nothing: it is no number of points, or negative.
[[nodiscard]] std::optional<double> readPoint(std::string_view text);
/// "2", "1", "3", or all three: "4-1-0", "1-½-0", "12:6:0.5". Nothing: it is none in which a win
/// counts most, and a loss least.
[[nodiscard]] std::optional<PointSystem> readPointSystem(std::string_view text);
/// All three, as readPointSystem() reads them: "2-1-0", "1-0.5-0".
[[nodiscard]] std::string writePointSystem(const PointSystem& points);

/// The system that the results of an event are written in: 10-5-0 where they are 10-0, 9-1 and 5-5,
/// 12-6-0 of 12-0, 8-4 and 6-6, 3-1-0 of 3-0 and 1-1. Where they are 2-0 or 1-0, and where they say
/// nothing, 2-1-0.
[[nodiscard]] PointSystem writtenPoints(std::span<const EventGame> games);

/// The part of a game that a player has won: 1, 0, ½ of a draw; of a win on points the part that is
/// written ("9-1", "1½-½"), if the system counts as it is written. Nothing without a result.
[[nodiscard]] std::optional<double> shareOfPoints(const PointSystem& points, const EventGame& game,
                                                  bool white);
/// What a game brought the player with White, or with Black; nothing without a result.
[[nodiscard]] std::optional<double> pointsOf(const PointSystem& points, const EventGame& game,
                                             bool white);
[[nodiscard]] std::optional<double> pointsOf(const PointSystem& points, const EventBye& bye);

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

/// What decides between players with equal points: the more the better.
enum class TieBreak : std::uint8_t {
    sonnebornBerger,
    buchholz,
    truncated, ///< Buchholz without the opponent who has fewest
    headToHead,
    wins
};
/// "sonneborn-berger", "buchholz", "truncated-buchholz", "head-to-head", "wins", in this order.
[[nodiscard]] std::span<const std::string_view> tieBreakNames();
/// The first decides first.
using TieBreaks = std::vector<TieBreak>;
/// "buchholz,wins"; nothing unless all are names, each once.
[[nodiscard]] std::optional<TieBreaks> readTieBreaks(std::string_view text);
/// As readTieBreaks() reads them.
[[nodiscard]] std::string writeTieBreaks(const TieBreaks& tieBreaks);
/// Those of Damscope: where each plays each Sonneborn-Berger, head to head, wins; else Buchholz,
/// truncated Buchholz, Sonneborn-Berger, wins.
[[nodiscard]] TieBreaks usualTieBreaks(bool eachPlaysEach);

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
    /// Points against those whom nothing that decides before it has separated.
    double headToHead = 0;
    std::optional<int> performance; ///< of the games against rated opponents that were played
};

/// The table of an event.
struct Crosstable {
    EventKind kind{};
    int times = 1;                   ///< that each plays each
    int rounds = 0;                  ///< that are known
    int lastRound = 0;               ///< the games are those up to this round; 0: all
    TieBreaks tieBreaks;             ///< that decide
    std::vector<Standing> standings; ///< the first first
    std::vector<EventGame> games;
    std::vector<EventBye> byes;
    std::vector<Withdrawal> withdrawals; ///< who left; of some the games count for nobody
    /// Pairs of players who have met less often than the others, and did not leave: games that are
    /// missing. Of events in which each plays each. After a round: those that the whole event
    /// lacks.
    std::vector<std::pair<std::size_t, std::size_t>> missing;
};

/// Counts the games of an event. Equal points are decided by `tieBreaks`; empty: by the usual ones.
/// `ratings`: of the players, 0 unknown; `teams`: of which team each is, empty unless the
/// games name teams. With `lastRound` only the games up to this round count; what kind of event it
/// is and who takes part follows from all. Players who were struck (`withdrawals`) are the last,
/// with nothing, and their games are in `games` only.
[[nodiscard]] Crosstable crosstable(std::span<const EventGame> games, std::span<const int> ratings,
                                    const PointSystem& points,
                                    std::span<const std::string> teams = {}, int lastRound = 0,
                                    std::span<const EventBye> byes = {},
                                    std::span<const Withdrawal> withdrawals = {},
                                    const TieBreaks& tieBreaks = {});

} // namespace damscope::db
