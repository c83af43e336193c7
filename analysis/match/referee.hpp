// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/tables.hpp"
#include "analysis/followed_game.hpp"
#include "rules/board/result.hpp"
#include "rules/game/game.hpp"
#include "rules/moves/draw_rules.hpp"

#include <cstddef>
#include <optional>
#include <vector>

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

} // namespace damscope::analysis::match
