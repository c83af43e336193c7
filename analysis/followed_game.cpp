// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/followed_game.hpp"

#include "rules/moves/generate.hpp"

#include <algorithm>
#include <cassert>

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
