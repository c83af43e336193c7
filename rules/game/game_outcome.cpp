// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/game_outcome.hpp"

#include <algorithm>

namespace damscope::rules {

namespace {

NodeId lastNode(const Game& game) {
    const std::vector<NodeId> line = game.mainLine();
    return line.empty() ? rootNode : line.back();
}

} // namespace

std::optional<Position> lastPosition(const Game& game) {
    const NodeId last = lastNode(game);
    const bool breaksOff = std::ranges::any_of(
        game.remarks(last), [](const Remark& r) { return r.as<UnreadText>() != nullptr; });
    return breaksOff ? std::nullopt : game.position(last);
}

GameOutcome gameOutcome(const Game& game) {
    GameOutcome v;
    v.ply = game.ply(lastNode(game));
    v.draws = adjudicate(game);
    if (const auto last = lastPosition(game))
        v.board = outcome(*last);
    return v;
}

bool refutes(const Game& game, GameResult known) {
    if (known == GameResult::unknown || game.result == known ||
        game.result == GameResult::unknown || game.result == GameResult::bothLose)
        return false;
    return game.result != GameResult::draw || adjudicate(game).empty();
}

} // namespace damscope::rules
