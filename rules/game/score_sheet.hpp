// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <string>
#include <vector>

namespace damscope::rules {

/// One move of a game as a reader meets it.
struct SheetEntry {
    NodeId node{};
    int depth = 0;          ///< 0 on the main line, 1 in its variations, 2 in theirs
    bool opensLine = false; ///< the first move of a variation
    bool resumes = false;   ///< the line goes on here after its variations were shown
    std::string number;     ///< "12." or "12..."; empty for a setup
    bool opener = false;    ///< the side that the number counts by made the move
    std::string text;       ///< "32-28"; "-" for an unknown move; empty for a pass and for a setup
};

/// All moves in reading order: a move, the variations that replace it, then the line goes on. Moves
/// are numbered as PDN numbers them: by the variant's first mover, from 1, also where the other
/// side begins; a setup goes on counting.
[[nodiscard]] std::vector<SheetEntry> scoreSheet(const Game& game);

} // namespace damscope::rules
