// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"

#include <chrono>
#include <optional>

namespace damscope::analysis::search {

/// Decides after each depth of a game's move whether another one is worth its time: less where the
/// best move has long been the same, more where the score has fallen.
class TimeManager {
public:
    /// Without a clock there is always time.
    explicit TimeManager(const std::optional<TimeLeft>& clock);

    /// A depth is done: whether its best move is that of the depth before, and by how many
    /// hundredths of a man its score is lower.
    void addDepth(bool sameMove, int fall);
    [[nodiscard]] bool isEnough(std::chrono::milliseconds elapsed) const;

private:
    bool hasClock_;
    std::chrono::milliseconds usual_{0};
    int stability_ = 0;
    bool hasFallen_ = false;
};

} // namespace damscope::analysis::search
