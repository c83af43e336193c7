// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/play/played_game.hpp"

#include "analysis/match/referee.hpp"
#include "rules/ending.hpp"

#include <algorithm>

namespace damscope::analysis::play {

using rules::GameResult;

namespace {

GameResult lossOf(rules::Color side) {
    return side == rules::Color::white ? GameResult::blackWins : GameResult::whiteWins;
}

} // namespace

PlayedGame::PlayedGame(const rules::Position& start) : game_(start), position_(start) {
    keys_.push_back(start.key());
    judge();
}

void PlayedGame::play(const rules::Move& move) {
    last_ = game_.addMove(last_, move);
    moves_.push_back(move);
    position_ = position_.after(move);
    keys_.push_back(position_.key());
    judge();
}

// A claim is open to the player who is to move when its limit is reached, and to the other in the
// turn after that.
void PlayedGame::judge() {
    claim_.reset();
    const rules::Outcome outcome = rules::outcome(position_);
    if (outcome.end != rules::BoardEnd::none)
        return finish(outcome.result, GameEnd::Reason::board);
    for (const rules::Adjudication& a : rules::adjudicate(game_)) {
        const int ago = static_cast<int>(moves_.size()) - a.at;
        if (a.endsGame() && ago == 0)
            return finish(GameResult::draw, GameEnd::Reason::drawRule, a.rule.name);
        if (!a.endsGame() && ago <= 1)
            claim_ = a.rule.name;
    }
}

bool PlayedGame::leadsNowhere() const {
    constexpr auto occurrences = 3;
    return claim_ || moves_.size() >= match::Referee::mostPlies ||
           std::ranges::count(keys_, position_.key()) >= occurrences;
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
    finish(lossOf(side), GameEnd::Reason::resignation);
}

void PlayedGame::loseOnTime(rules::Color side) {
    finish(lossOf(side), GameEnd::Reason::time);
}

void PlayedGame::finish(GameResult result, GameEnd::Reason reason, std::string_view rule) {
    if (end_)
        return;
    end_ = GameEnd{result, reason, rule};
    game_.result = result;
}

} // namespace damscope::analysis::play
