// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/moves/pieces.hpp"

#include <cstdint>
#include <optional>

/// The one move generator. It takes a variant's table as a compile-time constant; the fields of the
/// table are used here and in the capture search (capture_search.hpp), and nothing else decides
/// what is legal.
namespace damscope::rules::detail {

template <const Rules& R, Color C> class Generator {
public:
    using G = Grid<R>;
    using Bits = typename G::Bits;
    using Captures = CaptureList<Bits>;

    explicit Generator(const Pieces<R>& p)
        : own_(p.of(C)), victims_(p.of(opponent(C))), kings_(p.kings), held_(p.heldKing(C)),
          empty_(G::squares & ~(own_ | victims_)) {}

    /// The variant's goal is reached: there are no more moves.
    [[nodiscard]] bool over() const {
        if constexpr (R.goal == Goal::firstKing)
            return kings_ != 0;
        else
            return false;
    }

    [[nodiscard]] bool canCapture() const { return capturingMen() != 0 || capturingKings() != 0; }

    /// This many captures of one piece are followed route by route; after that by CaptureStates,
    /// which is faster if there are many.
    static constexpr std::uint32_t usualVisitLimit = 2'000;
    /// All captures that the variant's precedence allows. Compiled once for each variant
    /// (captures_*.cpp), since it is much code.
    void captures(Captures& out, std::uint32_t visitLimit = usualVisitLimit) const;

    /// The number of legal moves: as many as captures() or quietMoves() would report.
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
    /// The quiet move between two squares, if there is one, without generating the others.
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

    /// Whether there is a quiet move; captures, which take precedence, are not checked.
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
            n = base::bitCount(manTargets<upLeft>(), manTargets<upRight>());
        else
            n = base::bitCount(manTargets<downLeft>(), manTargets<downRight>());
        if (kings() != 0)
            n += quietKingCount();
        return static_cast<std::uint64_t>(n);
    }

private:
    static constexpr unsigned lines = R.lines == Lines::orthogonal ? orthogonals : diagonals;
    static constexpr unsigned forward = C == Color::white
                                            ? directionMask({upLeft, upRight, up})
                                            : directionMask({downLeft, downRight, down});
    static constexpr unsigned sideways = directionMask({left, right});
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
    /// The men that can continue after taking a piece. A second jump neither ends where the first
    /// began nor takes the same piece (the man itself stood behind it): so it is possible
    /// wherever a first jump would be.
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
    /// Whether a capture of one piece may be chosen if others take more. Otherwise any two pieces
    /// outweigh any one.
    static constexpr bool shortCapturesCount =
        R.choice == CaptureChoice::free || R.choice == CaptureChoice::kingFirst;

    /// Whether all captures of one piece by men have the same precedence.
    [[nodiscard]] bool equalWhenSingle() const {
        if constexpr (R.choice == CaptureChoice::spanish || R.choice == CaptureChoice::frisian)
            return (victims_ & kings_) == 0;
        else
            return true;
    }
    // Inlined or separate as measured (tests/bench/rules_bench): the common path stays in
    // registers, and only code that needs a list of captures pays for its space on the stack.
    [[nodiscard]] [[gnu::noinline]] std::uint64_t captureCount() const {
        if (capturingKings() != 0 || menThatGoOn() != 0 || !equalWhenSingle())
            return listedCaptureCount();
        return jumpCount();
    }
    [[nodiscard]] [[gnu::noinline]] std::uint64_t listedCaptureCount() const {
        Captures list;
        captures(list);
        return list.size();
    }
    /// The number of jumps that men can make, counting each direction.
    [[nodiscard]] std::uint64_t jumpCount() const {
        int n = 0;
        if constexpr (manCaptures == diagonals && sizeof(Bits) == 8)
            n = base::bitCount(jumpers<upLeft>(), jumpers<upRight>()) +
                base::bitCount(jumpers<downLeft>(), jumpers<downRight>());
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

    class CaptureSearch; // capture_search.hpp
    class CaptureStates; // capture_search.hpp

    /// The precedence of a capture: only the highest is legal. CaptureSearch adds the further
    /// criteria of the Italian rules.
    [[nodiscard]] std::uint64_t precedence(Bits taken, int pieces, bool byKing) const {
        const auto number = static_cast<std::uint64_t>(pieces);
        if constexpr (R.choice == CaptureChoice::most) {
            return number;
        } else if constexpr (shortCapturesCount) {
            return 0;
        } else {
            const auto kingsTaken = static_cast<std::uint64_t>(count(taken & kings_));
            if constexpr (R.choice == CaptureChoice::spanish)
                return number * 128 + kingsTaken;
            else if constexpr (R.choice == CaptureChoice::frisian)
                // A king counts 1.99 men, as lidraughts plays it (docs/rules.md).
                return ((number - kingsTaken) * 100 + kingsTaken * 199) * 2 + (byKing ? 1 : 0);
            else
                return ((number * 2 + (byKing ? 1 : 0)) << 40) | (kingsTaken << 32);
        }
    }

    Bits own_;
    Bits victims_;
    Bits kings_;
    Bits held_;
    Bits empty_;
};

} // namespace damscope::rules::detail
