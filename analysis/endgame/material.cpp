// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/material.hpp"

namespace damscope::analysis::endgame {

namespace {

/// The classes of a number of men and kings where White is not the weaker side, each followed by
/// its mirrored class.
void addClasses(std::vector<Material>& classes, int men, int kings) {
    for (int whiteMen = men; whiteMen >= 0; --whiteMen)
        for (int whiteKings = kings; whiteKings >= 0; --whiteKings) {
            const Material m{static_cast<std::uint8_t>(whiteMen),
                             static_cast<std::uint8_t>(men - whiteMen),
                             static_cast<std::uint8_t>(whiteKings),
                             static_cast<std::uint8_t>(kings - whiteKings)};
            if (m.white() == 0 || m.black() == 0 || m < m.turned())
                continue;
            classes.push_back(m);
            if (m != m.turned())
                classes.push_back(m.turned());
        }
}

} // namespace

std::string nameOf(const Material& m) {
    std::string name;
    for (const std::uint8_t n : {m.whiteMen, m.blackMen, m.whiteKings, m.blackKings})
        name += static_cast<char>('0' + n);
    return name;
}

bool hasTables(rules::Variant variant) {
    return rules::rules(variant).kingMovesInARow == 0;
}

std::vector<Material> classesUpTo(rules::Variant variant, int pieces) {
    std::vector<Material> classes;
    if (!hasTables(variant))
        return classes;
    const bool kingsEndTheGame = rules::rules(variant).goal == rules::Goal::firstKing;
    for (int all = 2; all <= pieces; ++all)
        for (int men = kingsEndTheGame ? all : 0; men <= all; ++men)
            addClasses(classes, men, all - men);
    return classes;
}

namespace {

struct Counts {
    std::uint64_t& all;
    std::uint64_t& quiet;
};

Counts countersFor(Census& c, Result r) {
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
        const Counts counts = countersFor(c, e.result());
        ++counts.all;
        ++(e.isCapture() ? c.withCapture : counts.quiet);
        if (e.isBlocked())
            ++c.blocked;
    }
    return c;
}

} // namespace damscope::analysis::endgame
