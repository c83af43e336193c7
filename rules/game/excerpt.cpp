// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/excerpt.hpp"

#include <cassert>
#include <utility>
#include <vector>

namespace damscope::rules {
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
