// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <optional>
#include <vector>

namespace damscope::rules {

/// The positions that led to a node, as far back as repetitions can matter.
struct Path {
    Position start;          ///< the game's, or the last setup or pass before the node
    std::vector<Move> moves; ///< from there to the node
};

/// Nothing if the position at the node is not known.
[[nodiscard]] std::optional<Path> pathTo(const Game& game, NodeId id);

} // namespace damscope::rules
