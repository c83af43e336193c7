// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "rules/game/verdict.hpp"

#include <string>

namespace damscope::cli {

/// How a game ended by the rules, in lines: whether it is over on the board and who has won, and
/// each draw rule that applied, with its place. Empty if neither is the case.
[[nodiscard]] std::string verdictLines(const rules::Game& game, const rules::Verdict& verdict);

/// The same in one cell of a table: "no moves left; 25-move rule, ply 80".
[[nodiscard]] std::string verdictCell(const rules::Verdict& verdict);

/// "board_end" (null while the game goes on), "draw_rules" and "result_refuted".
void addVerdict(Json& object, const rules::Game& game, const rules::Verdict& verdict);

} // namespace damscope::cli
