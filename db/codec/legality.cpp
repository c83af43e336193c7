// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/codec/legality.hpp"

#include "rules/moves/generate.hpp"

#include <vector>

namespace damscope::db {
namespace {

struct Visit {
    rules::NodeId node;
    std::optional<rules::Position> before;
};

} // namespace

std::optional<rules::NodeId> firstIllegalMove(const rules::Game& game) {
    std::vector<Visit> visits;
    const auto add = [&](rules::NodeId node, const std::optional<rules::Position>& before) {
        if (node != rules::noNode)
            visits.push_back({node, before});
    };
    add(game.node(rules::rootNode).firstChild, game.start());
    while (!visits.empty()) {
        const Visit visit = visits.back();
        visits.pop_back();
        const rules::Node& node = game.node(visit.node);
        const bool legal = node.step != rules::Step::move ||
                           (visit.before && rules::isLegal(*visit.before, node.move));
        if (!legal)
            return visit.node;
        add(node.firstChild, game.positionAfter(visit.before, visit.node));
        add(node.nextSibling, visit.before);
    }
    return std::nullopt;
}

} // namespace damscope::db
