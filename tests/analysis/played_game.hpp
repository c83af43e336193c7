// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "rules/game/game.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::analysis {

// A game of international draughts from moves parted by blanks: "32-28 18-23 ...".
rules::Game playedGame(std::string_view moves, std::string_view fen = "W:W31-50:B1-20");

// The move that a text means after some moves.
rules::Move moveAfter(const rules::Game& game, int plies, std::string_view text);

// Verdicts for the positions of a game, by ply: score (White's view) and the engine's choices.
class Verdicts {
public:
    explicit Verdicts(const rules::Game& game) : game_(game) {}
    Verdicts& at(int plies, Score score, std::string_view best);
    Verdicts& second(int plies, Score score, std::string_view move);
    [[nodiscard]] VerdictSource source() const;

private:
    const rules::Game& game_;
    std::map<rules::PositionKey, Verdict> verdicts_;
};

// The position after some plies of the main line.
rules::Position positionAfter(const rules::Game& game, int plies);

} // namespace damscope::analysis
