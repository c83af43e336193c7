// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/moves/generator.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace damscope::rules::detail {

/// The states of partial captures that have taken the same number of pieces, keyed by the taken
/// pieces: an open hash table beside the states themselves. It holds as many as fit into about
/// fifty megabytes; further states are dropped, and `isFull` reports it.
template <class State> class StateSet {
public:
    using Bits = decltype(State::taken);
    static constexpr std::size_t most = std::size_t{1} << 20;

    /// The state with these pieces taken, a new one if there is none.
    State& at(Bits taken) {
        std::size_t slot = findSlot(taken);
        while (slots_[slot] != 0) {
            State& s = states_[slots_[slot] - 1];
            if (s.taken == taken)
                return s;
            slot = (slot + 1) & (slots_.size() - 1);
        }
        if (states_.size() == most) {
            full_ = true;
            return lost_ = State{};
        }
        states_.push_back({});
        states_.back().taken = taken;
        slots_[slot] = static_cast<std::uint32_t>(states_.size());
        if (2 * states_.size() > slots_.size())
            grow();
        return states_.back();
    }

    [[nodiscard]] auto begin() const { return states_.begin(); }
    [[nodiscard]] auto end() const { return states_.end(); }
    [[nodiscard]] bool empty() const { return states_.empty(); }
    [[nodiscard]] bool isFull() const { return full_; }
    void swap(StateSet& other) noexcept { std::swap(*this, other); }
    void clear() {
        states_.clear();
        slots_.assign(slots_.size(), 0);
        full_ = false;
    }

private:
    static constexpr std::size_t initialSlots = 1024;

    [[nodiscard]] std::size_t findSlot(Bits taken) const {
        constexpr std::uint64_t mixer = 0x9e3779b97f4a7c15; // 2^64 over the golden ratio
        auto bits = static_cast<std::uint64_t>(taken);
        if constexpr (sizeof(Bits) > 8)
            bits ^= static_cast<std::uint64_t>(taken >> 64) * mixer;
        return static_cast<std::size_t>((bits * mixer) >> 32) & (slots_.size() - 1);
    }

    void grow() {
        slots_.assign(2 * slots_.size(), 0);
        for (std::size_t i = 0; i < states_.size(); ++i) {
            std::size_t slot = findSlot(states_[i].taken);
            while (slots_[slot] != 0)
                slot = (slot + 1) & (slots_.size() - 1);
            slots_[slot] = static_cast<std::uint32_t>(i + 1);
        }
    }

    std::vector<State> states_;
    std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(initialSlots); // index + 1
    State lost_{};
    bool full_ = false;
};

/// The captures of one piece with too many routes to follow each: boards can be set up where a king
/// has millions.
/// Proceeds from the sets of pieces that n jumps can take to those of n + 1 jumps. All routes that
/// have taken the same pieces are followed together, by the set of squares that they have
/// reached.
template <const Rules& R, Color C> class Generator<R, C>::CaptureStates {
public:
    static_assert(R.flyingKings && R.choice != CaptureChoice::italian,
                  "kings that go step by step have few ways, and in Italian the way counts");

    CaptureStates(const Generator& g, Captures& out, Bits from, bool king)
        : g_(g), out_(out), from_(from), free_(g.empty_ | from), byKing_(king) {}

    void king() {
        level_.at(0).kings[anyDirection] = from_;
        followAll();
    }
    /// The captures of a man that begin with this one.
    void man(Bits victim, Bits land) {
        Next next{next_, victim};
        manLands(next, land);
        level_.swap(next_);
        followAll();
    }

private:
    /// If pieces leave at once, a king may not reverse, so its last direction matters; otherwise
    /// the piece that it took blocks the way back.
    static constexpr bool cameMatters = R.removal == Removal::atOnce && !R.kingMayTurnBack;
    static constexpr std::size_t anyDirection = cameMatters ? directionCount : 0;
    static constexpr bool mayHaveToStop = R.landing == Landing::rightBehindLastKing;

    struct State {
        Bits taken = 0;
        Bits men = 0;                               ///< where it stands as a man
        std::array<Bits, anyDirection + 1> kings{}; ///< as a king, by where it came from
        Bits rests = 0;                             ///< where it may stop (Killer)
    };
    /// The state after one more jump, created on first use.
    struct Next {
        StateSet<State>& states;
        Bits taken;
        State* made = nullptr;
        State& state() { return *(made == nullptr ? made = &states.at(taken) : made); }
    };
    struct End {
        Bits taken;
        Bits squares;
        bool crowns;
    };

    [[nodiscard]] Bits freeSquares(Bits taken) const {
        return R.removal == Removal::atOnce ? free_ | taken : free_;
    }

    void followAll() {
        while (!level_.empty()) {
            for (const State& s : level_)
                follow(s);
            if (next_.isFull())
                out_.markOverflow();
            level_.swap(next_);
            next_.clear();
        }
        for (const End& e : ends_)
            eachBit(e.squares, [&](Bits to) {
                out_.offer({e.taken, static_cast<std::uint8_t>(lowest(from_)),
                            static_cast<std::uint8_t>(lowest(to)), e.crowns},
                           best_, true);
            });
    }

    void follow(const State& s) {
        std::array<Bits, directionCount> byKing{}; // victims, by the direction of the jump
        std::array<Bits, directionCount> byMan{};
        Bits all = 0;
        eachDirection<kingCaptures>([&](auto d) {
            if (const Bits from = standing<d()>(s); from != 0)
                all |= byKing[d()] = victimsOfKings<d()>(from, s.taken);
        });
        if (s.men != 0)
            eachDirection<manCaptures>(
                [&](auto d) { all |= byMan[d()] = victimsOfMen<d()>(s.men, s.taken); });
        if (all == 0)
            return rest(s);
        eachBit(all, [&](Bits victim) {
            Next next{next_, s.taken | victim};
            eachDirection<kingCaptures>([&](auto d) {
                if ((byKing[d()] & victim) != 0)
                    kingLands<d()>(next, victim);
                if ((byMan[d()] & victim) != 0)
                    manLands(next, G::template step<d()>(victim));
            });
        });
    }

    /// The kings that may continue in a direction.
    template <Direction D> [[nodiscard]] static Bits standing(const State& s) {
        if constexpr (!cameMatters)
            return s.kings[0];
        Bits from = 0;
        for (unsigned came = 0; came <= anyDirection; ++came)
            if (came != opposite(D))
                from |= s.kings[came];
        return from;
    }

    template <Direction D> [[nodiscard]] Bits victimsOfKings(Bits from, Bits taken) const {
        const Bits free = freeSquares(taken);
        return G::template step<D>(slid<D>(from, free)) & g_.victims_ & ~taken &
               G::template step<opposite(D)>(free);
    }
    template <Direction D> [[nodiscard]] Bits victimsOfMen(Bits from, Bits taken) const {
        return G::template step<D>(from) & g_.victimsOfMen() & ~taken &
               G::template step<opposite(D)>(freeSquares(taken));
    }
    /// The squares and all that a king slides over from them, in steps of 1, 2, 4 and 8 squares,
    /// since loops to the end of each line would exit after varying numbers of steps.
    template <Direction D> [[nodiscard]] static Bits slid(Bits from, Bits free) {
        Bits open = free & G::template ahead<D>;
        from |= open & G::template shifted<D, 1>(from);
        open &= G::template shifted<D, 1>(open);
        from |= open & G::template shifted<D, 2>(from);
        open &= G::template shifted<D, 2>(open);
        from |= open & G::template shifted<D, 4>(from);
        if constexpr (R.board.files > 8 && D <= downRight) {
            open &= G::template shifted<D, 4>(open);
            from |= open & G::template shifted<D, 8>(from);
        }
        return from;
    }

    template <Direction D> void kingLands(Next& next, Bits victim) {
        const Bits first = G::template step<D>(victim);
        Bits land = first;
        if constexpr (R.landing != Landing::rightBehind)
            land = slid<D>(first, freeSquares(next.taken));
        const Bits rests = mayHaveToStop && (victim & g_.kings_) != 0 ? first : land;
        if constexpr (shortCapturesCount)
            if (!kingGoesOn(land, next.taken))
                return end(next.taken, rests, !byKing_);
        State& s = next.state();
        s.kings[cameMatters ? unsigned{D} : 0U] |= land;
        if constexpr (mayHaveToStop)
            s.rests |= rests;
    }

    void manLands(Next& next, Bits land) {
        const bool onLastRow = (land & crowning) != 0;
        if constexpr (R.crowning == Crowning::stops) {
            if (onLastRow)
                return end(next.taken, land, true);
        } else if constexpr (R.crowning == Crowning::continues) {
            if (onLastRow) {
                if (!kingGoesOn(land, next.taken))
                    return end(next.taken, land, true);
                next.state().kings[anyDirection] |= land;
                return;
            }
        }
        if constexpr (shortCapturesCount)
            if (!manGoesOn(land, next.taken))
                return end(next.taken, land, onLastRow);
        next.state().men |= land;
    }

    [[nodiscard]] bool kingGoesOn(Bits from, Bits taken) const {
        static_assert(!cameMatters || !shortCapturesCount);
        Bits found = 0;
        eachDirection<kingCaptures>([&](auto d) { found |= victimsOfKings<d()>(from, taken); });
        return found != 0;
    }
    [[nodiscard]] bool manGoesOn(Bits from, Bits taken) const {
        Bits found = 0;
        eachDirection<manCaptures>([&](auto d) { found |= victimsOfMen<d()>(from, taken); });
        return found != 0;
    }

    /// The piece can take no more, on any of its squares. (In the variants where a short capture
    /// counts this is known before, for each of its squares.)
    void rest(const State& s) {
        if constexpr (shortCapturesCount)
            return;
        Bits kings = s.rests;
        if constexpr (!mayHaveToStop)
            for (const Bits k : s.kings)
                kings |= k;
        end(s.taken, kings, !byKing_);
        end(s.taken, s.men & crowning, true);
        end(s.taken, s.men & ~crowning, false);
    }

    void end(Bits taken, Bits squares, bool crowns) {
        const std::uint64_t precedence = g_.precedence(taken, count(taken), byKing_);
        if (squares == 0 || precedence < best_)
            return;
        if (precedence > best_)
            ends_.clear();
        best_ = precedence;
        ends_.push_back({taken, squares, crowns});
    }

    const Generator& g_;
    Captures& out_;
    Bits from_;
    Bits free_;
    bool byKing_;
    StateSet<State> level_;
    StateSet<State> next_;
    std::vector<End> ends_;
    std::uint64_t best_ = 0;
};

/// How the generator finds captures. Included only where it is compiled (captures_*.cpp).
/// Follows every capture of one piece to its end, route by route.
template <const Rules& R, Color C> class Generator<R, C>::CaptureSearch {
public:
    CaptureSearch(const Generator& g, Captures& out, Bits from, bool king, std::uint32_t visitLimit)
        : g_(g), out_(out), from_(from), free_(g.empty_ | from), byKing_(king),
          visitLimit_(visitLimit) {}

    void king() {
        kingGoesOn(from_, {}, kingCaptures);
        if (isExhausted())
            followStates(g_, out_, from_);
    }

    /// The captures of a man that begin with this one; `goesOn` is false if none is longer.
    void man(Bits victim, Bits land, bool goesOn) {
        if (!goesOn)
            return end(land, with({}, victim), (land & crowning) != 0);
        manLands(land, with({}, victim));
        if (isExhausted())
            followStates(g_, out_, from_, victim, land);
    }

private:
    /// The pieces taken so far by a capture.
    struct Taken {
        Bits pieces = 0;
        int count = 0;
        /// Which of them, in order, were kings, the first piece in the highest bit (Italian
        /// only).
        std::uint32_t order = 0;
    };
    [[nodiscard]] Taken with(Taken taken, Bits victim) const {
        if constexpr (R.choice == CaptureChoice::italian)
            if ((victim & g_.kings_) != 0)
                taken.order |= 1U << (31 - taken.count);
        return {taken.pieces | victim, taken.count + 1, taken.order};
    }
    [[nodiscard]] Bits freeSquares(Taken taken) const {
        // Captured pieces stay and block until the end of the capture, unless they leave at once.
        return R.removal == Removal::atOnce ? free_ | taken.pieces : free_;
    }
    /// Boards can be set up with too many routes to follow each. Captures found so far are then
    /// found again by CaptureStates.
    static constexpr bool haveManyWays = R.flyingKings;
    /// CaptureStates does not know where a king came from once short captures count (majority.cpp).
    static constexpr bool canMergeWays =
        !shortCapturesCount || R.removal == Removal::afterCapture || R.kingMayTurnBack;
    [[nodiscard]] bool isExhausted() const { return haveManyWays && visited_ > visitLimit_; }
    [[nodiscard]] bool exhausts() {
        ++visited_;
        return isExhausted();
    }

    // Separate and static, so that a search that never comes here stays in registers.
    [[gnu::noinline]] static void followStates(const Generator& g, Captures& out, Bits from) {
        if constexpr (haveManyWays && canMergeWays)
            CaptureStates(g, out, from, true).king();
        else
            out.markOverflow();
    }
    [[gnu::noinline]] static void followStates(const Generator& g, Captures& out, Bits from,
                                               Bits victim, Bits land) {
        if constexpr (haveManyWays && canMergeWays)
            CaptureStates(g, out, from, false).man(victim, land);
        else
            out.markOverflow();
    }

    void manGoesOn(Bits at, Taken taken) {
        if (exhausts())
            return;
        bool goesOn = false;
        const Bits victims = g_.victimsOfMen() & ~taken.pieces;
        const Bits free = freeSquares(taken);
        eachDirection<manCaptures>([&](auto d) {
            const Bits victim = G::template step<d()>(at) & victims;
            const Bits land = G::template step<d()>(victim) & free;
            if (land == 0)
                return;
            goesOn = true;
            manLands(land, with(taken, victim));
        });
        if (!goesOn)
            end(at, taken, (at & crowning) != 0);
    }

    void manLands(Bits at, Taken taken) {
        if constexpr (R.crowning == Crowning::stops) {
            if ((at & crowning) != 0)
                return end(at, taken, true);
        } else if constexpr (R.crowning == Crowning::continues) {
            if ((at & crowning) != 0) {
                crowned_ = true;
                if (!kingGoesOn(at, taken, kingCaptures))
                    end(at, taken, true);
                crowned_ = false;
                return;
            }
        }
        manGoesOn(at, taken);
    }

    /// Continues from a square along the directions of the mask; false if nothing can be taken.
    bool kingGoesOn(Bits at, Taken taken, unsigned mask) {
        if (exhausts())
            return true;
        bool goesOn = false;
        const Bits victims = g_.victims_ & ~taken.pieces;
        const Bits free = freeSquares(taken);
        eachDirection<kingCaptures>([&](auto d) {
            if (((mask >> d()) & 1U) == 0)
                return;
            Bits next = G::template step<d()>(at);
            if constexpr (R.flyingKings)
                while ((next & free) != 0)
                    next = G::template step<d()>(next);
            const Bits victim = next & victims;
            if ((G::template step<d()>(victim) & free) == 0)
                return;
            goesOn = true;
            kingTakes<d()>(victim, with(taken, victim));
        });
        if (!R.flyingKings && !goesOn && taken.count != 0)
            end(at, taken, false);
        return goesOn;
    }

    /// The king has jumped a piece: it may land on the squares behind it where it can continue, or
    /// on any of them if it cannot.
    template <Direction D> void kingTakes(Bits victim, Taken taken) {
        const Bits free = freeSquares(taken);
        const Bits first = G::template step<D>(victim);
        constexpr bool lineReopens = R.removal == Removal::atOnce && R.kingMayTurnBack;
        constexpr unsigned turns =
            kingCaptures & ~(1U << D) & (lineReopens ? ~0U : ~(1U << opposite(D)));
        if constexpr (!R.flyingKings) {
            kingGoesOn(first, taken, kingCaptures);
        } else if constexpr (R.landing == Landing::rightBehind) {
            if (!kingGoesOn(first, taken, turns | (1U << D)))
                end(first, taken, false);
        } else {
            bool goesOn = false;
            Bits land = first;
            for (; (land & free) != 0; land = G::template step<D>(land))
                goesOn |= kingGoesOn(land, taken, turns);
            // Straight on: the same from every landing square, so tried once.
            const Bits next = land & g_.victims_ & ~taken.pieces;
            if ((G::template step<D>(next) & free) != 0) {
                goesOn = true;
                kingTakes<D>(next, with(taken, next));
            }
            if (!goesOn)
                kingRests<D>(victim, taken);
        }
    }

    template <Direction D> void kingRests(Bits victim, Taken taken) {
        const Bits free = freeSquares(taken);
        for (Bits land = G::template step<D>(victim); (land & free) != 0;
             land = G::template step<D>(land)) {
            end(land, taken, crowned_);
            if constexpr (R.landing == Landing::rightBehindLastKing)
                if ((victim & g_.kings_) != 0)
                    break;
        }
    }

    void end(Bits at, Taken taken, bool crowns) {
        // A route and its reverse need this many pieces to take.
        constexpr int shortestLoop = R.removal == Removal::atOnce             ? 2
                                     : R.lines == Lines::diagonalCapturesBoth ? 3
                                                                              : 4;
        out_.offer({taken.pieces, static_cast<std::uint8_t>(lowest(from_)),
                    static_cast<std::uint8_t>(lowest(at)), crowns || crowned_},
                   precedence(taken), taken.count >= shortestLoop);
    }

    [[nodiscard]] std::uint64_t precedence(Taken taken) const {
        return g_.precedence(taken.pieces, taken.count, byKing_) | taken.order;
    }

    const Generator& g_;
    Captures& out_;
    Bits from_;
    Bits free_;
    bool byKing_;
    bool crowned_ = false;
    std::uint32_t visitLimit_;
    std::uint32_t visited_ = 0;
};

template <const Rules& R, Color C>
void Generator<R, C>::captures(Captures& out, std::uint32_t visitLimit) const {
    const Bits kings = capturingKings();
    eachBit(kings, [&](Bits from) { CaptureSearch(*this, out, from, true, visitLimit).king(); });
    if constexpr (R.choice == CaptureChoice::kingFirst)
        if (kings != 0)
            return;
    const Bits goOn = menThatGoOn();
    // Under every precedence, any two pieces outweigh any one.
    const Bits from = shortCapturesCount || goOn == 0 ? men() : goOn;
    eachDirection<manCaptures>([&](auto d) {
        eachBit(jumpOffs<d()>() & from, [&](Bits man) {
            const Bits victim = G::template step<d()>(man);
            const Bits land = G::template step<d()>(victim);
            CaptureSearch(*this, out, man, false, visitLimit).man(victim, land, (man & goOn) != 0);
        });
    });
}

} // namespace damscope::rules::detail
