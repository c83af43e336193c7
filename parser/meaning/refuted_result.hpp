// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/problem.hpp"
#include "rules/game/game.hpp"

#include <optional>
#include <string>

namespace damscope::parser {

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
