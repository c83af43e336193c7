// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/shot.hpp"

namespace damscope::analysis::shots {
namespace {

int worth(const rules::Position& position, rules::Color side) {
    const int king = position.rules().flyingKings ? 3 : 2;
    return position.men(side).size() + king * position.kings(side).size();
}

} // namespace

int lead(const rules::Position& position, rules::Color side) {
    const int ahead = worth(position, side) - worth(position, rules::opponent(side));
    return position.rules().goal == rules::Goal::loseAll ? -ahead : ahead;
}

bool isCombination(const Shot& shot) {
    bool takes = false;
    for (std::size_t i = 0; i < shot.line.size(); i += 2)
        takes = takes || shot.line[i].isCapture();
    return takes && shot.given > 0;
}

} // namespace damscope::analysis::shots
