// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <array>
#include <cstdint>

namespace damscope::analysis::evaluation {

/// How far a square lies to the right of the middle of the board, in half files.
[[nodiscard]] constexpr int leanOf(const rules::Board& board, rules::Square s) {
    return 2 * board.coordinates(s).column - (board.files - 1);
}

/// The same by grid bit.
template <const rules::Rules& R>
inline constexpr auto leans = [] {
    std::array<std::int8_t, R.board.gridBits()> all{};
    for (const rules::Square s : R.board.squares())
        all[s.bit()] = static_cast<std::int8_t>(leanOf(R.board, s));
    return all;
}();

} // namespace damscope::analysis::evaluation
