// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/search/budget.hpp"
#include "analysis/search/evaluator.hpp"
#include "analysis/search/known_endings.hpp"
#include "analysis/search/move_order.hpp"
#include "analysis/search/move_stack.hpp"
#include "analysis/search/path.hpp"
#include "analysis/search/transposition_table.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

namespace damscope::analysis::search {

/// Alpha-beta below the root, for one thread.
template <const rules::Rules& R> class Worker {
public:
    using Position = Node<R>;
    using Move = typename Position::Move;
    using Bits = typename Position::Bits;

    Worker(const Evaluator<R>& evaluator, const KnownEndings<R>& endings, TranspositionTable& table)
        : evaluate_(evaluator), endings_(endings), table_(table), lines_(maxPly + 1) {}

    /// Makes ready for a search with this budget, after these positions of the game.
    void prepare(const std::vector<Position>& before, const Position& root, Budget& budget) {
        path_.restart(before);
        path_.enter(root, 0);
        order_.clear();
        budget_ = &budget;
        nodes_ = 0;
        granted_ = 0;
        stopped_ = false;
    }

    /// How deep the iteration that begins looks.
    void setRootDepth(int depth) { rootDepth_ = depth; }

    /// What a move from the root is worth to the side that makes it, within a window. The line that
    /// follows it is in `line()`.
    [[nodiscard]] Value afterRootMove(const Position& child, Value alpha, Value beta, int depth,
                                      bool principal) {
        line(1).clear();
        return principal ? -search<true>(child, -beta, -alpha, depth, 1)
                         : -search<false>(child, -beta, -alpha, depth, 1);
    }
    [[nodiscard]] const std::vector<Move>& line() const { return lines_[1]; }

    [[nodiscard]] bool stopped() const { return stopped_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] MoveStack<R>& moves() { return moves_; }
    [[nodiscard]] const MoveOrder<Bits>& order() const { return order_; }

private:
    using Moves = typename MoveStack<R>::Moves;

    struct Window {
        Value alpha;
        Value beta;
    };

    template <bool Principal>
    Value search(const Position& n, Value alpha, Value beta, int depth, int ply,
                 bool mayVerify = true) {
        if (Principal)
            line(ply).clear();
        if (depth <= 0)
            return quiesce(n, alpha, beta, ply, true);
        if (!visit())
            return 0;
        if (const auto v = decided(n, ply))
            return *v;
        // Not even an end of the game right here could leave the window.
        alpha = std::max(alpha, ply - winValue);
        beta = std::min(beta, winValue - ply - 1);
        if (alpha >= beta)
            return alpha;
        if (const auto result = endings_.find(n))
            if (const auto v = cutOff(*result, alpha, beta))
                return *v;

        const std::uint64_t key = n.key();
        const auto known = table_.find(key);
        if (!Principal && known)
            if (const auto v = cutOff(*known, alpha, beta, depth, ply))
                return *v;
        const MoveHint remembered = known ? known->move : MoveHint{0};

        Moves moves(moves_);
        moves_.pushAll(n);
        const std::span<Move> all = moves.all();
        if (all.empty())
            return noMoves(ply);
        const bool quiet = all.front().captured == 0;
        if (!Principal && mayVerify && quiet)
            if (const auto v = verified(n, beta, depth, ply))
                return *v;
        order_.rank(all, n.toMove(), ply, remembered, n.pieces().kings);
        // Without a move to try first most of the effort would go into the wrong ones.
        constexpr int leastToReduce = 4;
        const bool blind = quiet && remembered == 0 && depth >= leastToReduce;
        return best<Principal>(n, all, {alpha, beta}, blind ? depth - 1 : depth, ply);
    }

    /// Tries the moves of a node, which has at least one.
    template <bool Principal>
    Value best(const Position& n, std::span<Move> all, Window w, int depth, int ply) {
        const Value alphaBefore = w.alpha;
        const bool quiet = all.front().captured == 0;
        // A forced move costs no depth.
        const int newDepth = all.size() == 1 && ply < 2 * rootDepth_ ? depth : depth - 1;
        Value best = -infinite;
        MoveHint bestMove = 0;
        const bool behind = !Principal && quiet && isFarBehind(n, w.alpha, depth);
        for (std::size_t i = 0; i < all.size(); ++i) {
            bringBestForward(all.subspan(i));
            const Move m = all[i];
            const Position child = n.after(m);
            if (behind && i > 0 && best > -forcedBound && !mustCapture(child))
                continue;
            table_.prefetch(child.key());
            const int reduced = quiet ? reduction<Principal>(depth, i) : 0;
            const Value v = i == 0 ? -search<Principal>(child, -w.beta, -w.alpha, newDepth, ply + 1)
                                   : laterMove<Principal>(child, w, newDepth, reduced, ply);
            if (stopped_)
                return 0;
            if (v <= best)
                continue;
            best = v;
            if (v <= w.alpha)
                continue;
            bestMove = hintOf(m);
            if (Principal)
                extendLine(m, ply);
            w.alpha = v;
            if (v >= w.beta) {
                if (quiet)
                    order_.reward(all.first(i), m, n.toMove(), ply, depth);
                break;
            }
        }
        const Bound bound = best >= w.beta       ? Bound::lower
                            : best > alphaBefore ? Bound::exact
                                                 : Bound::upper;
        table_.store(n.key(), {bestMove, toTable(best, ply), depth, bound});
        return best;
    }

    /// A move that is not expected to be best: shown not to be, with less depth first.
    template <bool Principal>
    Value laterMove(const Position& child, Window w, int newDepth, int reduced, int ply) {
        if (Principal)
            line(ply + 1).clear(); // may still be an earlier move's
        Value v = -search<false>(child, -w.alpha - 1, -w.alpha, newDepth - reduced, ply + 1);
        if (reduced > 0 && v > w.alpha && !stopped_)
            v = -search<false>(child, -w.alpha - 1, -w.alpha, newDepth, ply + 1);
        if (Principal && v > w.alpha && v < w.beta && !stopped_)
            v = -search<true>(child, -w.beta, -w.alpha, newDepth, ply + 1);
        return v;
    }

    /// Plies that a late quiet move is searched less deep at first.
    template <bool Principal> static int reduction(int depth, std::size_t index) {
        if (depth < 2 || index < (Principal ? 3 : 1))
            return 0;
        return index < 4 || depth < 4 ? 1 : depth < 8 ? 2 : 3;
    }

    /// Near the horizon a position may be so far below alpha that a quiet move hardly makes up for
    /// it. A sacrifice may.
    bool isFarBehind(const Position& n, Value alpha, int depth) const {
        constexpr int deepest = 3;
        constexpr Value hopePerPly = 60;
        return depth <= deepest && !isDecided(alpha) && evaluate_(n) + hopePerPly * depth <= alpha;
    }

    static bool mustCapture(const Position& n) {
        return n.toMove() == Color::white
                   ? rules::detail::Generator<R, Color::white>(n.pieces()).canCapture()
                   : rules::detail::Generator<R, Color::black>(n.pieces()).canCapture();
    }

    /// A position that is far above beta at two fifths of the depth is taken to be above it. Where
    /// it looks worse than beta that is not tried.
    std::optional<Value> verified(const Position& n, Value beta, int depth, int ply) {
        constexpr int leastDepth = 3;
        constexpr Value marginPerPly = 10;
        constexpr Value worse = 50;
        if (depth < leastDepth || isDecided(beta) || evaluate_(n) < beta - worse)
            return std::nullopt;
        const Value bound = beta + marginPerPly * depth;
        const Value v = search<false>(n, bound - 1, bound, depth * 2 / 5, ply, false);
        return !stopped_ && v >= bound ? std::optional<Value>(beta) : std::nullopt;
    }

    /// Captures are played out; where one threatens, every reply is looked at once.
    Value quiesce(const Position& n, Value alpha, Value beta, int ply, bool mayReply) {
        if (!visit())
            return 0;
        if (const auto v = decided(n, ply))
            return *v;
        const bool white = n.toMove() == Color::white;
        return white ? quiesceFor<Color::white>(n, {alpha, beta}, ply, mayReply)
                     : quiesceFor<Color::black>(n, {alpha, beta}, ply, mayReply);
    }

    template <Color C> Value quiesceFor(const Position& n, Window w, int ply, bool mayReply) {
        const rules::detail::Generator<R, C> own(n.pieces());
        if (own.canCapture())
            return tryAll(n, w, ply, mayReply);
        if (!own.canMoveQuietly())
            return noMoves(ply);
        if (const auto result = endings_.find(n))
            return valueOf(*result, n);
        const rules::detail::Generator<R, rules::opponent(C)> other(n.pieces());
        if (mayReply && other.canCapture())
            return tryAll(n, w, ply, false);
        return evaluate_(n);
    }

    Value tryAll(const Position& n, Window w, int ply, bool mayReply) {
        Moves moves(moves_);
        moves_.pushAll(n);
        Value best = -infinite;
        for (const Move& m : moves.all()) {
            const Value v = -quiesce(n.after(m), -w.beta, -w.alpha, ply + 1, mayReply);
            if (stopped_)
                return 0;
            best = std::max(best, v);
            w.alpha = std::max(w.alpha, v);
            if (w.alpha >= w.beta)
                break;
        }
        return best;
    }

    /// Counts a node; false if there are to be no more.
    bool visit() {
        if (nodes_ == granted_) {
            const std::uint64_t more = stopped_ ? 0 : budget_->grant();
            stopped_ = more == 0;
            granted_ += more;
        }
        nodes_ += stopped_ ? 0 : 1;
        return !stopped_;
    }

    /// The value of a node that needs no search: the game has ended, or there is no room to go on.
    std::optional<Value> decided(const Position& n, int ply) {
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

    static Value noMoves(int ply) {
        return R.goal == rules::Goal::loseAll ? winValue - ply : ply - winValue;
    }

    /// What a table's result is worth at a leaf.
    Value valueOf(Result result, const Position& n) const {
        if (result == Result::draw)
            return drawValue;
        const bool wins = result == Result::win;
        const Color winner = wins ? n.toMove() : rules::opponent(n.toMove());
        const Value forWinner = wins ? evaluate_(n) : -evaluate_(n);
        const Value standing = forWinner + KnownEndings<R>::progress(n, winner);
        const Value value = tableWin + std::clamp(standing, -tableReach, tableReach);
        return wins ? value : -value;
    }

    /// A drawn ending needs no search. One that is won or lost is searched on where it matters how.
    static std::optional<Value> cutOff(Result result, Value alpha, Value beta) {
        if (result == Result::draw)
            return drawValue;
        if (result == Result::win && beta <= leastTableWin)
            return leastTableWin;
        if (result == Result::loss && alpha >= -leastTableWin)
            return -leastTableWin;
        return std::nullopt;
    }

    static std::optional<Value> cutOff(const Known& known, Value alpha, Value beta, int depth,
                                       int ply) {
        const Value v = fromTable(known.value, ply);
        // A forced result is one at any depth.
        if (known.depth < depth && !isForced(v))
            return std::nullopt;
        if (known.bound == Bound::exact && known.depth >= depth)
            return v;
        if ((known.bound == Bound::lower || known.bound == Bound::exact) && v >= beta &&
            (known.depth >= depth || v > 0))
            return v;
        if ((known.bound == Bound::upper || known.bound == Bound::exact) && v <= alpha &&
            (known.depth >= depth || v < 0))
            return v;
        return std::nullopt;
    }

    // The table counts the plies of a forced result from its own position.
    static Value toTable(Value v, int ply) {
        return v >= forcedBound ? v + ply : v <= -forcedBound ? v - ply : v;
    }
    static Value fromTable(Value v, int ply) {
        return v >= forcedBound ? v - ply : v <= -forcedBound ? v + ply : v;
    }

    std::vector<Move>& line(int ply) { return lines_[static_cast<std::size_t>(ply)]; }
    void extendLine(const Move& m, int ply) {
        std::vector<Move>& mine = line(ply);
        const std::vector<Move>& rest = line(ply + 1);
        mine.assign(1, m);
        mine.insert(mine.end(), rest.begin(), rest.end());
    }

    const Evaluator<R>& evaluate_;
    const KnownEndings<R>& endings_;
    TranspositionTable& table_;
    Path<R> path_;
    MoveStack<R> moves_;
    MoveOrder<Bits> order_;
    std::vector<std::vector<Move>> lines_; ///< by ply, from that ply on
    Budget* budget_ = nullptr;
    std::uint64_t nodes_ = 0;
    std::uint64_t granted_ = 0;
    int rootDepth_ = 1;
    bool stopped_ = false;
};

} // namespace damscope::analysis::search
