// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/referee.hpp"

#include "analysis/endgame/result.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "rules/game/adjudication.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <limits>

namespace damscope::analysis::match {

Referee::Referee(const rules::Position& start, const endgame::Tables* tables,
                 std::size_t drawnAfter, rules::DrawReading draws)
    : tables_(tables), drawnAfter_(drawnAfter), draws_(draws), game_(start) {
    judge();
}

void Referee::play(const rules::Move& move) {
    assert(!result_);
    game_.play(move);
    judge();
}

void Referee::forfeit() {
    end(rules::winFor(rules::opponent(position().toMove())));
}

void Referee::end(rules::GameResult result) {
    assert(!result_ && result != rules::GameResult::unknown);
    result_ = result;
    game_.setResult(result);
}

void Referee::judge() {
    const rules::Outcome outcome = rules::outcome(position());
    if (outcome.end != rules::BoardEnd::none)
        result_ = outcome.result;
    else if (isDrawn())
        result_ = rules::GameResult::draw;
    else
        result_ = knownResult();
    if (result_)
        game_.setResult(*result_);
}

std::optional<rules::GameResult> Referee::knownResult() const {
    if (tables_ == nullptr || position().pieces().size() > tables_->largest())
        return std::nullopt;
    const auto known = endgame::variantEndgame(position().variant()).result(position(), *tables_);
    return known ? std::optional(endgame::gameResult(*known, position().toMove())) : std::nullopt;
}

bool Referee::isDrawn() const {
    if (moves().size() >= drawnAfter_ || game_.isThirdTime())
        return true;
    // Every other draw rule needs a king on the board.
    return !position().kings().empty() && !rules::adjudicate(game(), draws_).empty();
}

namespace {

// A score as hundredths of a man; a decided game is worth more than any number of men.
int toCentiMen(const Score& score) {
    if (score.kind() == Score::Kind::estimate)
        return score.centiMen();
    constexpr int decided = std::numeric_limits<int>::max();
    return score.isWin() ? decided : score.isLoss() ? -decided : 0;
}

void count(int& streak, bool goesOn) {
    streak = goesOn ? streak + 1 : 0;
}

} // namespace

void ScoreAdjudicator::add(rules::Color side, const Score& score, std::size_t plies) {
    assert(plies > 0);
    const int value = toCentiMen(score);
    Streak& streak = streaks_[static_cast<std::size_t>(side)];
    if (resign_) {
        count(streak.winning, value >= resign_->centiMen);
        count(streak.losing, value <= -resign_->centiMen);
    }
    if (draw_)
        count(streak.even, plies > draw_->plies && std::abs(value) <= draw_->centiMen);
}

bool ScoreAdjudicator::isLostFor(rules::Color side) const {
    const Streak& loser = streaks_[static_cast<std::size_t>(side)];
    const Streak& winner = streaks_[static_cast<std::size_t>(rules::opponent(side))];
    return resign_ && loser.losing >= resign_->moves && winner.winning >= resign_->moves;
}

std::optional<rules::GameResult> ScoreAdjudicator::result() const {
    using rules::GameResult;
    if (isLostFor(rules::Color::white))
        return GameResult::blackWins;
    if (isLostFor(rules::Color::black))
        return GameResult::whiteWins;
    if (draw_ && streaks_[0].even >= draw_->moves && streaks_[1].even >= draw_->moves)
        return GameResult::draw;
    return std::nullopt;
}

} // namespace damscope::analysis::match

namespace damscope::analysis {

FollowedGame::FollowedGame(const rules::Position& start)
    : game_(start), position_(start), keys_{start.key()} {}

void FollowedGame::play(const rules::Move& move) {
    assert(rules::isLegal(position_, move));
    last_ = game_.addMove(last_, move);
    moves_.push_back(move);
    position_.play(move);
    keys_.push_back(position_.key());
}

bool FollowedGame::isThirdTime() const {
    constexpr auto occurrences = 3;
    return std::ranges::count(keys_, position_.key()) >= occurrences;
}

} // namespace damscope::analysis
