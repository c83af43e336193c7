// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/majority.hpp"

#include "rules/board/variants.hpp"
#include "rules/moves/capture_search.hpp"
#include "rules/moves/pieces_of.hpp"

#include <array>
#include <utility>

namespace damscope::rules {
namespace {

using detail::CaptureList;
using detail::Generator;
using detail::Grid;

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

template <const Rules& R, Color C> bool decidesFor(const Position& position) {
    const auto pieces = detail::piecesOf<withFreeChoice<R>>(position);
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
