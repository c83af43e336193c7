// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/solution.hpp"

namespace damscope::analysis::endgame {

namespace {

struct Counts {
    std::uint64_t& all;
    std::uint64_t& quiet;
};

Counts countsOf(Census& c, Result r) {
    switch (r) {
    case Result::win:
        return {c.wins, c.quietWins};
    case Result::draw:
        return {c.draws, c.quietDraws};
    case Result::loss:
        break;
    }
    return {c.losses, c.quietLosses};
}

} // namespace

Census census(const Solution& solution) {
    Census c;
    for (const Entry e : solution.entries) {
        if (!e.isPosition())
            continue;
        ++c.positions;
        const Counts counts = countsOf(c, e.result());
        ++counts.all;
        ++(e.isCapture() ? c.withCapture : counts.quiet);
        if (e.isBlocked())
            ++c.blocked;
    }
    return c;
}

} // namespace damscope::analysis::endgame
