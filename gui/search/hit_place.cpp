// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/hit_place.hpp"

#include "rules/game/score_sheet.hpp"

#include <algorithm>

namespace damscope::gui {

rules::NodeId placeOf(const rules::Game& game, const db::query::Hit& hit) {
    const auto line = game.mainLine();
    const auto plies = std::min(static_cast<std::size_t>(std::max(0, hit.ply)), line.size());
    const rules::NodeId inMainLine = plies == 0 ? rules::rootNode : line[plies - 1];
    if (!hit.inVariation)
        return inMainLine;
    for (const rules::SheetEntry& entry : rules::scoreSheet(game))
        if (const auto position = game.position(entry.node);
            entry.depth > 0 && position && position->key() == hit.key)
            return entry.node;
    return inMainLine;
}

} // namespace damscope::gui
