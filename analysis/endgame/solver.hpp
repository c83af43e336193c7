// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/numbering.hpp"
#include "analysis/endgame/slice.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "base/parallel/workers.hpp"

#include <array>
#include <atomic>
#include <stdexcept>
#include <utility>
#include <vector>

namespace damscope::analysis::endgame {

/// Finds the results of a class and its mirrored class together; all captures and crownings lead to
/// existing tables.
///
/// Slice by slice, starting with those whose men have advanced most: a man's move leads to a
/// finished slice. Within a slice only kings move. First each position is examined by itself:
/// captures and moves of men decide it or leave it to the kings. Then retrograde analysis along the
/// kings' moves: a predecessor of a lost position is won, and a position is lost if all its
/// successors are won for the opponent. Positions that are never reached are drawn.
///
/// If men move sideways (Turkish), slices depend on each other both ways, so all are repeated
/// until nothing changes.
template <const rules::Rules& R> class Solver {
public:
    Solver(const Material& material, const Tables& smaller, const RunOptions& work)
        : material_(material), lookup_(smaller), options_(work), kings_(material),
          white_(Color::white, material.whiteMen), black_(Color::black, material.blackMen) {
        addSolution(material);
        if (material != material.turned())
            addSolution(material.turned());
        for (int i = 0; i < work.threads; ++i)
            workerStates_.emplace_back(kings_);
    }

    /// The class, and its mirrored class if it is different; empty if it was stopped. Throws if a
    /// table is missing.
    [[nodiscard]] std::vector<Solution> run() && {
        do {
            changed_ = false;
            for (std::size_t gone = white_.farthest() + black_.farthest() + 1; gone-- > 0;)
                solveSlices(gone);
        } while (R.lines == rules::Lines::orthogonal && changed_ &&
                 !options_.stop.stop_requested());
        if (options_.stop.stop_requested())
            return {};
        return std::move(solutions_);
    }

private:
    using Pieces = rules::detail::Pieces<R>;
    using Bits = typename Pieces::Bits;
    using Numbers = Numbering<R>;
    template <Color C> using Generator = rules::detail::Generator<R, C>;

    /// The working memory for one slice.
    struct WorkerState {
        explicit WorkerState(const typename Slice<R>::Kings& kings) : slice(kings) {}
        Slice<R> slice;
        std::array<States, 2> states; ///< by the side to move
        [[nodiscard]] States& of(Color c) { return states[static_cast<std::size_t>(c)]; }
    };

    /// Slices of this size are worth several threads.
    static constexpr std::uint64_t largeSlice = 1 << 16;
    static constexpr std::uint64_t chunk = 1 << 12;

    void addSolution(const Material& m) {
        solutions_.push_back({m, std::vector<Entry>(numberCount(R.board, m))});
    }
    [[nodiscard]] std::vector<Entry>& entries(Color toMove) {
        return solutions_[toMove == Color::white ? 0 : solutions_.size() - 1].entries;
    }
    [[nodiscard]] bool isOwnTurned() const { return solutions_.size() == 1; }

    /// All slices whose men have advanced this many rows.
    void solveSlices(std::size_t gone) {
        std::vector<std::uint32_t> whites;
        for (std::size_t rows = 0; rows <= std::min(gone, white_.farthest()); ++rows)
            if (!black_.advanced(gone - rows).empty())
                whites.insert(whites.end(), white_.advanced(rows).begin(),
                              white_.advanced(rows).end());
        const std::uint64_t size = kings_.white.size() * kings_.black.size();
        const bool large = size >= largeSlice;
        const auto solveWith = [&](std::uint64_t item, int worker) {
            const std::uint32_t white = whites[item];
            const std::size_t rows = gone - white_.rows(white);
            WorkerState& state = workerStates_[static_cast<std::size_t>(worker)];
            for (const std::uint32_t black : black_.advanced(rows)) {
                if (options_.stop.stop_requested())
                    return;
                solveSlice(state, white, black, large ? options_.threads : 1);
                done_ += size * solutions_.size();
            }
            if (worker == 0 && options_.report)
                options_.report(done_);
        };
        base::forEachInParallel(whites.size(), large ? 1 : options_.threads, options_.stop,
                                solveWith);
    }

    void solveSlice(WorkerState& state, std::uint32_t white, std::uint32_t black, int threads) {
        if ((white_.bits(white) & black_.bits(black)) != 0)
            return;
        const std::pair here{white, black};
        const std::pair opposite{black_.turned(black), white_.turned(white)};
        if (isOwnTurned() && opposite < here)
            return; // done together with its mirror
        state.slice.setMen(white_.bits(white), black_.bits(black));
        for (States& s : state.states)
            s.resize(state.slice.size());
        eachChunk(state, threads, [&](std::uint64_t place) { begin(state, place); });
        std::atomic<bool> fresh = true;
        while (fresh && !options_.stop.stop_requested()) {
            fresh = false;
            eachChunk(state, threads, [&](std::uint64_t place) {
                const bool whiteSpread = propagate<Color::white>(state, place);
                const bool blackSpread = propagate<Color::black>(state, place);
                if (whiteSpread || blackSpread)
                    fresh.store(true, std::memory_order_relaxed);
            });
        }
        const std::uint64_t base = (white * black_.size() + black) * state.slice.size();
        eachChunk(state, threads, [&](std::uint64_t place) {
            keep(entries(Color::white)[base + place], state.of(Color::white).entry(place));
            if (!isOwnTurned() || opposite != here)
                keep(entries(Color::black)[Numbers::template numberOf<Color::black>(
                         state.slice.pieces(place))],
                     state.of(Color::black).entry(place));
        });
    }

    template <class Body> void eachChunk(WorkerState& state, int threads, Body body) {
        const std::uint64_t size = state.slice.size();
        const auto work = [&](std::uint64_t item, int) {
            const std::uint64_t end = std::min(size, (item + 1) * chunk);
            for (std::uint64_t place = item * chunk; place < end; ++place)
                body(place);
        };
        const std::uint64_t chunks = (size + chunk - 1) / chunk;
        if (threads > 1)
            return base::forEachInParallel(chunks, threads, options_.stop, work);
        // A slice of five kings takes seconds, and minutes at a low priority on a busy machine.
        for (std::uint64_t i = 0; i < chunks && !options_.stop.stop_requested(); ++i)
            work(i, 0);
    }

    void keep(Entry& entry, Entry result) {
        const std::atomic_ref<Entry> shared(entry);
        if (shared.load(std::memory_order_relaxed) == result)
            return;
        shared.store(result, std::memory_order_relaxed);
        changed_.store(true, std::memory_order_relaxed);
    }

    void begin(WorkerState& state, std::uint64_t place) {
        const Pieces p = state.slice.pieces(place);
        state.of(Color::white).set(place, findState<Color::white>(p));
        state.of(Color::black).set(place, findState<Color::black>(p));
    }

    /// The state of a position from its captures and the moves of its men.
    template <Color C> [[nodiscard]] States::State findState(const Pieces& p) {
        const Generator<C> generator(p);
        if (generator.canCapture())
            return States::settled(bestCapture<C>(generator, p), true, false);
        int kingMoves = 0;
        int manMoves = 0;
        Result best = Result::loss;
        generator.quietMoves([&](Bits from, Bits to, bool crowns) {
            if ((from & p.kings) != 0) {
                ++kingMoves;
                return;
            }
            ++manMoves;
            if (best != Result::win)
                best = better(best, turned(after<rules::opponent(C)>(
                                        p.template afterQuiet<C>(from, to, crowns))));
        });
        if (kingMoves + manMoves == 0)
            return States::settled(Lookup<R>::noMove, false, true);
        if (best == Result::win || kingMoves == 0)
            return States::settled(best, false, false);
        return best == Result::draw ? States::openToDraw() : States::open(kingMoves);
    }

    template <Color C>
    [[nodiscard]] Result bestCapture(const Generator<C>& generator, const Pieces& p) const {
        const auto best = lookup_.template bestCapture<C>(generator, p);
        if (!best)
            missing();
        return *best;
    }

    /// The result of a position after a man's move, C to move.
    template <Color C> [[nodiscard]] Result after(const Pieces& p) {
        if (const auto ended = Lookup<R>::template endOf<C>(p))
            return *ended;
        const Material m = Numbers::template countMaterial<C>(p);
        for (Solution& s : solutions_)
            if (s.material == m)
                return std::atomic_ref<Entry>(s.entries[Numbers::template numberOf<C>(p)])
                    .load(std::memory_order_relaxed)
                    .result();
        const auto known = lookup_.template result<C>(p);
        if (!known)
            missing();
        return *known;
    }

    [[noreturn]] void missing() const {
        throw std::runtime_error("endgame table " + nameOf(material_) +
                                 " cannot be built: a smaller one is missing or damaged");
    }

    /// Propagates a fresh result to the predecessors; false if it is not fresh.
    template <Color C> [[nodiscard]] bool propagate(WorkerState& state, std::uint64_t place) {
        const Result r = state.of(C).takeFresh(place);
        if (r == Result::draw)
            return false;
        // The opponent's king has come from any square that it could move to.
        constexpr Color before = rules::opponent(C);
        const Pieces p = state.slice.pieces(place);
        Generator<before>(p).quietMoves([&](Bits from, Bits to, bool crowns) {
            if ((from & p.kings) == 0)
                return;
            const auto earlier =
                state.slice.placeOf(p.template afterQuiet<before>(from, to, crowns));
            if (r == Result::loss)
                state.of(before).win(earlier);
            else
                state.of(before).loseMove(earlier);
        });
        return true;
    }

    Material material_;
    Lookup<R> lookup_;
    const RunOptions& options_;
    typename Slice<R>::Kings kings_;
    MenPlacements<R> white_;
    MenPlacements<R> black_;
    std::vector<Solution> solutions_;
    std::vector<WorkerState> workerStates_;
    std::atomic<bool> changed_ = false;
    std::atomic<std::uint64_t> done_ = 0;
};

} // namespace damscope::analysis::endgame
