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

} // namespace damscope::analysis::shots
