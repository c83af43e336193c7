// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/move.hpp"
#include "rules/board/position.hpp"

#include <cassert>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::analysis {

/// The value of a position. From an engine: from the view of the side to move; in stored data
/// always from White's (converted with `turned` before storing).
///
/// Three kinds: an estimate in hundredths of a man; a win or loss that the search has proved, with
/// the plies to the end of the game; and a result that an endgame table knows, without a distance.
class Score {
public:
    enum class Kind : std::uint8_t { estimate, forced, table };

    /// An even position.
    Score() = default;
    /// An estimate; positive is good for the side whose view it is.
    [[nodiscard]] static Score centiMen(int hundredths) { return {Kind::estimate, hundredths}; }
    /// The side whose view it is wins, and the game ends after this many plies.
    [[nodiscard]] static Score winIn(int plies) { return {Kind::forced, farthest - plies}; }
    [[nodiscard]] static Score lossIn(int plies) { return {Kind::forced, plies - farthest}; }
    /// A table's result: 1 won, 0 drawn, -1 lost.
    [[nodiscard]] static Score table(int result) { return {Kind::table, result}; }

    [[nodiscard]] Kind kind() const { return kind_; }
    /// Hundredths of a man; only of an estimate.
    [[nodiscard]] int centiMen() const {
        assert(kind_ == Kind::estimate);
        return value_;
    }
    /// Plies to the end; only of a forced result.
    [[nodiscard]] int plies() const {
        assert(kind_ == Kind::forced);
        return farthest - (value_ < 0 ? -value_ : value_);
    }
    [[nodiscard]] bool isWin() const { return kind_ != Kind::estimate && value_ > 0; }
    [[nodiscard]] bool isLoss() const { return kind_ != Kind::estimate && value_ < 0; }

    /// The same from the other side's view.
    [[nodiscard]] Score turned() const { return {kind_, -value_}; }

    /// The order of scores: every win is better than any estimate, an earlier win than a later one
    /// and than a table's.
    [[nodiscard]] bool isBetterThan(const Score& other) const { return rank() > other.rank(); }

    friend bool operator==(const Score&, const Score&) = default;

private:
    static constexpr int farthest = 100'000;

    Score(Kind kind, int value) : kind_(kind), value_(value) {}
    [[nodiscard]] int rank() const;

    Kind kind_ = Kind::estimate;
    int value_ = 0;
};

/// A score in men, for people: "+0.35", "-1.20", "0.00"; "win in 7", "loss in 12" (plies); "won",
/// "drawn", "lost" for a table's result.
[[nodiscard]] std::string text(const Score& score);

/// The time that a player has left on the clock, and the increment for each move.
struct TimeLeft {
    std::chrono::milliseconds left{0};
    std::chrono::milliseconds increment{0};
    int moves = 0; ///< own moves that it must last for; 0: the rest of the game
};

/// When a search ends. Without a limit it continues until it is stopped (or the result is
/// proved).
struct Limits {
    std::optional<std::uint64_t> nodes; ///< positions visited; exact with one thread
    std::optional<int> depth;           ///< plies, 1 or more
    std::optional<std::chrono::milliseconds> time;
    /// The number of best moves to find, each with its own line.
    int lines = 1;
    /// Time for the game: the engine decides how much of it to use for a move.
    std::optional<TimeLeft> clock = std::nullopt;
};

/// A line of play and its score.
struct PvLine {
    Score score; ///< from the view of the side to move in the position searched
    int depth = 0;
    std::vector<rules::Move> moves; ///< the first is the evaluated move
};

/// The results of a search so far.
struct Findings {
    /// Best first; empty only if the side to move has no move, or if a Hub engine was stopped
    /// before it gave one.
    std::vector<PvLine> lines;
    int depth = 0; ///< the last depth that was finished
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
};

/// The move that an engine plays in a game, and its score.
struct Choice {
    rules::Move move;
    std::optional<Score> score; ///< from the view of the side to move; not every engine says
    int depth = 0;
};

/// Something that evaluates positions. Not safe for concurrent use.
class Engine {
public:
    virtual ~Engine() = default;
    Engine() = default;
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// Name and settings, as they are stored with its evaluations.
    [[nodiscard]] virtual std::string name() const = 0;

    /// Sets the position to search: the one after these moves, which must be legal. The moves
    /// matter for repetitions and the other draw rules.
    virtual void setPosition(const rules::Position& start,
                             std::span<const rules::Move> moves = {}) = 0;

    /// Called after every completed depth, and when the best line changes within one.
    using Report = std::function<void(const Findings&)>;

    /// Searches until a limit is reached or a stop is requested, which it obeys within 10 ms.
    /// Throws if the engine fails.
    virtual Findings search(const Limits& limits, const std::stop_token& stop = {},
                            const Report& report = {}) = 0;

    /// The move that it plays in a game, which is legal. Nothing if there is no move, or if it was
    /// stopped before it had one. Throws if the engine fails.
    virtual std::optional<Choice> play(const Limits& limits, const std::stop_token& stop = {});

    /// Forgets the previous game.
    virtual void newGame() = 0;
};

/// An engine that cannot be used, or has failed at a position: what() gives the reason and the last
/// output of the engine, which may contain any characters.
class EngineError : public std::runtime_error {
public:
    /// Whether another position may be tried, or the engine cannot be used at all.
    enum class Reach { position, engine };
    EngineError(Reach reach, const std::string& message)
        : std::runtime_error(message), reach_(reach) {}
    [[nodiscard]] Reach reach() const { return reach_; }

private:
    Reach reach_;
};

/// How much of the time on the clock a move may take: a millisecond or more, and less than is left
/// while there are two.
struct MoveTime {
    std::chrono::milliseconds usual;
    std::chrono::milliseconds most; ///< where the search is in trouble
};

[[nodiscard]] MoveTime moveTime(const TimeLeft& clock);

} // namespace damscope::analysis
