// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/line_follower.hpp"

#include <optional>
#include <vector>

/// A line of a script up to the move where it breaks: internal to repair.
namespace damscope::rules::detail {

/// A move of the line, written over one or more items.
struct Turn {
    std::size_t item;
    std::size_t lastItem;
    Position before;
    Move played; ///< as replay reads it; meaningless for the illegal one
};

/// A move number of the line.
struct NumberMark {
    std::size_t turn; ///< number of moves written before it
    int ply;          ///< that it names: 0 for "1.", 1 for "1..."
};

/// An item between the moves that is not a move: unread text, or a number.
struct Fragment {
    std::size_t turn; ///< that it stands before
    std::size_t item;
};

struct BrokenLine {
    /// The turns up to the illegal one, without those before a setup.
    std::vector<Turn> turns;
    int plies = 0; ///< before the first of the turns; one more if the second mover began the game
    std::vector<NumberMark> numbers; ///< including some after the break
    std::vector<Fragment> fragments;
};

/// The start of a line: the main line, or a variation.
struct LineStart {
    Position position;
    std::size_t item = 0; ///< its first; its end is the script's, or the bracket that closes it
    int plies = 0;        ///< as in BrokenLine
};

/// A line of a script, if it breaks at an illegal move. Nothing if it is legal to the end, or
/// breaks where the position is not known. Keeps `most` turns before the break.
std::optional<BrokenLine> findBreak(const LineStart& start, const Script& script, std::size_t most);

} // namespace damscope::rules::detail
