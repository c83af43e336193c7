// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"
#include "rules/moves/draw_rules.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace damscope::analysis::search {

/// How many pieces stand on the board, as draw rules ask for it.
struct PieceCounts {
    std::array<int, 2> men; ///< by side
    std::array<int, 2> kings;
    [[nodiscard]] int of(std::size_t side) const { return men[side] + kings[side]; }
};

/// A variant's draw rules in the form that a search can ask at every node. What a player may claim
/// counts as a draw. The rule about the main road depends on the square of the lone king and is not
/// used.
class DrawLimits {
public:
    static constexpr int never = 1'000'000;

    explicit DrawLimits(rules::Variant variant);

    /// The position is drawn after so many plies without a capture or a man's move.
    [[nodiscard]] int noProgress() const { return noProgress_; }
    /// Drawn when a position stands on the board for this time. Variants without a rule play on for
    /// ever; for them the third time counts as drawn, too.
    [[nodiscard]] int occurrences() const { return occurrences_; }
    /// With these pieces on the board the game is drawn after so many plies without a capture or a
    /// crowning.
    [[nodiscard]] int material(const PieceCounts& counts) const;
    /// Whether king against king is drawn at once, unless a king must fall.
    [[nodiscard]] bool kingAgainstKing() const { return kingAgainstKing_; }
    /// With more pieces than this on the board a rule about material applies only where a side has
    /// a single one.
    static constexpr int mostPieces = 7;

private:
    std::span<const rules::DrawRule> rules_;
    int noProgress_ = never;
    int occurrences_ = 3;
    bool kingAgainstKing_ = false;
};

} // namespace damscope::analysis::search
