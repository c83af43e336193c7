// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace damscope::gui {

/// Limits reports of progress to ten a second.
class Pace {
public:
    /// Whether the next report is due. The time until the one after it starts now if it is.
    [[nodiscard]] bool isDue() {
        constexpr auto between = std::chrono::milliseconds(100);
        if (Clock::now() - last_ < between)
            return false;
        last_ = Clock::now();
        return true;
    }

private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point last_ = Clock::now();
};

} // namespace damscope::gui
