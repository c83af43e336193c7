// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/evaluation/patterns.hpp"
#include "rules/board/position.hpp"

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

[[nodiscard]] Features featuresOf(const rules::Position& position);

} // namespace damscope::analysis::evaluation
