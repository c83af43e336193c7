// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/find/place_of_hit.hpp"

#include "rules/game/score_sheet.hpp"

#include <optional>

namespace damscope::db::query {
namespace {

bool isAt(const std::optional<rules::Position>& position, const Hit& hit) {
    return position && position->key() == hit.key;
}

rules::NodeId placeInMainLine(const rules::Game& game, const Hit& hit) {
    std::optional<rules::Position> position = game.start();
    int ply = 0;
    if (hit.ply == 0 && isAt(position, hit))
        return rules::rootNode;
    for (const rules::NodeId node : game.mainLine()) {
        game.advance(position, node);
        ply += game.node(node).step == rules::Step::setup ? 0 : 1;
        if (ply == hit.ply && isAt(position, hit))
            return node;
    }
    return rules::rootNode;
}

} // namespace

rules::NodeId placeOf(const rules::Game& game, const Hit& hit) {
    if (!hit.inVariation)
        return placeInMainLine(game, hit);
    for (const rules::SheetEntry& entry : rules::scoreSheet(game))
        if (entry.depth > 0 && isAt(game.position(entry.node), hit))
            return entry.node;
    return rules::rootNode;
}

} // namespace damscope::db::query
