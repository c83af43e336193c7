// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/codec/numbers.hpp"
#include "rules/board/position.hpp"
#include "rules/text/date.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// The player whose results are counted.
enum class ResultsOf : std::uint8_t {
    sideToMove, ///< of the side to move in the position
    player      ///< of the player whom the filter names, with either colour
};

/// The results of games, for the side to move in the position that they are counted for, or for a
/// player.
struct Tally {
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;  ///< the games that are left have no known result
    std::optional<int> rating; ///< average of the side to move, over the games that have it
    /// The performance rating: the average of the opponents, plus 400 times the decimal logarithm
    /// of points won to points lost, at most 800 away from it. Over the rated games only, and only
    /// if there are leastRated of them: fewer are meaningless.
    std::optional<int> performance;
    static constexpr std::uint64_t leastRated = 10;
    std::uint64_t rated = 0; ///< games with a result and a rating of the opponent
    int firstYear = 0;       ///< 0 = no game has a date
    int lastYear = 0;
    std::optional<GameId> first; ///< the first of the games that have a date
    /// Points per game, 0 to 1; nothing without results.
    [[nodiscard]] std::optional<double> score() const;
};

/// Who played a move.
struct MovePlayer {
    std::string name;
    std::uint64_t games = 0;
    std::optional<int> rating; ///< the highest in these games
};

/// Since when and by whom a move is played.
struct FirstPlayed {
    GameId game{};
    rules::Date day;
    std::string player; ///< empty: not named
};

/// A move from a position.
struct OpeningMove {
    rules::Move move;
    std::string text; ///< as PDN writes it
    Tally tally;      ///< of the games that played it here
    /// Games that had the position after it, by this move or another order. Counted by the index's
    /// keys alone: one in some hundred thousand may be too high by a few games.
    std::uint64_t reached = 0;
    std::vector<MovePlayer> players;    ///< the best: by rating, then by number of games
    std::uint32_t opening = 0;          ///< the position after it, in openingNames(); 0 = none
    std::optional<FirstPlayed> first{}; ///< named as the players are; nothing if no game has a date
};

/// A last move that led to a position.
struct Arrival {
    rules::Position from;
    rules::Move move;
    std::string text;
    Tally tally; ///< still seen by the side to move in the position arrived at
};

/// What was played in a position. A game counts once, where it had the position first: the moves
/// that were played and `ended` add up to all games, and so do the arrivals, `began` and those that
/// came by no known move.
struct OpeningTable {
    explicit OpeningTable(const rules::Position& p) : position(p) {}
    rules::Position position;
    std::uint32_t opening = 0;      ///< the position, in openingNames(); 0 = none
    Tally all;                      ///< of all games that had the position
    std::vector<OpeningMove> moves; ///< most games first; those at the end, with none, were never
                                    ///< played here but lead to positions that games had
    std::uint64_t ended = 0;        ///< no (legal) move followed
    std::vector<Arrival> arrivals;  ///< most games first
    std::uint64_t began = 0;        ///< the position was their first
    std::vector<GameId> games;      ///< that had the position, ascending
    std::vector<GameId> damaged;    ///< games that could not be read completely
    bool complete = true;           ///< false: ended by the stop request
};

/// The wanted parts of a table: fewer parts are faster.
struct OpeningQuestion {
    bool arrivals = true;
    std::size_t players = 3; ///< how many to name for each move
};

/// The moves played in positions, in the games that a filter selects.
///
/// No game is replayed if the index has the answer: a move was played where the position is at
/// some ply of a game and the position after the move at the next one. Both are found by keys of 44
/// bits, so only a game in which two keys collide at neighbouring plies would be counted wrongly
/// (one chance in a million million); a game for which the index shows no next move is replayed.
/// Games that are not indexed are read through.
class OpeningBook {
public:
    /// The book shows one state of the store, that of now. `progress` gets the games read; it is
    /// called only while games that are not indexed are read.
    OpeningBook(Store& store, const Filter& filter, std::stop_token stop = {},
                base::Progress progress = {}, ResultsOf results = ResultsOf::sideToMove);
    OpeningBook(const OpeningBook&) = delete;
    OpeningBook& operator=(const OpeningBook&) = delete;
    ~OpeningBook();

    [[nodiscard]] OpeningTable at(const rules::Position& position,
                                  const OpeningQuestion& question = {});

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace damscope::db
