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

/// Finds out, while the entries of a sheet are written in order, where the remarks come that stand
/// behind the variations of moves.
class RemarksBehind {
public:
    explicit RemarksBehind(const Game& game) : game_(game) {}

    /// The moves whose remarks stand before an entry, and after the last one; the innermost first.
    [[nodiscard]] std::vector<SheetEntry> before(const SheetEntry& entry);
    [[nodiscard]] std::vector<SheetEntry> rest() { return takeFrom(0); }

private:
    std::vector<SheetEntry> takeFrom(int depth);

    const Game& game_;
    std::vector<SheetEntry> open_; // with such remarks, each in a variation of that before it
};

} // namespace damscope::rules
