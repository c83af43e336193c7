// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/findings/shots/scan.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/players/persons.hpp"
#include "db/training/exercise.hpp"
#include "db/training/proving.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// What the players of a club miss and allow: a lesson from their own games.
namespace damscope::db {

/// How a player did with the combinations of one name.
struct MotifCounts {
    /// The key of the first rule that has the name; empty: combinations without a name.
    std::string key;
    std::uint64_t missed = 0;
    std::uint64_t chances = 0; ///< missed or played
    std::uint64_t allowed = 0; ///< to opponents, where another move would not have
    /// The other players of the club, likewise; of a single player, his other combinations.
    std::uint64_t othersMissed = 0;
    std::uint64_t othersChances = 0;
    std::uint64_t othersAllowed = 0;
    /// Counts of the player before the day of the report's question.
    std::uint64_t missedBefore = 0;
    std::uint64_t chancesBefore = 0;
    bool weakness = false; ///< more than chance explains: docs/training.md

    [[nodiscard]] std::optional<double> share() const;
    [[nodiscard]] std::optional<double> othersShare() const;
    [[nodiscard]] std::optional<double> shareBefore() const;
};

/// A combination that a player missed, or allowed.
struct LessonPosition {
    rules::Position position; ///< with the player to move
    FoundShot shot;
    bool allowed = false; ///< `shot` is the opponent's, after the move of the game
    std::optional<rules::Move> played = std::nullopt; ///< in the game
    std::string opponent;                             ///< as written; may be empty
    std::string date;                                 ///< likewise
    std::optional<Exercise> exercise = std::nullopt;  ///< once it is proved (proveLesson)
};

/// What a player had in a period.
struct PeriodCounts {
    std::optional<Date> from = std::nullopt; ///< its first day, if it has one
    std::uint64_t games = 0;
    std::uint64_t missed = 0;
    std::uint64_t chances = 0;
    std::uint64_t allowed = 0;
};

struct PlayerLesson {
    NameCatalogue names; ///< of its motifs
    PersonId person{};
    std::string name;
    PeriodCounts since;                    ///< the day of the report's question
    PeriodCounts before;                   ///< everything earlier
    std::uint64_t undated = 0;             ///< games that are in neither
    std::vector<MotifCounts> motifs;       ///< since then, weaknesses first, then by missed
    std::vector<LessonPosition> positions; ///< of what went wrong most, the most typical first
};

struct ClubReport {
    NameCatalogue names;               ///< of its motifs
    std::vector<PlayerLesson> players; ///< in the order in which they were given
    PeriodCounts all;                  ///< since then
    std::vector<MotifCounts> motifs;   ///< of the whole club, without `others`
    bool complete = true;              ///< else it was stopped
};

struct ClubQuestion {
    std::vector<PersonId> players;
    std::optional<Date> since = std::nullopt; ///< else all games
    std::size_t positions = 3;                ///< of each player, at most
};

/// The games of the players that the database has. Those that were searched for combinations cost
/// little (db/search/themes). `progress` gets games.
[[nodiscard]] ClubReport clubReport(Store& store, const ClubQuestion& question,
                                    const std::stop_token& stop = {},
                                    const base::Progress& progress = {});

/// The probability of at least so many of `trials` if each has the probability `share`.
[[nodiscard]] double atLeast(std::uint64_t count, std::uint64_t trials, double share);

/// Makes exercises of the typical positions of a player, and leaves out those in which right and
/// wrong are not clearly apart: at most `most` stay, each with its exercise. Where they are fewer,
/// combinations that were missed while another move was as good come after them. Throws
/// EngineError.
void proveLesson(Store& store, PlayerLesson& lesson, Prover& prover, std::size_t most,
                 const std::stop_token& stop = {});

} // namespace damscope::db
