// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/moves/capture_states.hpp"
#include "rules/moves/generator.hpp"

#include <cstdint>

/// How the generator finds captures. Included only where it is compiled (captures_*.cpp).
namespace damscope::rules::detail {

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
