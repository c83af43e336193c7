// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/score.hpp"

namespace damscope::analysis::play {

/// When a player should resign or offer a draw, as opponents expect: not after a single bad score,
/// and not while the game is still open.
class Manners {
public:
    /// Records the player's score of the position at a move, from the player's own view.
    void note(const Score& score);

    /// Three men or more behind, or a proved loss, for four moves in a row.
    [[nodiscard]] bool resigns() const { return hopeless_ >= hopelessMoves; }
    /// Even to a tenth of a man for twelve moves in a row.
    [[nodiscard]] bool offersDraw() const { return even_ >= evenMoves; }
    /// A declined offer is not repeated at once.
    void drawDeclined() { even_ = 0; }

private:
    static constexpr int hopelessMoves = 4;
    static constexpr int evenMoves = 12;

    int hopeless_ = 0; ///< moves in a row
    int even_ = 0;
};

} // namespace damscope::analysis::play
