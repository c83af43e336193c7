// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"

#include <chrono>

namespace damscope::analysis {

/// How much of the time on the clock a move may take: a millisecond or more, and less than is left
/// while there are two.
struct MoveTime {
    std::chrono::milliseconds usual;
    std::chrono::milliseconds most; ///< where the search is in trouble
};

[[nodiscard]] MoveTime moveTimeOf(const TimeLeft& clock);

} // namespace damscope::analysis
