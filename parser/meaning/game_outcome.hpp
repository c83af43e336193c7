// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/problem.hpp"
#include "rules/game/adjudication.hpp"
#include "rules/game/game.hpp"
#include "rules/moves/forcing.hpp"

#include <optional>
#include <string>
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

/// The problem of a game whose recorded result is not the known one, with the known result as the
/// proposal. `explanation` says where it is known from.
[[nodiscard]] Problem refutedResult(const rules::Game& game, Message explanation,
                                    rules::GameResult known);

/// The same if the board ends the game in its last position with another result than the recorded
/// one; nothing otherwise.
[[nodiscard]] std::optional<Problem> resultRefutedByBoard(const rules::Game& game,
                                                          const rules::Position& last);

/// What a repair did about such a problem: "the recorded result 0-2 was changed to 2-0: ...".
[[nodiscard]] Message resultRepaired(const Problem& refuted);

/// Gives a game another result, in its Result tag too. What was written stays with the last move,
/// in an embedded command `[%repaired result 0-2]` (docs/repair.md).
void repairResult(rules::Game& game, rules::GameResult result);

/// What was written before the result was repaired; nothing if it was not.
[[nodiscard]] std::optional<std::string> resultBeforeRepair(const rules::Game& game);

/// Takes such a repair back. False if there is none.
bool undoResultRepair(rules::Game& game);

} // namespace damscope::parser
