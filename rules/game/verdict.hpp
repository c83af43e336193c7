// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/adjudication.hpp"
#include "rules/moves/ending.hpp"

#include <optional>
#include <vector>

namespace damscope::rules {

/// The last position of a game's main line. Nothing where the line breaks off before its end: what
/// follows an illegal or an unknown move is not known.
[[nodiscard]] std::optional<Position> lastPosition(const Game& game);

/// What the rules say of how a game ended, by its main line alone, whatever was recorded.
struct Verdict {
    Outcome board; ///< whether the last position ends the game, and who has won
    int ply = 0;   ///< of the last position
    std::vector<Adjudication> draws;
};
[[nodiscard]] Verdict verdict(const Game& game);

/// Whether a recorded result contradicts what is known. A result that is not recorded, or by which
/// both lose, is left to who recorded it.
[[nodiscard]] bool refutes(GameResult known, GameResult recorded);

} // namespace damscope::rules
