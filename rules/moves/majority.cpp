// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/majority.hpp"

#include "rules/board/variants.hpp"
#include "rules/moves/capture_search.hpp"
#include "rules/moves/pieces.hpp"

#include <array>
#include <utility>

namespace damscope::rules {
namespace {

using detail::CaptureList;
using detail::Direction;
using detail::Generator;
using detail::Grid;
using detail::Pieces;

/// The rules of R with every capture allowed.
template <const Rules& R>
inline constexpr Rules withFreeChoice = tables::derived(R, [](Rules& rules) {
    rules.choice = CaptureChoice::free;
});

constexpr bool hasMajority(CaptureChoice choice) {
    return choice != CaptureChoice::free && choice != CaptureChoice::kingFirst;
}

// A king is worth a little less than two men.
template <const Rules& R> int valueOf(typename Grid<R>::Bits captured, typename Grid<R>::Bits all) {
    if (R.choice != CaptureChoice::frisian)
        return detail::count(captured);
    return 100 * detail::count(captured) + 99 * detail::count(captured & all);
}

/// The captures of flying kings, in search of a landing at which a king may rest and take fewer.
/// The generator never reports these: in variants with a free choice a king must go on, too.
template <const Rules& R, Color C> class ShortLandings {
public:
    explicit ShortLandings(const Pieces<R>& pieces)
        : own_(pieces.of(C)), victims_(pieces.of(opponent(C))), kings_(pieces.kings) {}

    [[nodiscard]] bool exist() {
        bool found = false;
        detail::eachBit(own_ & kings_, [&](Bits king) {
            free_ = (G::squares & ~(own_ | victims_)) | king;
            found = found || followed(king, 0, lines);
        });
        return found;
    }

private:
    using G = Grid<R>;
    using Bits = typename G::Bits;
    static constexpr unsigned lines = R.lines == Lines::diagonalCapturesBoth
                                          ? detail::diagonals | detail::orthogonals
                                      : R.lines == Lines::orthogonal ? detail::orthogonals
                                                                     : detail::diagonals;
    /// Boards can be set up where a king has millions of ways.
    static constexpr int mostLandings = 20'000;

    [[nodiscard]] Bits freeSquares(Bits taken) const {
        return R.removal == Removal::atOnce ? free_ | taken : free_;
    }

    template <Direction D> [[nodiscard]] Bits victimFrom(Bits at, Bits taken) const {
        const Bits free = freeSquares(taken);
        Bits next = G::template step<D>(at);
        while ((next & free) != 0)
            next = G::template step<D>(next);
        const Bits victim = next & victims_ & ~taken;
        return (G::template step<D>(victim) & free) != 0 ? victim : 0;
    }

    [[nodiscard]] bool goesOn(Bits at, Bits taken, unsigned directions) const {
        bool found = false;
        detail::eachDirection<lines>([&](auto d) {
            found = found || ((directions >> d() & 1U) != 0 && victimFrom<d()>(at, taken) != 0);
        });
        return found;
    }

    [[nodiscard]] bool followed(Bits at, Bits taken, unsigned directions) {
        bool found = false;
        detail::eachDirection<lines>([&](auto d) {
            if (found || (directions >> d() & 1U) == 0)
                return;
            if (const Bits victim = victimFrom<d()>(at, taken); victim != 0)
                found = landed<d()>(victim, taken | victim);
        });
        return found;
    }

    template <Direction D> [[nodiscard]] bool landed(Bits victim, Bits taken) {
        constexpr bool turnsBack = R.removal == Removal::atOnce && R.kingMayTurnBack;
        constexpr unsigned next = turnsBack ? lines : lines & ~(1U << detail::opposite(D));
        const Bits first = G::template step<D>(victim);
        Bits rests = 0;
        Bits goes = 0;
        for (Bits land = first; (land & freeSquares(taken)) != 0; land = G::template step<D>(land))
            (goesOn(land, taken, next) ? goes : rests) |= land;
        if (R.landing == Landing::rightBehindLastKing && (victim & kings_) != 0)
            rests &= first;
        if (goes != 0 && rests != 0)
            return true;
        bool found = false;
        detail::eachBit(goes, [&](Bits land) {
            found = found || (++landings_ < mostLandings && followed(land, taken, next));
        });
        return found;
    }

    Bits own_;
    Bits victims_;
    Bits kings_;
    Bits free_ = 0;
    int landings_ = 0;
};

template <const Rules& R, Color C> bool decidesFor(const Position& position) {
    const auto pieces = detail::toPieces<withFreeChoice<R>>(position);
    const Generator<withFreeChoice<R>, C> generator(pieces);
    if (generator.over() || !generator.canCapture())
        return false;
    CaptureList<typename Grid<R>::Bits> captures;
    generator.captures(captures);
    const auto value = [&](const auto& capture) {
        return valueOf<R>(capture.captured, pieces.kings);
    };
    const int first = value(*captures.begin());
    for (const auto& capture : captures)
        if (value(capture) != first)
            return true;
    if constexpr (R.flyingKings)
        return ShortLandings<R, C>(detail::toPieces<R>(position)).exist();
    else
        return false;
}

template <const Rules& R> bool decides(const Position& position) {
    if constexpr (hasMajority(R.choice))
        return position.toMove() == Color::white ? decidesFor<R, Color::white>(position)
                                                 : decidesFor<R, Color::black>(position);
    else
        return false;
}

using Decider = bool (*)(const Position&);

constexpr auto deciders = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<Decider, variantCount>{&decides<*tables::all[I]>...};
}
(std::make_index_sequence<variantCount>{});

} // namespace

bool majorityDecides(const Position& position) {
    return deciders[static_cast<std::size_t>(position.variant())](position);
}

} // namespace damscope::rules
