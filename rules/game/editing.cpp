// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/editing.hpp"

namespace damscope::rules {

NodeId play(Game& game, NodeId at, const Move& move) {
    for (NodeId n = game.node(at).firstChild; n != noNode; n = game.node(n).nextSibling)
        if (game.node(n).step == Step::move && game.node(n).move == move)
            return n;
    return game.addMove(at, move);
}

std::optional<NodeId> variationHead(const Game& game, NodeId id) {
    for (NodeId n = id; n != rootNode; n = game.node(n).parent)
        if (game.node(game.node(n).parent).firstChild != n)
            return n;
    return std::nullopt;
}

void promoteVariation(Game& game, NodeId id) {
    if (const auto head = variationHead(game, id))
        game.moveForward(*head);
}

void makeMainLine(Game& game, NodeId id) {
    for (NodeId n = id; n != rootNode; n = game.node(n).parent)
        game.moveToFront(n);
}

NodeId endOfLine(const Game& game, NodeId id) {
    while (game.node(id).firstChild != noNode)
        id = game.node(id).firstChild;
    return id;
}

} // namespace damscope::rules
