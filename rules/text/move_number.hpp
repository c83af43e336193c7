// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace damscope::rules {

/// The number of the move after a number of plies, counted from a turn of the first mover: 1 for
/// the first moves of both sides.
[[nodiscard]] constexpr int moveNumberAfter(int plies) {
    return plies / 2 + 1;
}

/// As written before a move of the first mover, "12.", and before the other's, "12...".
[[nodiscard]] inline std::string moveNumberText(int number, bool firstMover) {
    return std::to_string(number) + (firstMover ? "." : "...");
}

} // namespace damscope::rules
