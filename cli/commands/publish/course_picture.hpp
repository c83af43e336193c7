// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "rules/game/game.hpp"

#include <string>

namespace damscope::cli {

/// The course of a game as SVG for its page: what White can expect, above the middle more than a
/// draw; errors are marked, and lead to the position after them on the board.
[[nodiscard]] std::string coursePicture(const rules::Game& game,
                                        const analysis::GameJudgement& judgement);

} // namespace damscope::cli
