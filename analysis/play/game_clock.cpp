// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/play/game_clock.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::analysis::play {

using std::chrono::milliseconds;

void GameClock::start(rules::Color side, Time now) {
    running_ = side;
    since_ = now;
}

void GameClock::press(Time now) {
    if (!running_)
        return;
    const rules::Color side = *running_;
    stop(now);
    milliseconds& left = left_[static_cast<std::size_t>(side)];
    if (left > milliseconds(0))
        left += control_.increment;
    start(rules::opponent(side), now);
}

void GameClock::stop(Time now) {
    assert(!running_ || now >= since_);
    if (running_)
        left_[static_cast<std::size_t>(*running_)] = left(*running_, now);
    running_.reset();
}

void GameClock::setBack(const RemainingTimes& times) {
    left_ = times;
    running_.reset();
}

milliseconds GameClock::left(rules::Color side, Time now) const {
    assert(running_ != side || now >= since_);
    milliseconds left = left_[static_cast<std::size_t>(side)];
    if (running_ == side)
        left -= std::chrono::duration_cast<milliseconds>(now - since_);
    return std::max(left, milliseconds(0));
}

bool GameClock::isOver(rules::Color side, Time now) const {
    return left(side, now) == milliseconds(0);
}

} // namespace damscope::analysis::play
