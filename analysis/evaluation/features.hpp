// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/evaluation/patterns.hpp"
#include "rules/board/position.hpp"
#include "rules/board/rules.hpp"
#include "rules/moves/pieces.hpp"

#include <array>
#include <cstdint>

namespace damscope::analysis::evaluation {

/// The features of a position, for training: the search updates the same ones incrementally
/// (search/node.hpp, search/evaluator.hpp). "Ahead" is White's minus Black's.
struct Features {
    std::array<std::uint32_t, PatternLayout::maxLanes> lanes{}; ///< entries of the tables
    /// Index + 1 of each man's square, then of each king's; negative for black.
    std::array<std::int8_t, 72> squares{};
    std::uint8_t men = 0; ///< the number of squares with men
    std::uint8_t count = 0;
    std::int8_t menAhead = 0;
    std::int8_t firstKingAhead = 0;
    std::int8_t moreKingsAhead = 0;
    std::int8_t toMove = 0; ///< 1 White, -1 Black
    std::int8_t safeMovesAhead = 0;
    std::int8_t attackedMovesAhead = 0;
    std::int16_t imbalanceAhead = 0; ///< half files of the men to one side of the middle
    std::uint16_t tempo = 0;         ///< rows advanced by the men of both sides
    std::array<std::uint8_t, 2> drawDivisor{1, 1}; ///< if White is ahead, if Black is ahead
};

[[nodiscard]] Features extractFeatures(const rules::Position& position);

/// The material of a side.
struct Material {
    int men = 0;
    int kings = 0;
    [[nodiscard]] constexpr int count() const { return men + kings; }
};

/// This many pieces or fewer rarely win against a flying king.
[[nodiscard]] constexpr int tooFewToWin(const rules::Rules& r) {
    if (!r.flyingKings || r.goal != rules::Goal::takeOrBlock)
        return 0;
    if (r.landing == rules::Landing::rightBehindLastKing)
        return 1;
    return r.board.files >= 10 && r.choice == rules::CaptureChoice::most ? 3 : 2;
}

/// The divisor of an advantage that a king of the weaker side is likely to hold to a draw.
[[nodiscard]] constexpr int drawDivisor(const rules::Rules& r, Material ahead, Material behind) {
    const int tooFew = tooFewToWin(r);
    if (tooFew == 0 || behind.kings == 0)
        return 1;
    if (ahead.count() <= tooFew)
        return 8;
    return ahead.kings == behind.kings && ahead.men - behind.men <= 1 ? 2 : 1;
}

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

/// How far a square lies to the right of the middle of the board, in half files.
[[nodiscard]] constexpr int lean(const rules::Board& board, rules::Square s) {
    return 2 * board.coordinates(s).column - (board.files - 1);
}

/// The same by grid bit.
template <const rules::Rules& R>
inline constexpr auto leans = [] {
    std::array<std::int8_t, R.board.gridBits()> all{};
    for (const rules::Square s : R.board.squares())
        all[s.bit()] = static_cast<std::int8_t>(lean(R.board, s));
    return all;
}();

} // namespace damscope::analysis::evaluation
