// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <optional>

namespace damscope::analysis {

/// The seconds that a player had left after the move at a node, from the clocks recorded there;
/// nothing if none is recorded.
[[nodiscard]] std::optional<int> clockAfter(const rules::Game& game, rules::NodeId node,
                                            rules::Color mover);

/// Whether a player who has so many seconds left is in time trouble: less than five minutes, and
/// less than a share of the most that the clock showed in the game.
[[nodiscard]] constexpr bool isTimeTrouble(int left, int longest, double share = 0.10) {
    constexpr int neverAbove = 300;
    return left < neverAbove && left < share * longest;
}

} // namespace damscope::analysis
