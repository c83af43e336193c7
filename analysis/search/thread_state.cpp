// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/search/thread_state.hpp"

namespace damscope::analysis::search {

using std::chrono::milliseconds;

TimeManager::TimeManager(const std::optional<TimeLeft>& clock) : hasClock_(clock.has_value()) {
    if (clock)
        usual_ = moveTime(*clock).usual;
}

void TimeManager::addDepth(bool sameMove, int fall) {
    constexpr int seriousFall = 15;
    stability_ = sameMove ? stability_ + 1 : 0;
    hasFallen_ = fall >= seriousFall;
}

bool TimeManager::isEnough(milliseconds elapsed) const {
    // Per cent of the usual time. The next depth takes about as long as all before it.
    const int stable = std::max(40, 90 - 10 * stability_);
    return hasClock_ && elapsed * 100 >= usual_ * (hasFallen_ ? 2 * stable : stable);
}

} // namespace damscope::analysis::search
