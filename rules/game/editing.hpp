// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <optional>
#include <vector>

/// Operations on the tree of a game: entering and ordering moves.
namespace damscope::rules {

/// Plays a legal move at a node: the existing child with it, else a new one after the others.
NodeId play(Game& game, NodeId at, const Move& move);

/// The first node of the innermost variation that contains a node; nothing on the main
/// line.
[[nodiscard]] std::optional<NodeId> variationHead(const Game& game, NodeId id);

/// Moves the innermost variation that contains a node one place forward: before the variation that
/// precedes it, or into the place of its parent line. Does nothing on the main line.
void promoteVariation(Game& game, NodeId id);

/// Makes the line from the start through a node, and on from there, the main line.
void makeMainLine(Game& game, NodeId id);

/// The last node of the line that continues from a node by first moves.
[[nodiscard]] NodeId endOfLine(const Game& game, NodeId id);

/// The positions that led to a node, as far back as repetitions can matter.
struct Path {
    Position start;          ///< the game's, or the last setup or pass before the node
    std::vector<Move> moves; ///< from there to the node
};

/// Nothing if the position at the node is not known.
[[nodiscard]] std::optional<Path> pathTo(const Game& game, NodeId id);

/// The game from a node on: it starts with the position there and keeps everything after it, with
/// variations and remarks, and the tags and result. Nothing if the position is not
/// known.
[[nodiscard]] std::optional<Game> excerptFrom(const Game& game, NodeId id);

} // namespace damscope::rules
