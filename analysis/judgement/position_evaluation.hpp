// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/score.hpp"
#include "rules/board/move.hpp"

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace damscope::analysis {

/// A move of a position with its score and principal variation.
struct EvaluatedLine {
    Score score;
    std::vector<rules::Move> moves; ///< the first is the evaluated move; none if it is not known
};

/// An engine's evaluation of a position, as stored: scores are from White's view.
struct PositionEvaluation {
    std::vector<EvaluatedLine> lines; ///< the best for the side to move first; never empty
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::string engine; ///< with version and settings
    Limits asked;       ///< the limits that it was given

    [[nodiscard]] Score score() const { return lines.front().score; }
};

/// An evaluation from the findings of a search; `mover` is the side to move.
[[nodiscard]] PositionEvaluation evaluationOf(const Findings& findings, rules::Color mover,
                                              const Limits& asked, std::string engine);

/// Whether an evaluation satisfies these limits without a new search: it was asked for as many
/// lines, and its result is proved, or for each of nodes, depth and time it reached as much or was
/// allowed to.
[[nodiscard]] bool satisfies(const PositionEvaluation& evaluation, const Limits& limits);

} // namespace damscope::analysis
