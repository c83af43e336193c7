// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/analysis/searched_positions.hpp"

#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace damscope::db {
namespace {

bool movesOn(const rules::Game& game, rules::NodeId id) {
    const rules::NodeId next = game.node(id).firstChild;
    return next != rules::noNode && game.node(next).step == rules::Step::move;
}

std::optional<EnginePosition> enginePosition(const rules::Game& game, rules::NodeId id) {
    auto path = rules::pathTo(game, id);
    const auto position = game.position(id);
    if (!path || !position)
        return std::nullopt;
    return EnginePosition{std::move(*path), *position, game.ply(id) + 1, movesOn(game, id)};
}

// Later nodes first: a node has a lower id than those that follow it.
std::vector<rules::NodeId> nodesOf(const rules::Game& game, bool variations) {
    std::vector<rules::NodeId> nodes;
    if (variations) {
        for (std::size_t i = 1; i < game.nodeCount(); ++i)
            if (const auto node = static_cast<rules::NodeId>(i); game.contains(node))
                nodes.push_back(node);
    } else {
        nodes = game.mainLine();
    }
    nodes.insert(nodes.begin(), rules::rootNode);
    std::ranges::reverse(nodes);
    return nodes;
}

bool isWanted(const AnalysisSettings& settings, int ply) {
    return !settings.plies || (ply >= settings.plies->low && ply <= settings.plies->high);
}

} // namespace

bool EnginePosition::isForced() const {
    const std::size_t choices = rules::legalMoves(position).size();
    return choices == 0 || (choices == 1 && played);
}

std::optional<EnginePosition> wantedPosition(const rules::Game& game, rules::NodeId node,
                                             const AnalysisSettings& settings) {
    auto place = enginePosition(game, node);
    return place && isWanted(settings, place->ply) ? std::move(place) : std::nullopt;
}

std::vector<EnginePosition> enginePositions(const rules::Game& game,
                                            const AnalysisSettings& settings) {
    std::vector<EnginePosition> places;
    for (const rules::NodeId node : nodesOf(game, settings.variations))
        if (auto place = wantedPosition(game, node, settings))
            places.push_back(std::move(*place));
    return places;
}

std::uint64_t countPositions(Store& store, std::span<const GameId> games,
                             const std::optional<Range>& plies) {
    std::uint64_t total = 0;
    for (const GameId& id : games)
        for (const GameLine& line : gameLines(store, std::span(&id, 1))) {
            const int last =
                plies ? std::min(plies->high, line.header.plies + 1) : line.header.plies + 1;
            const int first = plies ? std::max(plies->low, 1) : 1;
            total += static_cast<std::uint64_t>(std::max(0, last - first + 1));
        }
    return total;
}

} // namespace damscope::db
