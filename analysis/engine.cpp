// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/engine.hpp"

namespace damscope::analysis {

std::optional<Choice> Engine::play(const Limits& limits, const std::stop_token& stop) {
    const Findings found = search(limits, stop);
    if (found.lines.empty())
        return std::nullopt;
    const PvLine& best = found.lines.front();
    return Choice{best.moves.at(0), best.score, best.depth};
}

} // namespace damscope::analysis
