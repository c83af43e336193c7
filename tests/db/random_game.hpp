// SPDX-License-Identifier: GPL-3.0-or-later
// Games of random moves with everything in them that a game can have.
#pragma once

#include "rules/game/game.hpp"

#include <random>

namespace damscope::db {

struct RandomGameShape {
    int plies = 60;           // of each line, at most
    bool variations = true;   // and nested ones
    bool remarks = true;      // of every kind
    bool specialSteps = true; // unknown moves, passes and setups
    bool setupStart = false;  // from a position in the middle of a game
};

[[nodiscard]] rules::Game randomGame(rules::Variant variant, std::mt19937& random,
                                     const RandomGameShape& shape = {});

} // namespace damscope::db
