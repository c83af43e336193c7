// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/score_adjudicator.hpp"

#include <cassert>
#include <cstdlib>
#include <limits>

namespace damscope::analysis::match {

namespace {

// A score as hundredths of a man; a decided game is worth more than any number of men.
int centiMenOf(const Score& score) {
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
    const int value = centiMenOf(score);
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
