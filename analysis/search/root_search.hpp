// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/search/thread_state.hpp"
#include "analysis/search/variant_search.hpp"
#include "analysis/search/worker.hpp"

#include <algorithm>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace damscope::analysis::search {

/// Iterative deepening of one thread: the root's moves, the best of them in order, with their
/// principal variations.
template <const rules::Rules& R> class RootSearch {
public:
    using Position = Node<R>;
    using Move = typename Position::Move;

    struct RootMove {
        Move move;
        Value value = -infinite;
        int depth = 0; ///< of the search that gave the value
        std::vector<Move> line;
    };

    RootSearch(const Evaluator<R>& evaluator, const EndgameProbe<R>& endgames,
               TranspositionTable& table, const SearchParameters& parameters)
        : evaluate_(evaluator), aspirationMargin_(parameters.aspirationMargin),
          worker_(evaluator, endgames, table, parameters) {}

    /// Forgets what earlier searches have found out about moves.
    void clear() { worker_.clear(); }

    /// Called when a depth is done and when a new best move is found.
    using Notify = std::function<void()>;

    /// Searches until the budget or the depth is used up.
    void run(const std::vector<Position>& before, const Position& root, const Limits& limits,
             int firstDepth, Budget& budget, const Notify& notify) {
        root_ = &root;
        worker_.prepare(before, root, budget);
        findMoves();
        if (moves_.empty())
            return;
        wanted_ = std::min(static_cast<std::size_t>(std::max(limits.lines, 1)), moves_.size());
        TimeManager time(limits.clock);
        const int lastDepth = std::min(limits.depth.value_or(deepest), deepest);
        for (int depth = firstDepth; depth <= lastDepth; ++depth) {
            const Move lastMove = moves_.front().move;
            const Value lastValue = moves_.front().value;
            worker_.setRootDepth(depth);
            for (std::size_t place = 0; place < wanted_ && !worker_.stopped(); ++place)
                searchWithAspiration(place, depth, notify);
            // A depth that was not finished leaves values of two; the best move stays the best.
            sortLines(worker_.stopped() ? 1 : 0);
            if (worker_.stopped()) {
                if (isLost(moves_.front().value) && !isLost(lastValue))
                    preferUnproved(lastValue);
                break;
            }
            depth_ = depth;
            notify();
            time.addDepth(moves_.front().move.same(lastMove), lastValue - moves_.front().value);
            if (isSolved(depth) || time.isEnough(budget.elapsed()))
                break;
        }
    }

    /// The root's moves, the wanted ones first and in order.
    [[nodiscard]] const std::vector<RootMove>& moves() const { return moves_; }
    [[nodiscard]] std::size_t wanted() const { return wanted_; }
    [[nodiscard]] int depth() const { return depth_; }
    [[nodiscard]] std::uint64_t nodes() const { return worker_.nodes(); }

private:
    static constexpr int deepest = 100;

    void findMoves() {
        moves_.clear();
        depth_ = 0;
        wanted_ = 0;
        const typename MoveStack<R>::Moves list(worker_.moves());
        worker_.moves().pushAll(*root_);
        for (const Move& m : list.all())
            moves_.push_back({m, -evaluate_(root_->after(m)), 0, {m}});
        std::ranges::stable_sort(moves_, std::greater{}, &RootMove::value);
    }

    /// Finds the best of the moves from a place on, within an aspiration window that widens until
    /// it holds the value.
    void searchWithAspiration(std::size_t place, int depth, const Notify& notify) {
        const Value previous = moves_[place].value;
        Value margin = depth > 2 && !isForced(previous) ? aspirationMargin_ : infinite;
        Value alpha = std::max(previous - margin, -infinite);
        Value beta = std::min(previous + margin, infinite);
        while (true) {
            const Value v = searchFrom(place, alpha, beta, depth, notify);
            if (worker_.stopped() || (v > alpha && v < beta))
                return;
            margin = margin > 500 ? infinite : margin * 2;
            if (v <= alpha)
                alpha = std::max(v - margin, -infinite);
            else
                beta = std::min(v + margin, infinite);
        }
    }

    /// One pass over the moves from a place on; the best comes to that place.
    Value searchFrom(std::size_t place, Value alpha, Value beta, int depth, const Notify& notify) {
        Value best = -infinite;
        for (std::size_t i = place; i < moves_.size(); ++i) {
            const Value v = valueOf(moves_[i], i == place, alpha, beta, depth);
            if (worker_.stopped())
                break;
            const bool failsLow = v <= best || (i > place && v <= alpha);
            best = std::max(best, v);
            if (failsLow) {
                if (isLost(v) && !isLost(moves_[i].value)) // else its line is known, too
                    keep(moves_[i], v, depth);
                continue;
            }
            // A first move that fails low keeps its place: nothing better is known yet.
            keep(moves_[i], v, depth);
            std::rotate(moves_.begin() + static_cast<std::ptrdiff_t>(place),
                        moves_.begin() + static_cast<std::ptrdiff_t>(i),
                        moves_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            if (i > place && place == 0)
                notify();
            alpha = std::max(alpha, v);
            if (v >= beta)
                break;
        }
        return best;
    }

    Value valueOf(const RootMove& m, bool first, Value alpha, Value beta, int depth) {
        const Position child = root_->after(m.move);
        // As below the root, a forced move costs no depth.
        const int newDepth = moves_.size() == 1 ? depth : depth - 1;
        if (first)
            return worker_.searchRootMove(child, alpha, beta, newDepth, true);
        const Value v = worker_.searchRootMove(child, alpha, alpha + 1, newDepth, false);
        if (v > alpha && v < beta && !worker_.stopped())
            return worker_.searchRootMove(child, alpha, beta, newDepth, true);
        return v;
    }

    void keep(RootMove& m, Value value, int depth) {
        m.value = value;
        m.depth = depth;
        m.line.assign(1, m.move);
        m.line.insert(m.line.end(), worker_.rootPv().begin(), worker_.rootPv().end());
    }

    /// Puts the wanted lines from a place on in order: what the table has learnt from the first
    /// ones can make a later one better.
    void sortLines(std::ptrdiff_t from) {
        std::stable_sort(moves_.begin() + from,
                         moves_.begin() + static_cast<std::ptrdiff_t>(wanted_),
                         [](const RootMove& a, const RootMove& b) { return a.value > b.value; });
    }

    [[nodiscard]] static bool isLost(Value v) { return isDecided(v) && v < 0; }

    /// The depth that was not finished proved the first move to lose, and perhaps had no time for
    /// the others: one that is not known to lose is better. It was no better than `lastValue`.
    void preferUnproved(Value lastValue) {
        const auto other = std::ranges::find_if_not(moves_, isLost, &RootMove::value);
        if (other == moves_.end())
            return;
        other->value = std::min(other->value, lastValue);
        other->depth = depth_;
        std::rotate(moves_.begin(), other, other + 1);
    }

    /// Every wanted line is a forced result that a deeper search cannot improve.
    [[nodiscard]] bool isSolved(int depth) const {
        return std::all_of(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(wanted_),
                           [&](const RootMove& m) {
                               const Value size = m.value < 0 ? -m.value : m.value;
                               return isForced(m.value) && winValue - size <= depth;
                           });
    }

    const Evaluator<R>& evaluate_;
    Value aspirationMargin_;
    Worker<R> worker_;
    const Position* root_ = nullptr;
    std::vector<RootMove> moves_;
    std::size_t wanted_ = 0;
    int depth_ = 0;
};

/// The search of one variant with its threads: all of them deepen the same root and share what they
/// find through the table (Lazy SMP); the first one's findings count.
template <const rules::Rules& R> class VariantSearchOf final : public VariantSearch {
public:
    VariantSearchOf(const Weights& weights, const endgame::Tables* endgames,
                    TranspositionTable& table, const SearchParameters& parameters)
        : parameters_(parameters), evaluate_(weights), endgames_(endgames), table_(table),
          root_(rules::Position::start(R.variant)) {}

    void setPosition(const rules::Position& start, std::span<const rules::Move> moves) override {
        before_.clear();
        root_ = Position(start);
        for (const rules::Move& m : moves) {
            before_.push_back(root_);
            root_ = root_.after(folded(m));
        }
    }

    Findings search(const Limits& limits, const std::stop_token& stop, const Engine::Report& report,
                    int threads) override {
        Budget budget(limits, stop);
        while (searches_.size() < static_cast<std::size_t>(threads))
            searches_.push_back(
                std::make_unique<RootSearch<R>>(evaluate_, endgames_, table_, parameters_));
        table_.age();
        {
            std::vector<std::jthread> helpers;
            for (int i = 1; i < threads; ++i)
                helpers.emplace_back([this, i, &budget, &limits] {
                    Limits one = limits;
                    one.lines = 1;
                    one.clock.reset(); // the first thread watches it
                    searches_[static_cast<std::size_t>(i)]->run(before_, root_, one, 1 + i % 2,
                                                                budget, [] {});
                });
            const BudgetEnd end(budget); // before the helpers are waited for
            const auto notify = [&] {
                if (report)
                    report(findings(*searches_[0], searches_[0]->nodes(), budget));
            };
            searches_[0]->run(before_, root_, limits, 1, budget, notify);
        }
        std::uint64_t nodes = 0;
        for (int i = 0; i < threads; ++i)
            nodes += searches_[static_cast<std::size_t>(i)]->nodes();
        return findings(*searches_[0], nodes, budget);
    }

    void clear() override {
        for (const auto& search : searches_)
            search->clear();
    }

    [[nodiscard]] int evaluation() const override { return evaluate_(root_); }

private:
    using Position = Node<R>;
    using Bits = typename Position::Bits;

    static typename Position::Move folded(const rules::Move& m) {
        return {static_cast<Bits>(m.captured.bits()), static_cast<std::uint8_t>(m.from.bit()),
                static_cast<std::uint8_t>(m.to.bit()), m.crowns, 0};
    }

    static Findings findings(const RootSearch<R>& search, std::uint64_t nodes,
                             const Budget& budget) {
        Findings f;
        f.depth = search.depth();
        f.nodes = nodes;
        f.time = budget.elapsed();
        for (std::size_t i = 0; i < search.wanted(); ++i) {
            const auto& m = search.moves()[i];
            PvLine& line = f.lines.emplace_back();
            line.score = toScore(m.value);
            line.depth = m.depth;
            for (const auto& move : m.line)
                line.moves.push_back(move.unfolded());
        }
        return f;
    }

    SearchParameters parameters_;
    Evaluator<R> evaluate_;
    EndgameProbe<R> endgames_;
    TranspositionTable& table_;
    Position root_;
    std::vector<Position> before_;
    std::vector<std::unique_ptr<RootSearch<R>>> searches_;
};

} // namespace damscope::analysis::search
