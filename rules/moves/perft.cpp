// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/perft_counters.hpp"

namespace damscope::rules {

std::uint64_t perft(const Position& position, int depth) {
    return detail::countLeaves<detail::Leaves::counted>(position, depth);
}

} // namespace damscope::rules
