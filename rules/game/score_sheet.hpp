// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <string>
#include <vector>

namespace damscope::rules {

/// One move of a game in reading order.
struct SheetEntry {
    NodeId node{};
    int depth = 0;          ///< 0 on the main line, 1 in its variations, 2 in theirs
    bool opensLine = false; ///< the first move of a variation
    bool resumes = false;   ///< the line continues here after its variations
    std::string number;     ///< "12." or "12..."; empty for a setup
    bool opener = false;    ///< the variant's first mover made the move
    std::string text;       ///< "32-28"; "-" for an unknown move; empty for a pass and for a setup
};

/// All moves in reading order: a move, the variations that replace it, then the rest of the line.
/// Moves are numbered as in PDN: by the variant's first mover, from 1, also if the other side
/// begins; a setup does not restart the count.
[[nodiscard]] std::vector<SheetEntry> scoreSheet(const Game& game);

} // namespace damscope::rules
