// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/score.hpp"
#include "rules/board/move.hpp"
#include "rules/board/position.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::analysis {

/// What a player has left on the clock, and gets back for each move.
struct TimeLeft {
    std::chrono::milliseconds left{0};
    std::chrono::milliseconds increment{0};
};

/// When a search ends. Without any limit it goes on until it is stopped (or has nothing more to
/// find out).
struct Limits {
    std::optional<std::uint64_t> nodes; ///< positions visited; exact with one thread
    std::optional<int> depth;           ///< plies, 1 or more
    std::optional<std::chrono::milliseconds> time;
    /// How many of the best moves are wanted, each with its own line.
    int lines = 1;
    /// Time for the game: the engine decides how much of it a move is worth.
    std::optional<TimeLeft> clock = std::nullopt;
};

/// A line of play and its worth.
struct Line {
    Score score; ///< from the view of the side to move in the position searched
    int depth = 0;
    std::vector<rules::Move> moves; ///< the first is the move judged
};

/// What a search has found so far.
struct Findings {
    std::vector<Line> lines; ///< best first; empty only if the side to move has no move
    int depth = 0;           ///< the last depth that was finished
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
};

/// The move that an engine plays in a game, and what it thinks of it.
struct Choice {
    rules::Move move;
    std::optional<Score> score; ///< from the view of the side to move; not every engine says
    int depth = 0;
};

/// Something that judges positions. Not for use by several threads at once.
class Engine {
public:
    virtual ~Engine() = default;
    Engine() = default;
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// Name and settings, as they are stored beside what the engine said.
    [[nodiscard]] virtual std::string name() const = 0;

    /// What is searched next: the position after these moves, which must be legal. The moves matter
    /// for repetitions and the other draw rules.
    virtual void setPosition(const rules::Position& start,
                             std::span<const rules::Move> moves = {}) = 0;

    /// Called with every finished depth, and when the best line changes within one.
    using Report = std::function<void(const Findings&)>;

    /// Searches until a limit is reached or a stop is requested, which it obeys within 10 ms.
    /// Throws if the engine fails.
    virtual Findings search(const Limits& limits, const std::stop_token& stop = {},
                            const Report& report = {}) = 0;

    /// The move that it plays in a game, which is legal. Nothing if there is no move, or if it was
    /// stopped before it knew one. Throws if the engine fails.
    virtual std::optional<Choice> play(const Limits& limits, const std::stop_token& stop = {});

    /// Forgets what it knows of the game before.
    virtual void newGame() = 0;
};

} // namespace damscope::analysis
