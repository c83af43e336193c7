// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/play/played_game.hpp"

#include "analysis/match/referee.hpp"
#include "rules/moves/ending.hpp"

#include <cassert>

namespace damscope::analysis::play {

using rules::GameResult;

std::string_view termination(const GameEnd& end) {
    switch (end.reason) {
    case GameEnd::Reason::drawRule:
        return end.rule;
    case GameEnd::Reason::agreement:
        return "agreed draw";
    case GameEnd::Reason::resignation:
        return "resignation";
    case GameEnd::Reason::time:
        return "time forfeit";
    case GameEnd::Reason::tooLong:
        return "adjudication";
    case GameEnd::Reason::board:
        break;
    }
    return {};
}

PlayedGame::PlayedGame(const rules::Position& start, rules::DrawReading draws)
    : game_(start), draws_(draws) {
    judge();
}

void PlayedGame::play(const rules::Move& move) {
    assert(!end_);
    game_.play(move);
    judge();
}

// A claim is available to the player to move when its limit is reached, and to the other in the
// next turn.
void PlayedGame::judge() {
    claim_.reset();
    const rules::Outcome outcome = rules::outcome(position());
    if (outcome.end != rules::BoardEnd::none)
        return finish(outcome.result, GameEnd::Reason::board);
    for (const rules::Adjudication& a : rules::adjudicate(game(), draws_)) {
        const int ago = static_cast<int>(moves().size()) - a.at;
        if (a.endsGame() && ago == 0)
            return finish(GameResult::draw, GameEnd::Reason::drawRule, a.rule.name);
        if (!a.endsGame() && ago <= 1)
            claim_ = a.rule.name;
    }
}

bool PlayedGame::leadsNowhere() const {
    return claim_ || moves().size() >= match::Referee::mostPlies || game_.isThirdTime();
}

void PlayedGame::claimDraw() {
    if (claim_)
        finish(GameResult::draw, GameEnd::Reason::drawRule, *claim_);
}

void PlayedGame::agreeDraw() {
    finish(GameResult::draw, GameEnd::Reason::agreement);
}

void PlayedGame::endAsTooLong() {
    finish(GameResult::draw, GameEnd::Reason::tooLong);
}

void PlayedGame::resign(rules::Color side) {
    finish(rules::winFor(rules::opponent(side)), GameEnd::Reason::resignation);
}

void PlayedGame::loseOnTime(rules::Color side) {
    finish(rules::winFor(rules::opponent(side)), GameEnd::Reason::time);
}

void PlayedGame::finish(GameResult result, GameEnd::Reason reason, std::string_view rule) {
    if (end_)
        return;
    end_ = GameEnd{result, reason, rule};
    game_.setResult(result);
}

} // namespace damscope::analysis::play
