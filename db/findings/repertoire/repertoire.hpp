// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "db/search/openings/tree.hpp"
#include "db/store/codec/numbers.hpp"
#include "rules/board/position.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

/// What somebody means to play: lines of games with variations. docs/players.md.
namespace damscope::db {

/// How much a move is meant to be played. Of one's own moves in a position the first is the main
/// one, others are second choices; signs such as "?" and "?!" mark those to avoid.
enum class RepertoireMark : std::uint8_t { main, second, avoid };

struct RepertoireMove {
    rules::Move move;
    std::string text;
    RepertoireMark mark{};
};

/// A position of the repertoire, however it is reached.
struct RepertoirePosition {
    rules::Position position;
    std::vector<std::string> path; ///< the moves that led to it first
    std::vector<RepertoireMove> moves;
    /// Other orders of moves that lead to it, within the repertoire.
    std::vector<std::vector<std::string>> otherPaths;
    std::vector<std::string> otherMain; ///< moves that another line has as its main one
};

/// The move as the repertoire has it there; null: it has not.
[[nodiscard]] const RepertoireMove* knownMove(const RepertoirePosition& position,
                                              const rules::Move& move);

class Repertoire {
public:
    explicit Repertoire(rules::Color side) : side_(side) {}

    /// Adds the main line and the variations of a game, up to what is not a move.
    void add(const rules::Game& game);

    [[nodiscard]] rules::Color side() const { return side_; }
    /// In the order of the lines.
    [[nodiscard]] const std::vector<RepertoirePosition>& positions() const { return positions_; }
    /// Null: it is not in the repertoire.
    [[nodiscard]] const RepertoirePosition* find(const rules::Position& position) const;

private:
    struct Frame;
    std::size_t enter(const rules::Position& position, const std::vector<std::string>& path);
    void addMove(std::size_t at, const rules::Move& move, const std::string& text,
                 RepertoireMark mark);
    [[nodiscard]] static RepertoireMark markOf(const rules::Game& game, rules::NodeId node);

    rules::Color side_;
    std::vector<RepertoirePosition> positions_;
    std::unordered_map<std::uint64_t, std::size_t> places_; ///< by index key
};

class Store;

/// Who left the repertoire in a game.
enum class LeftBy : std::uint8_t {
    nobody,  ///< the line ended, or the game
    oneself, ///< who plays it
    opponent
};

/// The last position of a game that is in the repertoire, and what was played there.
struct Departure {
    GameId game{};
    LeftBy by{};
    int ply = 0;                         ///< of the move, from 1; 0: the game has no move there
    std::string move;                    ///< empty: none followed
    std::vector<std::string> path;       ///< of the repertoire to the position
    std::vector<RepertoireMove> instead; ///< the repertoire's moves there
};

/// Where games left the repertoire, for the last time: who comes back by another order of moves has
/// not left it. A move to avoid leaves it at once. Games that had no position of it are left out,
/// and so are those that cannot be read.
[[nodiscard]] std::vector<Departure> departures(Store& store, const Repertoire& repertoire,
                                                std::span<const GameId> games,
                                                const std::stop_token& stop = {});

/// A move of opponents for which the repertoire has no answer.
struct Gap {
    std::vector<std::string> path;
    std::string move;
    std::uint64_t games = 0; ///< that played it there
};

/// What games played in positions: a book is asked for each of them once, so that a repertoire with
/// a new line needs few more.
class PlayedMoves {
public:
    [[nodiscard]] const std::vector<OpeningMove>& at(OpeningBook& book,
                                                     const rules::Position& position);

private:
    std::unordered_map<std::uint64_t, std::vector<OpeningMove>> known_; ///< by index key
    std::vector<OpeningMove> partial_; ///< of a search that was stopped: it is made again
};

/// The moves that at least so many games played where the repertoire has answers to others, most
/// games first.
[[nodiscard]] std::vector<Gap> gaps(PlayedMoves& played, OpeningBook& book,
                                    const Repertoire& repertoire, std::uint64_t least,
                                    const std::stop_token& stop = {});

/// A position of a line that an engine now judges otherwise than the line's own comment
/// (`[%eval 0.35]`) says.
struct ChangedEvaluation {
    std::vector<std::string> path; ///< the moves that lead to it
    analysis::Score then;          ///< in the comment; White's view, as the other
    analysis::Score now;           ///< the deepest of the store
    std::string engine;
};

/// The positions of the main line and of all variations, in their order, whose evaluations differ
/// by at least so many hundredths of a man, or of which one is a proved result.
[[nodiscard]] std::vector<ChangedEvaluation>
changedEvaluations(Store& store, const rules::Game& game, int leastHundredths = 50);

class Store;

/// Games as one game with variations.
struct MergedGame {
    rules::Game game;
    std::size_t games = 0; ///< that are in it
    std::size_t other = 0; ///< that have no moves, begin with another position, or cannot be read
};

/// Puts the main lines of games together: they share their moves as long as they agree, the move
/// of most games is the main line, and where a game ends or `plies` are over a comment says which
/// it was. The first game's starting position counts.
[[nodiscard]] MergedGame mergeGames(Store& store, std::span<const GameId> games, int plies,
                                    const std::stop_token& stop = {});
/// Puts them into a game as variations: its own lines stay as they are and in their order.
[[nodiscard]] MergedGame mergeInto(Store& store, const rules::Game& game,
                                   std::span<const GameId> games, int plies,
                                   const std::stop_token& stop = {});

} // namespace damscope::db
