// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/engine.hpp"

namespace damscope::analysis {

std::optional<rules::Move> Engine::play(const Limits& limits, const std::stop_token& stop) {
    const Findings found = search(limits, stop);
    if (found.lines.empty())
        return std::nullopt;
    return found.lines.front().moves.at(0);
}

} // namespace damscope::analysis
