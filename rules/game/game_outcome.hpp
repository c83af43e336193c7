// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/adjudication.hpp"
#include "rules/moves/ending.hpp"

#include <optional>
#include <vector>

namespace damscope::rules {

/// The last position of a game's main line. Nothing if the line stops before its end: the position
/// after an illegal or unknown move is not known.
[[nodiscard]] std::optional<Position> lastPosition(const Game& game);

/// How a game ended by the rules, from its main line alone, whatever was recorded.
struct GameOutcome {
    Outcome board; ///< whether the last position ends the game, and who has won
    int ply = 0;   ///< of the last position
    std::vector<Adjudication> draws;
};
[[nodiscard]] GameOutcome gameOutcome(const Game& game);

/// Whether the recorded result of a game contradicts what is known of its last position. An
/// unrecorded result, or one where both lose, never does; nor does a draw after a draw rule
/// applied.
[[nodiscard]] bool refutes(const Game& game, GameResult known);

} // namespace damscope::rules
