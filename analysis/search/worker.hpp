// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/search/move_order.hpp"
#include "analysis/search/thread_state.hpp"
#include "analysis/search/transposition_table.hpp"
#include "analysis/search/variant_search.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <span>
#include <vector>

namespace damscope::analysis::search {

/// Quiescence search: captures are played out. At the horizon itself, not after captures, a
/// position in which the opponent threatens to take has every reply tried once, in the order of the
/// main search, and one in which nobody can take has the sacrifices tried that are taken back.
template <const rules::Rules& R> class Quiescence {
public:
    using Position = Node<R>;
    using Move = typename Position::Move;
    using Bits = typename Position::Bits;
    using Pieces = typename Position::Pieces;

    Quiescence(ThreadState<R>& thread, MoveOrder<Bits>& order) : thread_(thread), order_(order) {}

    /// The value of a position at the horizon.
    Value search(const Position& n, Value alpha, Value beta, int ply) {
        return search(n, {alpha, beta}, ply, true);
    }

private:
    using Moves = typename MoveStack<R>::Moves;
    template <Color C> using Generator = rules::detail::Generator<R, C>;

    struct Window {
        Value alpha;
        Value beta;
    };

    Value search(const Position& n, Window w, int ply, bool atHorizon) {
        assert(w.alpha < w.beta);
        if (!thread_.countNode())
            return 0;
        if (const auto v = thread_.terminalValue(n, ply))
            return *v;
        return n.toMove() == Color::white ? searchOf<Color::white>(n, w, ply, atHorizon)
                                          : searchOf<Color::black>(n, w, ply, atHorizon);
    }

    template <Color C> Value searchOf(const Position& n, Window w, int ply, bool atHorizon) {
        const Generator<C> own(n.pieces());
        if (own.canCapture())
            return searchCaptures(n, w, ply);
        if (!own.canMoveQuietly())
            return ThreadState<R>::noMoves(ply);
        if (const auto result = thread_.endgames().probe(n))
            return endgameValue(*result, n);
        if (!atHorizon)
            return thread_.evaluate(n);
        const Generator<rules::opponent(C)> other(n.pieces());
        return other.canCapture() ? searchReplies(n, w, ply) : searchSacrifices<C>(n, own, w, ply);
    }

    Value searchCaptures(const Position& n, Window w, int ply) {
        const Moves list(thread_.moves());
        thread_.moves().pushAll(n);
        Value best = -infinite;
        for (const Move& m : list.all())
            if (isCutOff(n.after(m), best, w, ply))
                break;
        return best;
    }

    /// Every reply to a threat, the likeliest first: what parries it here did so elsewhere.
    Value searchReplies(const Position& n, Window w, int ply) {
        const Moves list(thread_.moves());
        thread_.moves().pushAll(n);
        const std::span<Move> moves = list.all();
        order_.score(moves, n.toMove(), ply, noMove, n.pieces().kings);
        Value best = -infinite;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            pickBest(moves.subspan(i));
            const Move m = moves[i];
            if (!isCutOff(n.after(m), best, w, ply))
                continue;
            if (!thread_.stopped())
                order_.recordCutoff(moves.first(i), m, n.toMove(), ply, 1);
            break;
        }
        return best;
    }

    /// The side to move may stand as it is, or give a man where it can take back whatever the
    /// opponent does.
    template <Color C>
    Value searchSacrifices(const Position& n, const Generator<C>& own, Window w, int ply) {
        Value best = thread_.evaluate(n);
        if (best >= w.beta)
            return best;
        w.alpha = std::max(w.alpha, best);
        bool isDone = false;
        own.quietMoves([&](Bits from, Bits to, bool crowns) {
            if (isDone || crowns || (n.pieces().kings & from) != 0 ||
                !isTakenAndTakenBack<C>(n.pieces().template afterQuiet<C>(from, to, false)))
                return;
            const Move m{0, static_cast<std::uint8_t>(rules::detail::lowest(from)),
                         static_cast<std::uint8_t>(rules::detail::lowest(to))};
            isDone = isCutOff(n.after(m), best, w, ply);
        });
        return best;
    }

    /// Searches a child. Whether it ends the loop over moves: it is as good as beta, or the budget
    /// is used up.
    bool isCutOff(const Position& child, Value& best, Window& w, int ply) {
        const Value v = -search(child, {-w.beta, -w.alpha}, ply + 1, false);
        if (thread_.stopped())
            return true;
        best = std::max(best, v);
        w.alpha = std::max(w.alpha, v);
        return w.alpha >= w.beta;
    }

    /// Whether the opponent must capture after a quiet move of C, and C can take back whatever he
    /// takes.
    template <Color C> static bool isTakenAndTakenBack(const Pieces& pieces) {
        constexpr Color other = rules::opponent(C);
        const Generator<other> replies(pieces);
        if (!replies.canCapture())
            return false;
        rules::detail::CaptureList<Bits> captures;
        replies.captures(captures);
        return std::ranges::all_of(captures, [&](const auto& capture) {
            return Generator<C>(pieces.template afterCapture<other>(capture)).canCapture();
        });
    }

    /// The value of an endgame table's result at a leaf.
    Value endgameValue(Result result, const Position& n) const {
        if (result == Result::draw)
            return drawValue;
        const bool wins = result == Result::win;
        const Color winner = wins ? n.toMove() : rules::opponent(n.toMove());
        const Value progress = EndgameProbe<R>::progress(n, winner);
        const Value value = tableWin + std::clamp(progress, -tableReach, tableReach);
        return wins ? value : -value;
    }

    ThreadState<R>& thread_;
    MoveOrder<Bits>& order_;
};

/// Alpha-beta below the root, for one thread: principal variation search with a quiescence search
/// at its horizon.
template <const rules::Rules& R> class Worker {
public:
    using Position = Node<R>;
    using Move = typename Position::Move;
    using Bits = typename Position::Bits;

    Worker(const Evaluator<R>& evaluator, const EndgameProbe<R>& endgames,
           TranspositionTable& table, const SearchParameters& parameters)
        : thread_(evaluator, endgames), table_(table), parameters_(parameters), pv_(maxPly + 1) {}

    /// Prepares a search with this budget, after these positions of the game.
    void prepare(const std::vector<Position>& before, const Position& root, Budget& budget) {
        thread_.prepare(before, root, budget);
        order_.age();
    }
    /// Forgets what earlier searches have found out about moves.
    void clear() { order_.clear(); }

    /// The depth of the iteration that begins.
    void setRootDepth(int depth) { rootDepth_ = depth; }

    /// The value of a move from the root to the side that makes it, within a window. The principal
    /// variation that follows it is in `rootPv()`.
    [[nodiscard]] Value searchRootMove(const Position& child, Value alpha, Value beta, int depth,
                                       bool pvNode) {
        pv(1).clear();
        return pvNode ? -search<true>(child, -beta, -alpha, depth, 1)
                      : -search<false>(child, -beta, -alpha, depth, 1);
    }
    [[nodiscard]] const std::vector<Move>& rootPv() const { return pv_[1]; }

    [[nodiscard]] bool stopped() const { return thread_.stopped(); }
    [[nodiscard]] std::uint64_t nodes() const { return thread_.nodes(); }
    [[nodiscard]] MoveStack<R>& moves() { return thread_.moves(); }

private:
    using Moves = typename MoveStack<R>::Moves;

    struct Window {
        Value alpha;
        Value beta;
    };

    /// The static evaluation of a node, computed when it is first needed.
    class LazyEvaluation {
    public:
        LazyEvaluation(const ThreadState<R>& thread, const Position& n) : thread_(thread), n_(n) {}
        Value operator()() {
            if (value_ == unknown)
                value_ = thread_.evaluate(n_);
            return value_;
        }

    private:
        static constexpr Value unknown = infinite + 1;
        const ThreadState<R>& thread_;
        const Position& n_;
        Value value_ = unknown;
    };

    template <bool PvNode>
    Value search(const Position& n, Value alpha, Value beta, int depth, int ply,
                 bool mayProbCut = true) {
        assert(alpha < beta && (PvNode || beta - alpha == 1));
        if (PvNode)
            pv(ply).clear();
        // 1. Quiescence search at the horizon.
        if (depth <= 0)
            return quiescence_.search(n, alpha, beta, ply);
        if (!thread_.countNode())
            return 0;
        // 2. The end of the game, draw rules.
        if (const auto v = thread_.terminalValue(n, ply))
            return *v;
        // 3. Win-distance pruning: not even an end of the game right here could leave the window.
        alpha = std::max(alpha, ply - winValue);
        beta = std::min(beta, winValue - ply - 1);
        if (alpha >= beta)
            return alpha;
        // 4. Endgame tables.
        if (const auto v = endgameCutoff(n, alpha, beta))
            return *v;
        // 5. Transposition table.
        const auto entry = table_.probe(n.key());
        if (!PvNode && entry)
            if (const auto v = tableCutoff(*entry, alpha, beta, depth, ply))
                return *v;
        const PackedMove tableMove = entry ? entry->move : noMove;
        // 6. Move generation.
        const Moves list(moves());
        moves().pushAll(n);
        const std::span<Move> moves = list.all();
        if (moves.empty())
            return ThreadState<R>::noMoves(ply);
        const bool quiet = moves.front().captured == 0;
        // 7. Reverse futility pruning. 8. ProbCut.
        LazyEvaluation evaluation(thread_, n);
        if (!PvNode && quiet)
            if (const auto v = forwardPruning(n, beta, depth, ply, mayProbCut, evaluation))
                return *v;
        // 9. Move ordering.
        order_.score(moves, n.toMove(), ply, tableMove, n.pieces().kings);
        // 10. Internal iterative reduction: without a move to try first most of the effort would go
        // into the wrong ones.
        if (quiet && tableMove == noMove && depth >= parameters_.iirLeastDepth)
            --depth;
        return searchMoves<PvNode>(n, moves, {alpha, beta}, depth, ply, evaluation);
    }

    /// The move loop of a node, which has at least one move.
    template <bool PvNode>
    Value searchMoves(const Position& n, std::span<Move> moves, Window w, int depth, int ply,
                      LazyEvaluation& evaluation) {
        const Value oldAlpha = w.alpha;
        const bool quiet = moves.front().captured == 0;
        const int newDepth = depthBehind(moves, depth, ply);
        const bool futile = !PvNode && quiet && isFutile(evaluation, w.alpha, depth);
        Value best = -infinite;
        PackedMove bestMove = noMove;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            pickBest(moves.subspan(i));
            const Move m = moves[i];
            // 12. Futility pruning of later quiet moves. A sacrifice may still turn the game.
            if (futile && i > 0 && best > -forcedBound && !forcesCapture(n, m))
                continue;
            const Position child = n.after(m);
            table_.prefetch(child.key());
            const int reduction = lateMoveReduction<PvNode>(n, m, i, depth, ply);
            const Value v = i == 0 ? -search<PvNode>(child, -w.beta, -w.alpha, newDepth, ply + 1)
                                   : searchLateMove<PvNode>(child, w, newDepth, reduction, ply);
            if (stopped())
                return 0;
            if (v <= best)
                continue;
            best = v;
            if (v <= w.alpha)
                continue;
            bestMove = packed(m);
            if (PvNode)
                updatePv(m, ply);
            w.alpha = v;
            if (v >= w.beta) {
                if (quiet)
                    order_.recordCutoff(moves.first(i), m, n.toMove(), ply, depth);
                break;
            }
        }
        table_.store(n.key(),
                     {bestMove, toTableValue(best, ply), depth, toBound(best, {oldAlpha, w.beta})});
        return best;
    }

    /// Whether captures cost no depth: matches decided that, variant by variant.
    static constexpr bool capturesAreFree = R.variant != rules::Variant::international;

    /// 11. Extensions: a move that is the only one costs no depth, nor do captures in most
    /// variants.
    int depthBehind(std::span<const Move> moves, int depth, int ply) const {
        const bool forced = moves.size() == 1 || (capturesAreFree && moves.front().captured != 0);
        return forced && ply < 2 * rootDepth_ ? depth : depth - 1;
    }

    /// What the value of a node that was searched with this window is.
    static Bound toBound(Value v, Window w) {
        return v >= w.beta ? Bound::lower : v > w.alpha ? Bound::exact : Bound::upper;
    }

    /// 13. Principal variation search: a move after the first is searched with a null window, with
    /// less depth first if it comes late, and again where it turns out better than alpha.
    template <bool PvNode>
    Value searchLateMove(const Position& child, Window w, int newDepth, int reduction, int ply) {
        if (PvNode)
            pv(ply + 1).clear(); // may still be an earlier move's
        Value v = -search<false>(child, -w.alpha - 1, -w.alpha, newDepth - reduction, ply + 1);
        if (reduction > 0 && v > w.alpha && !stopped())
            v = -search<false>(child, -w.alpha - 1, -w.alpha, newDepth, ply + 1);
        if (PvNode && v > w.alpha && v < w.beta && !stopped())
            v = -search<true>(child, -w.beta, -w.alpha, newDepth, ply + 1);
        return v;
    }

    /// Late move reductions: plies that a late quiet move is searched less deep at first.
    template <bool PvNode>
    int lateMoveReduction(const Position& n, const Move& m, std::size_t index, int depth,
                          int ply) const {
        const auto move = static_cast<int>(index);
        if (m.captured != 0 || depth < 2 ||
            move < (PvNode ? parameters_.lmrFirstMoveInPv : parameters_.lmrFirstMove) ||
            continuesShot(n, m, ply))
            return 0;
        if (move < parameters_.lmrTwoPliesFirstMove || depth < parameters_.lmrTwoPliesDepth)
            return 1;
        return depth < parameters_.lmrThreePliesDepth ? 2 : 3;
    }

    /// A shot: where a capture or a crowning was among the last two plies, a quiet move forces the
    /// next capture. What it wins shows at its end only, so a reduced search misses it. Near the
    /// root that costs little. Where captures cost no depth anyway, matches decided against it.
    bool continuesShot(const Position& n, const Move& m, int ply) const {
        return !capturesAreFree && ply < parameters_.shotPlies && n.sameMaterialPlies() <= 1 &&
               forcesCapture(n, m);
    }

    /// Futility: near the horizon a position may be so far below alpha that a quiet move hardly
    /// makes up for it.
    bool isFutile(LazyEvaluation& evaluation, Value alpha, int depth) const {
        return depth <= parameters_.futilityDepth && !isDecided(alpha) &&
               evaluation() + parameters_.futilityMargin * depth <= alpha;
    }

    std::optional<Value> forwardPruning(const Position& n, Value beta, int depth, int ply,
                                        bool mayProbCut, LazyEvaluation& evaluation) {
        if (const auto v = reverseFutility(n, beta, depth, evaluation))
            return v;
        return mayProbCut ? probCut(n, beta, depth, ply, evaluation) : std::nullopt;
    }

    /// Reverse futility: near the horizon a position may be so far above beta that no quiet move of
    /// the opponent makes up for it, unless he threatens to take.
    std::optional<Value> reverseFutility(const Position& n, Value beta, int depth,
                                         LazyEvaluation& evaluation) const {
        if (depth > parameters_.reverseFutilityDepth || isDecided(beta) || isThreatened(n))
            return std::nullopt;
        const Value v = evaluation();
        return v - parameters_.reverseFutilityMargin * depth >= beta ? std::optional<Value>(v)
                                                                     : std::nullopt;
    }

    /// ProbCut: a position that is far above beta at two fifths of the depth is taken to be above
    /// it. Where the static evaluation is worse than beta that is not tried.
    std::optional<Value> probCut(const Position& n, Value beta, int depth, int ply,
                                 LazyEvaluation& evaluation) {
        if (depth < parameters_.probCutLeastDepth || isDecided(beta) ||
            evaluation() < beta - parameters_.probCutEvaluationMargin)
            return std::nullopt;
        const Value bound = beta + parameters_.probCutMargin * depth;
        const Value v =
            search<false>(n, bound - 1, bound, depth * parameters_.probCutDepth / 100, ply, false);
        return !stopped() && v >= bound ? std::optional<Value>(beta) : std::nullopt;
    }

    /// A drawn ending needs no search. One that is won or lost is searched on where it matters how.
    std::optional<Value> endgameCutoff(const Position& n, Value alpha, Value beta) const {
        const auto result = thread_.endgames().probe(n);
        if (!result)
            return std::nullopt;
        if (*result == Result::draw)
            return drawValue;
        if (*result == Result::win && beta <= leastTableWin)
            return leastTableWin;
        if (*result == Result::loss && alpha >= -leastTableWin)
            return -leastTableWin;
        return std::nullopt;
    }

    static std::optional<Value> tableCutoff(const TableEntry& entry, Value alpha, Value beta,
                                            int depth, int ply) {
        const Value v = fromTableValue(entry.value, ply);
        const bool deepEnough = entry.depth >= depth;
        // A forced result is one at any depth.
        if (!deepEnough && !isForced(v))
            return std::nullopt;
        if (entry.bound == Bound::exact && deepEnough)
            return v;
        if (entry.bound != Bound::upper && v >= beta && (deepEnough || v > 0))
            return v;
        if (entry.bound != Bound::lower && v <= alpha && (deepEnough || v < 0))
            return v;
        return std::nullopt;
    }

    // The table counts the plies of a forced result from its own position.
    static Value toTableValue(Value v, int ply) {
        return v >= forcedBound ? v + ply : v <= -forcedBound ? v - ply : v;
    }
    static Value fromTableValue(Value v, int ply) {
        return v >= forcedBound ? v - ply : v <= -forcedBound ? v + ply : v;
    }

    std::vector<Move>& pv(int ply) { return pv_[static_cast<std::size_t>(ply)]; }
    void updatePv(const Move& m, int ply) {
        std::vector<Move>& mine = pv(ply);
        const std::vector<Move>& rest = pv(ply + 1);
        mine.assign(1, m);
        mine.insert(mine.end(), rest.begin(), rest.end());
    }

    ThreadState<R> thread_;
    TranspositionTable& table_;
    SearchParameters parameters_;
    MoveOrder<Bits> order_;
    Quiescence<R> quiescence_{thread_, order_};
    std::vector<std::vector<Move>> pv_; ///< principal variations by ply, from that ply on
    int rootDepth_ = 1;
};

} // namespace damscope::analysis::search
