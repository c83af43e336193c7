// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/search/endgame_probe.hpp"
#include "analysis/search/evaluator.hpp"
#include "analysis/search/move_order.hpp"
#include "analysis/search/path.hpp"
#include "analysis/search/time_manager.hpp"
#include "analysis/search/value.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace damscope::analysis::search {

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
