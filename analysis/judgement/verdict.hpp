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

/// What an engine has said about a position, as it is kept: scores are from White's view.
struct Verdict {
    struct Line {
        Score score;
        std::vector<rules::Move> moves; ///< the first is the move judged
    };
    std::vector<Line> lines; ///< best for the side to move first; never empty
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::string engine; ///< with version and settings
    Limits asked;       ///< what it was allowed

    [[nodiscard]] Score score() const { return lines.front().score; }
};

/// A verdict from what a search has found; `mover` is the side to move.
[[nodiscard]] Verdict verdictOf(const Findings& findings, rules::Color mover, const Limits& asked,
                                std::string engine);

/// Whether a verdict needs no new search for these limits: as many nodes, as deep, as long, as many
/// lines; a result that is proved is as good as any.
[[nodiscard]] bool satisfies(const Verdict& verdict, const Limits& limits);

} // namespace damscope::analysis
