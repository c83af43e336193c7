// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/score.hpp"

namespace damscope::analysis::play {

/// When a player who knows how he stands gives a game up or offers a draw, as one expects it at the
/// board: not for one bad move, not while anything can still happen.
class Manners {
public:
    /// What the player thought of his position when he moved, from his own view.
    void note(const Score& score);

    /// Three men or more behind, or lost by proof, for four moves in a row.
    [[nodiscard]] bool resigns() const { return hopeless_ >= patience; }
    /// Even to a tenth of a man for twelve moves in a row.
    [[nodiscard]] bool offersDraw() const { return even_ >= evenMoves; }
    /// An offer that was declined is not made again at once.
    void drawDeclined() { even_ = 0; }

private:
    static constexpr int patience = 4;
    static constexpr int evenMoves = 12;

    int hopeless_ = 0; ///< moves in a row
    int even_ = 0;
};

} // namespace damscope::analysis::play
