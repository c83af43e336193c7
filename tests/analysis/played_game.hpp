// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "rules/game/game.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::analysis {

// A game of international draughts from moves separated by blanks: "32-28 18-23 ...".
rules::Game playedGame(std::string_view moves, std::string_view fen = "W:W31-50:B1-20");

// The move that a text means after some moves.
rules::Move moveAfter(const rules::Game& game, int plies, std::string_view text);

// PlayedEvaluations for the positions of a game, by ply: score (White's view) and the engine's
// choices.
class PlayedEvaluations {
public:
    explicit PlayedEvaluations(const rules::Game& game) : game_(game) {}
    PlayedEvaluations& at(int plies, Score score, std::string_view best);
    PlayedEvaluations& second(int plies, Score score, std::string_view move);
    [[nodiscard]] EvaluationSource source() const;

private:
    const rules::Game& game_;
    std::map<rules::PositionKey, PositionEvaluation> evaluations_;
};

// The position after some plies of the main line.
rules::Position positionAfter(const rules::Game& game, int plies);

} // namespace damscope::analysis
