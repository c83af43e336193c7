// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/grid.hpp"
#include "rules/move.hpp"

#include <array>
#include <cstdint>

/// The one move generator. It takes a variant's table as a compile-time constant; everything that a
/// table can say is read here, and nothing else decides what is legal.
namespace damscope::rules::detail {

/// Who stands where, on one variant's grid.
template <const Rules& R> struct Pieces {
    using Bits = typename Grid<R>::Bits;
    std::array<Bits, 2> side; ///< by Color
    Bits kings;
    /// Squares of kings that have made all the quiet moves in a row they may (Frisian).
    Bits heldKings = 0;

    [[nodiscard]] Bits of(Color c) const { return side[static_cast<std::size_t>(c)]; }
};

template <class Bits> struct Capture {
    Bits captured;
    std::uint8_t from;
    std::uint8_t to;
    bool crowns;
};

/// The captures of one position: those of the highest precedence found so far.
template <class Bits> class CaptureList {
public:
    static constexpr std::size_t capacity = MoveList::capacity;

    CaptureList() {} // NOLINT: the items are left uninitialised, they are many and few are used
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] const Capture<Bits>* begin() const { return items_.data(); }
    [[nodiscard]] const Capture<Bits>* end() const { return items_.data() + size_; }
    [[nodiscard]] bool overflowed() const { return overflowed_; }
    void markOverflow() { overflowed_ = true; }

    /// Keeps a capture unless a better one is known; forgets the worse ones.
    void offer(const Capture<Bits>& c, std::uint64_t precedence, bool mayRepeat) {
        if (precedence < best_)
            return;
        if (precedence > best_) {
            best_ = precedence;
            size_ = 0;
        }
        if (mayRepeat && known(c))
            return;
        if (size_ == capacity)
            overflowed_ = true;
        else
            items_[size_++] = c;
    }

private:
    [[nodiscard]] bool known(const Capture<Bits>& c) const {
        for (std::size_t i = size_; i-- > 0 && items_[i].from == c.from;)
            if (items_[i].captured == c.captured && items_[i].to == c.to &&
                items_[i].crowns == c.crowns)
                return true;
        return false;
    }

    union {
        std::array<Capture<Bits>, capacity> items_;
    };
    std::size_t size_ = 0;
    std::uint64_t best_ = 0;
    bool overflowed_ = false;
};

template <const Rules& R, Color C> class Generator {
public:
    using G = Grid<R>;
    using Bits = typename G::Bits;
    using Captures = CaptureList<Bits>;

    explicit Generator(const Pieces<R>& p)
        : own_(p.of(C)), victims_(p.of(opponent(C))), kings_(p.kings), held_(p.heldKings),
          empty_(G::squares & ~(own_ | victims_)) {}

    /// The variant's goal is reached: nobody moves any more.
    [[nodiscard]] bool over() const {
        if constexpr (R.goal == Goal::firstKing)
            return kings_ != 0;
        else
            return false;
    }

    [[nodiscard]] bool canCapture() const { return manCapturers() != 0 || kingCapturers() != 0; }

    /// All captures that the variant's precedence allows.
    void captures(Captures& out) const {
        const Bits kings = kingCapturers();
        eachBit(kings, [&](Bits from) { CaptureSearch(*this, out, from, true).run(); });
        if constexpr (R.choice == CaptureChoice::kingFirst)
            if (kings != 0)
                return;
        eachBit(manCapturers(), [&](Bits from) { CaptureSearch(*this, out, from, false).run(); });
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

    [[nodiscard]] std::uint64_t quietCount() const {
        int n = 0;
        eachDirection<manMoves>([&](auto d) { n += count(manTargets<d()>()); });
        if (kings() == 0)
            return static_cast<std::uint64_t>(n);
        if constexpr (!R.flyingKings) {
            eachDirection<lines>(
                [&](auto d) { n += count(G::template step<d()>(quietKings()) & empty_); });
        } else {
            eachDirection<lines>([&](auto d) {
                for (Bits to = G::template step<d()>(quietKings()) & empty_; to != 0;
                     to = G::template step<d()>(to) & empty_)
                    n += count(to);
            });
        }
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
    template <Direction D> [[nodiscard]] Bits manTargets() const {
        return G::template step<D>(men()) & empty_;
    }
    [[nodiscard]] Bits manCapturers() const {
        Bits found = 0;
        const Bits victims = victimsOfMen();
        eachDirection<manCaptures>([&](auto d) {
            constexpr Direction back = opposite(d());
            found |= G::template step<back>(G::template step<back>(empty_) & victims);
        });
        return found & men();
    }
    [[nodiscard]] Bits kingCapturers() const {
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

        void run() {
            if (byKing_)
                kingGoesOn(from_, 0, 0, kingCaptures);
            else
                manGoesOn(from_, 0, 0);
        }

    private:
        /// The state of a capture under way, besides where the piece stands: what it has taken, and
        /// at which points of the way it took kings (first piece in the highest bit).
        using Order = std::uint32_t;

        [[nodiscard]] Bits freeSquares(Bits taken) const {
            // Captured pieces stay and block until the capture is over, unless they leave at once.
            return R.removal == Removal::atOnce ? free_ | taken : free_;
        }
        [[nodiscard]] Order withTaken(Order order, Bits taken, Bits victim) const {
            if constexpr (R.choice == CaptureChoice::italian)
                return (victim & g_.kings_) != 0 ? order | (1U << (31 - count(taken))) : order;
            else
                return order;
        }
        /// Positions can be made in which a king has more ways round than there is time for.
        [[nodiscard]] bool exhausted() {
            if (++visited_ < 4'000'000)
                return false;
            out_.markOverflow();
            return true;
        }

        void manGoesOn(Bits at, Bits taken, Order order) {
            if (exhausted())
                return;
            bool goesOn = false;
            const Bits victims = g_.victimsOfMen() & ~taken;
            const Bits free = freeSquares(taken);
            eachDirection<manCaptures>([&](auto d) {
                const Bits victim = G::template step<d()>(at) & victims;
                const Bits land = G::template step<d()>(victim) & free;
                if (land == 0)
                    return;
                goesOn = true;
                manLands(land, taken | victim, withTaken(order, taken, victim));
            });
            if (!goesOn && taken != 0)
                end(at, taken, order, (at & crowning) != 0);
        }

        void manLands(Bits at, Bits taken, Order order) {
            if constexpr (R.crowning == Crowning::stops) {
                if ((at & crowning) != 0)
                    return end(at, taken, order, true);
            } else if constexpr (R.crowning == Crowning::continues) {
                if ((at & crowning) != 0) {
                    crowned_ = true;
                    if (!kingGoesOn(at, taken, order, kingCaptures))
                        end(at, taken, order, true);
                    crowned_ = false;
                    return;
                }
            }
            manGoesOn(at, taken, order);
        }

        /// Takes on from a square along the directions of the mask; false if nothing can be taken.
        bool kingGoesOn(Bits at, Bits taken, Order order, unsigned mask) {
            if (exhausted())
                return true;
            bool goesOn = false;
            const Bits victims = g_.victims_ & ~taken;
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
                kingTakes<d()>(victim, taken | victim, withTaken(order, taken, victim));
            });
            if (!R.flyingKings && !goesOn && taken != 0)
                end(at, taken, order, false);
            return goesOn;
        }

        /// The king has jumped a piece: it may land on the squares behind it, wherever it can go on
        /// taking, or on any of them if it can nowhere.
        template <Direction D> void kingTakes(Bits victim, Bits taken, Order order) {
            const Bits free = freeSquares(taken);
            const Bits first = G::template step<D>(victim);
            constexpr bool lineReopens = R.removal == Removal::atOnce && R.kingMayTurnBack;
            constexpr unsigned turns =
                kingCaptures & ~(1U << D) & (lineReopens ? ~0U : ~(1U << opposite(D)));
            if constexpr (!R.flyingKings) {
                kingGoesOn(first, taken, order, kingCaptures);
            } else if constexpr (R.landing == Landing::rightBehind) {
                if (!kingGoesOn(first, taken, order, turns | (1U << D)))
                    end(first, taken, order, false);
            } else {
                bool goesOn = false;
                Bits land = first;
                for (; (land & free) != 0; land = G::template step<D>(land))
                    goesOn |= kingGoesOn(land, taken, order, turns);
                // Straight on: the same from every landing square, so tried once.
                const Bits next = land & g_.victims_ & ~taken;
                if ((G::template step<D>(next) & free) != 0) {
                    goesOn = true;
                    kingTakes<D>(next, taken | next, withTaken(order, taken, next));
                }
                if (!goesOn)
                    kingRests<D>(victim, taken, order);
            }
        }

        template <Direction D> void kingRests(Bits victim, Bits taken, Order order) {
            const Bits free = freeSquares(taken);
            for (Bits land = G::template step<D>(victim); (land & free) != 0;
                 land = G::template step<D>(land)) {
                end(land, taken, order, crowned_);
                if constexpr (R.landing == Landing::rightBehindLastKing)
                    if ((victim & g_.kings_) != 0)
                        break;
            }
        }

        void end(Bits at, Bits taken, Order order, bool crowns) {
            // A way round and its reverse need this many pieces to take.
            constexpr int shortestLoop = R.removal == Removal::atOnce             ? 2
                                         : R.lines == Lines::diagonalCapturesBoth ? 3
                                                                                  : 4;
            const int n = count(taken);
            out_.offer({taken, static_cast<std::uint8_t>(lowest(from_)),
                        static_cast<std::uint8_t>(lowest(at)), crowns || crowned_},
                       precedence(taken, n, order), n >= shortestLoop);
        }

        [[nodiscard]] std::uint64_t precedence(Bits taken, int n, Order order) const {
            const auto pieces = static_cast<std::uint64_t>(n);
            const std::uint64_t byKing = byKing_ ? 1 : 0;
            if constexpr (R.choice == CaptureChoice::most) {
                return pieces;
            } else if constexpr (R.choice == CaptureChoice::free ||
                                 R.choice == CaptureChoice::kingFirst) {
                return 0;
            } else {
                const auto kingsTaken = static_cast<std::uint64_t>(count(taken & g_.kings_));
                if constexpr (R.choice == CaptureChoice::spanish)
                    return pieces * 128 + kingsTaken;
                else if constexpr (R.choice == CaptureChoice::frisian)
                    // A king counts 1.99 men, as lidraughts plays it (docs/rules.md).
                    return ((pieces - kingsTaken) * 100 + kingsTaken * 199) * 2 + byKing;
                else
                    return ((pieces * 2 + byKing) << 40) | (kingsTaken << 32) | order;
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
