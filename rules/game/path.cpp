// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/path.hpp"

#include <algorithm>

namespace damscope::rules {

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

} // namespace damscope::rules
