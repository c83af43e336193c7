// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/search/endgame_probe.hpp"
#include "analysis/search/evaluator.hpp"
#include "analysis/search/move_order.hpp"
#include "analysis/search/path.hpp"
#include "analysis/search/transposition_table.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <vector>

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
                                 start_ + moveTime(*limits.clock).most);
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

/// What the search of one thread carries from node to node, in the main search and in the
/// quiescence search: where it is, the moves it looks at, and what is left of its budget.
template <const rules::Rules& R> class ThreadState {
public:
    using Position = Node<R>;

    ThreadState(const Evaluator<R>& evaluator, const EndgameProbe<R>& endgames)
        : evaluate_(evaluator), endgames_(endgames) {}

    /// Prepares a search with this budget, after these positions of the game.
    void prepare(const std::vector<Position>& before, const Position& root, Budget& budget) {
        path_.restart(before);
        path_.enter(root, 0);
        budget_ = &budget;
        nodes_ = 0;
        granted_ = 0;
        stopped_ = false;
    }

    [[nodiscard]] bool stopped() const { return stopped_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] MoveStack<R>& moves() { return moves_; }
    [[nodiscard]] const EndgameProbe<R>& endgames() const { return endgames_; }
    /// The static evaluation.
    [[nodiscard]] Value evaluate(const Position& n) const { return evaluate_(n); }

    /// Counts a node; false once the budget is used up.
    bool countNode() {
        if (nodes_ == granted_) {
            const std::uint64_t more = stopped_ ? 0 : budget_->grant();
            stopped_ = more == 0;
            granted_ += more;
        }
        nodes_ += stopped_ ? 0 : 1;
        return !stopped_;
    }

    /// The value of a node that is not searched: the game has ended, or the search is too deep.
    std::optional<Value> terminalValue(const Position& n, int ply) {
        if constexpr (R.goal == rules::Goal::firstKing) {
            if (n.kings(rules::opponent(n.toMove())) > 0)
                return ply - winValue;
            if (n.kings(n.toMove()) > 0)
                return winValue - ply;
        }
        path_.enter(n, ply);
        if (path_.isDrawn(n, ply))
            return drawValue;
        if (ply >= maxPly || !moves_.hasRoom())
            return evaluate_(n);
        return std::nullopt;
    }

    /// The value of a position without a move.
    [[nodiscard]] static Value noMoves(int ply) {
        return R.goal == rules::Goal::loseAll ? winValue - ply : ply - winValue;
    }

private:
    const Evaluator<R>& evaluate_;
    const EndgameProbe<R>& endgames_;
    Path<R> path_;
    MoveStack<R> moves_;
    Budget* budget_ = nullptr;
    std::uint64_t nodes_ = 0;
    std::uint64_t granted_ = 0;
    bool stopped_ = false;
};

} // namespace damscope::analysis::search
