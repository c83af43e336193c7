// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

/// What a player does to the tree of a game when he enters and orders moves.
namespace damscope::rules {

/// Plays a legal move at a node: the child that plays it already, else a new one after the others.
NodeId play(Game& game, NodeId at, const Move& move);

/// The node with which the innermost variation that a node stands in begins; nothing on the main
/// line.
[[nodiscard]] std::optional<NodeId> variationHead(const Game& game, NodeId id);

/// Moves the innermost variation that a node stands in one place forward: before the variation that
/// precedes it, or into the place of the line that it varies. Nothing on the main line.
void promoteVariation(Game& game, NodeId id);

/// Makes the line from the start to a node, and on from there, the main line.
void makeMainLine(Game& game, NodeId id);

/// The last node of the line that goes on from a node by first moves.
[[nodiscard]] NodeId endOfLine(const Game& game, NodeId id);

} // namespace damscope::rules
