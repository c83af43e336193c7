// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/adjudication.hpp"
#include "rules/moves/ending.hpp"

#include <optional>
#include <vector>

namespace damscope::parser {

/// Whether text that was kept at the end of the main line goes on with moves: the game did not end
/// there. A variation or a stray word that could not be read does not.
[[nodiscard]] bool endsInUnreadMoves(const rules::Game& game);

/// The last position of a game's main line. Nothing if the line stops before its end: the position
/// after an illegal or unknown move is not known.
[[nodiscard]] std::optional<rules::Position> lastPosition(const rules::Game& game);

/// How a game ended by the rules, from its main line alone, whatever was recorded.
struct GameOutcome {
    rules::Outcome board; ///< whether the last position ends the game, and who has won
    int ply = 0;          ///< of the last position
    std::vector<rules::Adjudication> draws;
};
[[nodiscard]] GameOutcome gameOutcome(const rules::Game& game);

/// Whether the recorded result of a game contradicts what is known of its last position. An
/// unrecorded result, or one where both lose, never does; nor does a draw after a draw rule
/// applied.
[[nodiscard]] bool refutes(const rules::Game& game, rules::GameResult known);

} // namespace damscope::parser
