// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>

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

/// How long a search may go on: its threads ask for nodes, a few at a time, until no more are
/// given.
class Budget {
public:
    using Clock = std::chrono::steady_clock;

    Budget(const Limits& limits, std::stop_token stop)
        : stop_(std::move(stop)),
          nodes_(limits.nodes.value_or(std::numeric_limits<std::uint64_t>::max())) {
        if (limits.time)
            deadline_ = start_ + *limits.time;
        if (limits.clock)
            deadline_ = std::min(deadline_.value_or(Clock::time_point::max()),
                                 start_ + moveTimeOf(*limits.clock).most);
    }

    /// So many nodes may be visited before asking again; 0 ends the search. They take well under a
    /// millisecond.
    [[nodiscard]] std::uint64_t grant() {
        constexpr std::uint64_t atOnce = 1024;
        if (exhausted_.load(std::memory_order_relaxed) || stop_.stop_requested() ||
            (deadline_ && Clock::now() >= *deadline_))
            return 0;
        const std::uint64_t before = granted_.fetch_add(atOnce, std::memory_order_relaxed);
        return before >= nodes_ ? 0 : std::min(atOnce, nodes_ - before);
    }

    /// No more nodes for anybody.
    void end() { exhausted_.store(true, std::memory_order_relaxed); }

    [[nodiscard]] std::chrono::milliseconds elapsed() const {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_);
    }

private:
    std::stop_token stop_;
    std::uint64_t nodes_;
    std::atomic<std::uint64_t> granted_ = 0;
    std::atomic<bool> exhausted_ = false;
    Clock::time_point start_ = Clock::now();
    std::optional<Clock::time_point> deadline_;
};

/// Ends a budget with its scope, however that is left: threads that share it go home.
class BudgetEnd {
public:
    explicit BudgetEnd(Budget& budget) : budget_(budget) {}
    ~BudgetEnd() { budget_.end(); }
    BudgetEnd(const BudgetEnd&) = delete;
    BudgetEnd& operator=(const BudgetEnd&) = delete;

private:
    Budget& budget_;
};

} // namespace damscope::analysis::search
