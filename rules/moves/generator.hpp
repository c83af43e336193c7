// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/moves/capture_list.hpp"
#include "rules/moves/grid.hpp"
#include "rules/moves/pieces.hpp"

#include <array>
#include <cstdint>
#include <optional>

/// The one move generator. It takes a variant's table as a compile-time constant; everything that a
/// table can say is read here, and nothing else decides what is legal.
namespace damscope::rules::detail {

template <const Rules& R, Color C> class Generator {
public:
    using G = Grid<R>;
    using Bits = typename G::Bits;
    using Captures = CaptureList<Bits>;

    explicit Generator(const Pieces<R>& p)
        : own_(p.of(C)), victims_(p.of(opponent(C))), kings_(p.kings), held_(p.heldKing(C)),
          empty_(G::squares & ~(own_ | victims_)) {}

    /// The variant's goal is reached: nobody moves any more.
    [[nodiscard]] bool over() const {
        if constexpr (R.goal == Goal::firstKing)
            return kings_ != 0;
        else
            return false;
    }

    [[nodiscard]] bool canCapture() const { return capturingMen() != 0 || capturingKings() != 0; }

    /// All captures that the variant's precedence allows.
    void captures(Captures& out) const {
        const Bits kings = capturingKings();
        eachBit(kings, [&](Bits from) { CaptureSearch(*this, out, from, true).king(); });
        if constexpr (R.choice == CaptureChoice::kingFirst)
            if (kings != 0)
                return;
        const Bits goOn = menThatGoOn();
        // Where a precedence rules, any two pieces outweigh any one.
        const Bits from = shortCapturesCount || goOn == 0 ? men() : goOn;
        eachDirection<manCaptures>([&](auto d) {
            eachBit(jumpOffs<d()>() & from, [&](Bits man) {
                const Bits victim = G::template step<d()>(man);
                const Bits land = G::template step<d()>(victim);
                CaptureSearch(*this, out, man, false).man(victim, land, (man & goOn) != 0);
            });
        });
    }

    /// How many legal moves there are: as many as captures() or quietMoves() would tell.
    [[nodiscard]] std::uint64_t moveCount() const {
        if (over())
            return 0;
        return canCapture() ? captureCount() : quietCount();
    }

    /// Calls visit(from, to, crowns) for each quiet move.
    template <class Visit> void quietMoves(Visit visit) const {
        eachDirection<manMoves>([&](auto d) {
            eachBit(manTargets<d()>(), [&](Bits to) {
                visit(G::template step<opposite(d())>(to), to, (to & crowning) != 0);
            });
        });
        eachBit(quietKings(), [&](Bits from) {
            eachDirection<lines>([&](auto d) {
                Bits to = G::template step<d()>(from) & empty_;
                while (to != 0) {
                    visit(from, to, false);
                    if constexpr (!R.flyingKings)
                        break;
                    to = G::template step<d()>(to) & empty_;
                }
            });
        });
    }

    struct QuietMove {
        bool crowns;
    };
    /// The quiet move between two squares, if it is there: asked without looking at the others.
    [[nodiscard]] std::optional<QuietMove> quietMove(Bits from, Bits to) const {
        std::optional<QuietMove> found;
        if ((quietKings() & from) == 0) {
            eachDirection<manMoves>([&](auto d) {
                if ((manTargets<d()>() & to) != 0 && G::template step<opposite(d())>(to) == from)
                    found = QuietMove{(to & crowning) != 0};
            });
            return found;
        }
        eachDirection<lines>([&](auto d) {
            Bits passed = G::template step<d()>(from) & empty_;
            while (passed != 0 && passed != to && R.flyingKings)
                passed = G::template step<d()>(passed) & empty_;
            if (passed == to)
                found = QuietMove{false};
        });
        return found;
    }

    /// Whether there is a quiet move; a capture, which would come first, is not looked for.
    [[nodiscard]] bool canMoveQuietly() const {
        Bits targets = 0;
        eachDirection<manMoves>([&](auto d) { targets |= manTargets<d()>(); });
        eachDirection<lines>(
            [&](auto d) { targets |= G::template step<d()>(quietKings()) & empty_; });
        return targets != 0;
    }

    [[nodiscard]] std::uint64_t quietCount() const {
        int n = 0;
        if constexpr (R.lines == Lines::orthogonal || sizeof(Bits) > 8)
            eachDirection<manMoves>([&](auto d) { n += count(manTargets<d()>()); });
        else if constexpr (C == Color::white)
            n = bitCount(manTargets<upLeft>(), manTargets<upRight>());
        else
            n = bitCount(manTargets<downLeft>(), manTargets<downRight>());
        if (kings() != 0)
            n += quietKingCount();
        return static_cast<std::uint64_t>(n);
    }

private:
    static constexpr unsigned lines = R.lines == Lines::orthogonal ? orthogonals : diagonals;
    static constexpr unsigned forward =
        C == Color::white ? maskOf({upLeft, upRight, up}) : maskOf({downLeft, downRight, down});
    static constexpr unsigned sideways = maskOf({left, right});
    static constexpr unsigned manMoves =
        R.lines == Lines::orthogonal ? lines & (forward | sideways) : lines & forward;
    static constexpr unsigned kingCaptures =
        R.lines == Lines::diagonalCapturesBoth ? diagonals | orthogonals : lines;
    static constexpr unsigned manCaptures =
        R.menCaptureBackward ? kingCaptures : kingCaptures & (forward | sideways);
    static constexpr Bits crowning = G::template crowningRow<C>;

    [[nodiscard]] Bits men() const { return own_ & ~kings_; }
    [[nodiscard]] Bits kings() const { return own_ & kings_; }
    [[nodiscard]] Bits quietKings() const {
        if constexpr (R.kingMovesInARow > 0)
            return kings() & ~held_;
        else
            return kings();
    }
    [[nodiscard]] Bits victimsOfMen() const {
        return R.menTakeKings ? victims_ : victims_ & ~kings_;
    }
    [[nodiscard]] [[gnu::noinline]] int quietKingCount() const {
        int n = 0;
        eachDirection<lines>([&](auto d) {
            for (Bits to = G::template step<d()>(quietKings()) & empty_; to != 0;
                 to = G::template step<d()>(to) & empty_) {
                n += count(to);
                if constexpr (!R.flyingKings)
                    break;
            }
        });
        return n;
    }
    template <Direction D> [[nodiscard]] Bits manTargets() const {
        return G::template step<D>(men()) & empty_;
    }
    /// Squares from which a man could jump in a direction.
    template <Direction D> [[nodiscard]] Bits jumpOffs() const {
        constexpr Direction back = opposite(D);
        return G::template step<back>(G::template step<back>(empty_) & victimsOfMen());
    }
    template <Direction D> [[nodiscard]] Bits jumpers() const { return jumpOffs<D>() & men(); }
    /// Squares from which a man could jump.
    [[nodiscard]] Bits jumpOffs() const {
        Bits found = 0;
        eachDirection<manCaptures>([&](auto d) { found |= jumpOffs<d()>(); });
        return found;
    }
    [[nodiscard]] Bits capturingMen() const { return jumpOffs() & men(); }
    /// The men that can go on behind a piece they take. A second jump neither ends where the first
    /// began nor takes what the first has taken (the man itself stood behind that): so it is
    /// possible from wherever a first one would be.
    [[nodiscard]] Bits menThatGoOn() const {
        Bits next = jumpOffs();
        if constexpr (R.crowning == Crowning::stops)
            next &= ~crowning;
        else if constexpr (R.crowning == Crowning::continues)
            next |= crowning;
        Bits found = 0;
        eachDirection<manCaptures>([&](auto d) {
            constexpr Direction back = opposite(d());
            const Bits landing = G::template step<d()>(G::template step<d()>(jumpers<d()>()));
            found |= G::template step<back>(G::template step<back>(landing & next));
        });
        return found;
    }
    /// Whether a capture of one piece may be chosen where others take more. Any two pieces outweigh
    /// any one in the variants where it may not.
    static constexpr bool shortCapturesCount =
        R.choice == CaptureChoice::free || R.choice == CaptureChoice::kingFirst;

    /// Whether all captures of one piece by men are worth the same.
    [[nodiscard]] bool equalWhenSingle() const {
        if constexpr (R.choice == CaptureChoice::spanish || R.choice == CaptureChoice::frisian)
            return (victims_ & kings_) == 0;
        else
            return true;
    }
    // Inlined and apart as measured (tests/bench/rules_bench): what is common stays in registers,
    // and only what needs a list of captures pays for its room on the stack.
    [[nodiscard]] [[gnu::noinline]] [[gnu::flatten]] std::uint64_t captureCount() const {
        if (capturingKings() != 0 || menThatGoOn() != 0 || !equalWhenSingle())
            return listedCaptureCount();
        return jumpCount();
    }
    [[nodiscard]] [[gnu::noinline]] std::uint64_t listedCaptureCount() const {
        Captures list;
        captures(list);
        return list.size();
    }
    /// How many men can jump, each counted in every direction.
    [[nodiscard]] std::uint64_t jumpCount() const {
        int n = 0;
        if constexpr (manCaptures == diagonals && sizeof(Bits) == 8)
            n = bitCount(jumpers<upLeft>(), jumpers<upRight>()) +
                bitCount(jumpers<downLeft>(), jumpers<downRight>());
        else
            eachDirection<manCaptures>([&](auto d) { n += count(jumpers<d()>()); });
        return static_cast<std::uint64_t>(n);
    }
    [[nodiscard]] Bits capturingKings() const {
        if (kings() == 0)
            return 0;
        Bits found = 0;
        eachDirection<kingCaptures>([&](auto d) {
            constexpr Direction back = opposite(d());
            Bits reach = G::template step<back>(G::template step<back>(empty_) & victims_);
            if constexpr (R.flyingKings) {
                found |= reach & kings();
                for (Bits open = reach & empty_; open != 0; open = reach & empty_) {
                    reach = G::template step<back>(open);
                    found |= reach & kings();
                }
            } else {
                found |= reach & kings();
            }
        });
        return found;
    }

    /// Follows every capture of one piece to its end.
    class CaptureSearch {
    public:
        CaptureSearch(const Generator& g, Captures& out, Bits from, bool king)
            : g_(g), out_(out), from_(from), free_(g.empty_ | from), byKing_(king) {}

        void king() { kingGoesOn(from_, {}, kingCaptures); }

        /// The captures of a man that begin with this one; `goesOn` is false where none is longer.
        void man(Bits victim, Bits land, bool goesOn) {
            if (goesOn)
                manLands(land, with({}, victim));
            else
                end(land, with({}, victim), (land & crowning) != 0);
        }

    private:
        /// What a capture under way has taken.
        struct Taken {
            Bits pieces = 0;
            int count = 0;
            /// Where on the way the kings among them were met, the first piece in the highest bit
            /// (Italian only).
            std::uint32_t order = 0;
        };
        [[nodiscard]] Taken with(Taken taken, Bits victim) const {
            if constexpr (R.choice == CaptureChoice::italian)
                if ((victim & g_.kings_) != 0)
                    taken.order |= 1U << (31 - taken.count);
            return {taken.pieces | victim, taken.count + 1, taken.order};
        }
        [[nodiscard]] Bits freeSquares(Taken taken) const {
            // Captured pieces stay and block until the capture is over, unless they leave at once.
            return R.removal == Removal::atOnce ? free_ | taken.pieces : free_;
        }
        /// Positions can be made in which a king has more ways round than there is time for.
        [[nodiscard]] bool exhausted() {
            if (++visited_ < 4'000'000)
                return false;
            out_.markOverflow();
            return true;
        }

        void manGoesOn(Bits at, Taken taken) {
            if (exhausted())
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

        /// Takes on from a square along the directions of the mask; false if nothing can be taken.
        bool kingGoesOn(Bits at, Taken taken, unsigned mask) {
            if (exhausted())
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

        /// The king has jumped a piece: it may land on the squares behind it, wherever it can go on
        /// taking, or on any of them if it can nowhere.
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
            // A way round and its reverse need this many pieces to take.
            constexpr int shortestLoop = R.removal == Removal::atOnce             ? 2
                                         : R.lines == Lines::diagonalCapturesBoth ? 3
                                                                                  : 4;
            out_.offer({taken.pieces, static_cast<std::uint8_t>(lowest(from_)),
                        static_cast<std::uint8_t>(lowest(at)), crowns || crowned_},
                       precedence(taken), taken.count >= shortestLoop);
        }

        [[nodiscard]] std::uint64_t precedence(Taken taken) const {
            const auto pieces = static_cast<std::uint64_t>(taken.count);
            if constexpr (R.choice == CaptureChoice::most) {
                return pieces;
            } else if constexpr (shortCapturesCount) {
                return 0;
            } else {
                const std::uint64_t byKing = byKing_ ? 1 : 0;
                const auto kingsTaken = static_cast<std::uint64_t>(count(taken.pieces & g_.kings_));
                if constexpr (R.choice == CaptureChoice::spanish)
                    return pieces * 128 + kingsTaken;
                else if constexpr (R.choice == CaptureChoice::frisian)
                    // A king counts 1.99 men, as lidraughts plays it (docs/rules.md).
                    return ((pieces - kingsTaken) * 100 + kingsTaken * 199) * 2 + byKing;
                else
                    return ((pieces * 2 + byKing) << 40) | (kingsTaken << 32) | taken.order;
            }
        }

        const Generator& g_;
        Captures& out_;
        Bits from_;
        Bits free_;
        bool byKing_;
        bool crowned_ = false;
        std::uint32_t visited_ = 0;
    };

    Bits own_;
    Bits victims_;
    Bits kings_;
    Bits held_;
    Bits empty_;
};

} // namespace damscope::rules::detail
