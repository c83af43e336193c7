// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace damscope::rules {

/// The number of the move behind so many plies, counted from a turn of who moves first: 1 for the
/// moves of both sides that open a game.
[[nodiscard]] constexpr int moveNumberAfter(int plies) {
    return plies / 2 + 1;
}

/// As it is written before a move of who moves first, "12.", and before the other's, "12...".
[[nodiscard]] inline std::string moveNumberText(int number, bool firstMover) {
    return std::to_string(number) + (firstMover ? "." : "...");
}

} // namespace damscope::rules
