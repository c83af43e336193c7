// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/result.hpp"
#include "rules/moves/ending.hpp"

namespace damscope::analysis::endgame {

/// The result of a game from a table's result and the side to move.
[[nodiscard]] constexpr rules::GameResult gameResult(Result r, rules::Color toMove) {
    if (r == Result::draw)
        return rules::GameResult::draw;
    return rules::winFor(r == Result::win ? toMove : rules::opponent(toMove));
}

} // namespace damscope::analysis::endgame
