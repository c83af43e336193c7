// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/moves/pieces.hpp"

namespace damscope::analysis::evaluation {

/// The empty squares that a side's kings reach with a quiet move, each counted once.
struct KingMobility {
    int safe = 0;
    int attacked = 0; ///< of those, squares where an opposing man beside them could take the king
};

namespace detail {

/// Empty squares where a king, coming from its own, could be taken by a man of the given set.
template <const rules::Rules& R>
[[nodiscard]] typename rules::detail::Grid<R>::Bits
attackedByMen(typename rules::detail::Grid<R>::Bits men,
              typename rules::detail::Grid<R>::Bits kings,
              typename rules::detail::Grid<R>::Bits empty) {
    using namespace rules::detail;
    using G = Grid<R>;
    constexpr unsigned directions = R.lines == rules::Lines::orthogonal ? orthogonals : diagonals;
    typename G::Bits attacked = 0;
    eachDirection<directions>([&](auto d) {
        attacked |=
            G::template step<d()>(men) & empty & G::template step<opposite(d())>(empty | kings);
    });
    return attacked;
}

template <const rules::Rules& R>
[[nodiscard]] typename rules::detail::Grid<R>::Bits
reachedByKings(typename rules::detail::Grid<R>::Bits kings,
               typename rules::detail::Grid<R>::Bits empty) {
    using namespace rules::detail;
    using G = Grid<R>;
    constexpr unsigned directions = R.lines == rules::Lines::orthogonal ? orthogonals : diagonals;
    typename G::Bits reached = 0;
    eachDirection<directions>([&](auto d) {
        auto next = G::template step<d()>(kings) & empty;
        reached |= next;
        if constexpr (R.flyingKings)
            while (next != 0) {
                next = G::template step<d()>(next) & empty;
                reached |= next;
            }
    });
    return reached;
}

} // namespace detail

/// The mobility of a side's kings; cheap if it has none.
template <const rules::Rules& R>
[[nodiscard]] KingMobility kingMobility(const rules::detail::Pieces<R>& pieces, rules::Color side) {
    using G = rules::detail::Grid<R>;
    const auto kings = pieces.of(side) & pieces.kings;
    if (kings == 0)
        return {};
    const auto opposing = pieces.of(rules::opponent(side));
    const auto empty = G::squares & ~(pieces.of(side) | opposing);
    const auto reached = detail::reachedByKings<R>(kings, empty);
    auto attacked = typename G::Bits{0};
    if constexpr (R.menTakeKings)
        attacked = detail::attackedByMen<R>(opposing & ~pieces.kings, kings, empty);
    return {rules::detail::count(static_cast<typename G::Bits>(reached & ~attacked)),
            rules::detail::count(static_cast<typename G::Bits>(reached & attacked))};
}

} // namespace damscope::analysis::evaluation
