// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace damscope::analysis::endgame {

/// Counts of the positions of a class.
struct Census {
    std::uint64_t positions = 0;
    std::uint64_t withCapture = 0; ///< the side to move must capture
    std::uint64_t wins = 0;        ///< of all positions, for the side to move
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    std::uint64_t quietWins = 0; ///< of those without a capture
    std::uint64_t quietDraws = 0;
    std::uint64_t quietLosses = 0;
    std::uint64_t blocked = 0; ///< the side to move has no move
    friend bool operator==(const Census&, const Census&) = default;
};

} // namespace damscope::analysis::endgame
