// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/tables.hpp"
#include "analysis/engine.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"
#include "rules/game/game.hpp"
#include "rules/moves/draw_rules.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace damscope::analysis {

/// A game in progress, move by move: its record and the current position.
class FollowedGame {
public:
    explicit FollowedGame(const rules::Position& start);

    /// The move must be legal.
    void play(const rules::Move& move);
    void setResult(rules::GameResult result) { game_.result = result; }

    [[nodiscard]] const rules::Game& game() const { return game_; }
    [[nodiscard]] const rules::Position& position() const { return position_; }
    [[nodiscard]] const std::vector<rules::Move>& moves() const { return moves_; }
    /// Whether the position has occurred at least three times, regardless of the variant's
    /// rules.
    [[nodiscard]] bool isThirdTime() const;

private:
    rules::Game game_;
    rules::NodeId last_ = rules::rootNode;
    rules::Position position_;
    std::vector<rules::Move> moves_;
    std::vector<rules::PositionKey> keys_;
};

} // namespace damscope::analysis

namespace damscope::analysis::match {

/// Follows a game between engines and decides when it is over: on the board, by a draw rule of the
/// variant (possible claims are made), or because it makes no progress: the third occurrence of a
/// position, or too many plies. With endgame tables, also when they know the result, regardless of
/// draw rules.
class Referee {
public:
    static constexpr std::size_t mostPlies = 400;

    /// The tables, if any, must outlive it. After `drawnAfter` plies a game is drawn.
    explicit Referee(const rules::Position& start, const endgame::Tables* tables = nullptr,
                     std::size_t drawnAfter = mostPlies,
                     rules::DrawReading draws = rules::DrawReading::usual);

    /// The move must be legal.
    void play(const rules::Move& move);
    /// Ends the game with a result.
    void end(rules::GameResult result);
    /// Ends the game as lost for the side to move.
    void forfeit();

    [[nodiscard]] const rules::Position& position() const { return game_.position(); }
    [[nodiscard]] const rules::Position& start() const { return game_.game().start(); }
    [[nodiscard]] const std::vector<rules::Move>& moves() const { return game_.moves(); }
    /// The game so far, as a record.
    [[nodiscard]] const rules::Game& game() const { return game_.game(); }

    /// How the game ended; nothing while it is in progress.
    [[nodiscard]] std::optional<rules::GameResult> result() const { return result_; }

private:
    void judge();
    [[nodiscard]] bool isDrawn() const;
    [[nodiscard]] std::optional<rules::GameResult> knownResult() const;

    const endgame::Tables* tables_;
    std::size_t drawnAfter_;
    rules::DrawReading draws_;
    FollowedGame game_;
    std::optional<rules::GameResult> result_;
};

/// A game is lost for a side when both engines score it as behind by at least `centiMen`, each for
/// `moves` moves in a row.
struct ResignRule {
    int centiMen;
    int moves;
};

/// A game is drawn when both engines score it within `centiMen` of even, each
/// for `moves` moves in a row, after `plies` plies.
struct DrawRule {
    int centiMen;
    int moves;
    std::size_t plies;
};

/// Ends games by the engines' scores. Moves without a score, forced ones, are skipped.
class ScoreAdjudicator {
public:
    ScoreAdjudicator(const std::optional<ResignRule>& resign, const std::optional<DrawRule>& draw)
        : resign_(resign), draw_(draw) {}

    /// The score of a move from its side's view, and the plies played with it.
    void add(rules::Color side, const Score& score, std::size_t plies);
    [[nodiscard]] std::optional<rules::GameResult> result() const;

private:
    struct Streak {
        int winning = 0;
        int losing = 0;
        int even = 0;
    };
    [[nodiscard]] bool isLostFor(rules::Color side) const;

    std::optional<ResignRule> resign_;
    std::optional<DrawRule> draw_;
    std::array<Streak, 2> streaks_{}; ///< by color
};

} // namespace damscope::analysis::match
