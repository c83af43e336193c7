// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/referee.hpp"

#include "rules/adjudication.hpp"
#include "rules/ending.hpp"

#include <algorithm>

namespace damscope::analysis::match {

Referee::Referee(const rules::Position& start) : game_(start), position_(start) {
    keys_.push_back(start.key());
    judge();
}

void Referee::play(const rules::Move& move) {
    last_ = game_.addMove(last_, move);
    moves_.push_back(move);
    position_ = position_.after(move);
    keys_.push_back(position_.key());
    judge();
    if (result_)
        game_.result = *result_;
}

void Referee::judge() {
    const rules::Outcome outcome = rules::outcome(position_);
    if (outcome.end != rules::BoardEnd::none)
        result_ = outcome.result;
    else if (isDrawn())
        result_ = rules::GameResult::draw;
}

bool Referee::isDrawn() const {
    constexpr auto occurrences = 3;
    if (moves_.size() >= mostPlies || std::ranges::count(keys_, position_.key()) >= occurrences)
        return true;
    // Every other draw rule needs a king on the board.
    return !position_.kings().empty() && !rules::adjudicate(game_).empty();
}

} // namespace damscope::analysis::match
