// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <optional>
#include <vector>

namespace damscope::rules {

/// How a node's position came about, as far as repetitions and the like can matter.
struct Path {
    Position start;          ///< the game's, or what was set up or passed in last before the node
    std::vector<Move> moves; ///< from there to the node
};

/// Nothing where the position at the node is not known.
[[nodiscard]] std::optional<Path> pathTo(const Game& game, NodeId id);

} // namespace damscope::rules
