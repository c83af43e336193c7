// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/editing.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

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

std::optional<Path> pathTo(const Game& game, NodeId id) {
    std::vector<Move> moves;
    NodeId from = id;
    while (game.node(from).step == Step::move && from != rootNode) {
        moves.push_back(game.node(from).move);
        from = game.node(from).parent;
    }
    const auto start = game.position(from);
    if (!start)
        return std::nullopt;
    std::ranges::reverse(moves);
    return Path{*start, std::move(moves)};
}

namespace {

NodeId copyStep(const Game& from, NodeId id, Game& to, NodeId parent) {
    switch (from.node(id).step) {
    case Step::move:
        return to.addMove(parent, from.node(id).move);
    case Step::pass:
        return to.addPass(parent);
    case Step::setup:
        return to.addSetup(parent, from.setup(id));
    case Step::unknown:
        break;
    }
    return to.addUnknown(parent);
}

std::vector<NodeId> childrenOf(const Game& game, NodeId id) {
    std::vector<NodeId> children;
    for (NodeId child = game.node(id).firstChild; child != noNode;
         child = game.node(child).nextSibling)
        children.push_back(child);
    return children;
}

} // namespace

std::optional<Game> excerptFrom(const Game& game, NodeId id) {
    assert(game.contains(id));
    const auto start = game.position(id);
    if (!start)
        return std::nullopt;
    Game excerpt(*start);
    excerpt.tags = game.tags;
    excerpt.result = game.result;
    std::vector<std::pair<NodeId, NodeId>> open{{id, rootNode}}; // here, there
    while (!open.empty()) {
        const auto [here, there] = open.back();
        open.pop_back();
        for (const NodeId child : childrenOf(game, here)) {
            const NodeId copy = copyStep(game, child, excerpt, there);
            const auto remarks = game.remarks(child);
            excerpt.setRemarks(copy, {remarks.begin(), remarks.end()});
            open.emplace_back(child, copy);
        }
    }
    return excerpt;
}

} // namespace damscope::rules
