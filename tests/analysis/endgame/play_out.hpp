// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/result.hpp"
#include "rules/game/game.hpp"

namespace damscope::analysis {
class Engine;
}

namespace damscope::analysis::endgame {

// Plays the engine against itself from a position, 2000 nodes a move, until the referee ends it.
rules::GameResult playOut(Engine& engine, const rules::Position& start);

// Who wins a position that is not drawn, as a result of the game.
rules::GameResult gameResult(const rules::Position& position, Result result);

} // namespace damscope::analysis::endgame
