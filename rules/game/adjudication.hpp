// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"
#include "rules/moves/draw_rules.hpp"

#include <vector>

namespace damscope::rules {

/// A draw rule whose limit was reached in a game.
struct Adjudication {
    DrawRule rule;
    int since; ///< the ply after which counting began: of the first occurrence, or of the last move
               ///< before the counted ones
    int at;    ///< the ply with which the limit was reached

    [[nodiscard]] bool endsGame() const { return rule.effect == DrawEffect::endsGame; }
};

/// Which draw rules of the variant applied along the main line, in the order of the plies (see
/// Game::ply; 0 is the start): a fact about the game, whatever was played or recorded after it. A
/// rule is reported each time that its limit is reached after a restart. Counting restarts after a
/// move that was not recorded, a pass and a setup.
[[nodiscard]] std::vector<Adjudication> adjudicate(const Game& game,
                                                   DrawReading reading = DrawReading::usual);

} // namespace damscope::rules
