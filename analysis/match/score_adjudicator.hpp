// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/score.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <array>
#include <cstddef>
#include <optional>

namespace damscope::analysis::match {

/// A game is lost for a side when both engines score it as behind by at least `centiMen`, each for
/// `moves` moves in a row.
struct ResignRule {
    int centiMen;
    int moves;
};

/// A game is drawn when both engines score it within `centiMen` of even, each
/// for `moves` moves in a row, after `plies` plies.
struct DrawRule {
    int centiMen;
    int moves;
    std::size_t plies;
};

/// Ends games by the engines' scores. Moves without a score, forced ones, are skipped.
class ScoreAdjudicator {
public:
    ScoreAdjudicator(const std::optional<ResignRule>& resign, const std::optional<DrawRule>& draw)
        : resign_(resign), draw_(draw) {}

    /// The score of a move from its side's view, and the plies played with it.
    void add(rules::Color side, const Score& score, std::size_t plies);
    [[nodiscard]] std::optional<rules::GameResult> result() const;

private:
    struct Streak {
        int winning = 0;
        int losing = 0;
        int even = 0;
    };
    [[nodiscard]] bool isLostFor(rules::Color side) const;

    std::optional<ResignRule> resign_;
    std::optional<DrawRule> draw_;
    std::array<Streak, 2> streaks_{}; ///< by color
};

} // namespace damscope::analysis::match
