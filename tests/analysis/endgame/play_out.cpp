// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/analysis/endgame/play_out.hpp"

#include "analysis/engine.hpp"
#include "analysis/match/referee.hpp"

namespace damscope::analysis::endgame {

rules::GameResult playOut(Engine& engine, const rules::Position& start) {
    Limits limits;
    limits.nodes = 2000;
    match::Referee referee(start);
    engine.newGame();
    while (!referee.result()) {
        engine.setPosition(start, referee.moves());
        referee.play(engine.search(limits).lines.at(0).moves.at(0));
    }
    return *referee.result();
}

rules::GameResult gameResult(const rules::Position& position, Result result) {
    const bool white = position.toMove() == rules::Color::white;
    return (result == Result::win) == white ? rules::GameResult::whiteWins
                                            : rules::GameResult::blackWins;
}

} // namespace damscope::analysis::endgame
