// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/result.hpp"
#include "rules/game/game.hpp"

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
