// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/analysis/doubtful_positions.hpp"

#include "rules/moves/generate.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <functional>
#include <iterator>
#include <map>
#include <utility>

namespace damscope::db {
namespace {

std::size_t choices(const rules::Game& game, rules::NodeId node) {
    const auto position = game.position(node);
    return position ? rules::legalMoves(*position).size() : 0;
}

} // namespace

std::optional<analysis::Limits> confirmationLimits(const AnalysisSettings& settings) {
    analysis::Limits limits = settings.limits;
    if (settings.confirmation <= 1 || (!limits.nodes && !limits.time))
        return std::nullopt;
    if (limits.nodes)
        *limits.nodes *= static_cast<std::uint64_t>(settings.confirmation);
    if (limits.time)
        *limits.time *= settings.confirmation;
    return limits;
}

std::vector<EnginePosition> judgingPositions(const rules::Game& game, rules::NodeId move,
                                             const AnalysisSettings& settings) {
    const std::vector<rules::NodeId> line = game.mainLine();
    auto after = std::ranges::find(line, move);
    assert(after != line.end());
    while (choices(game, *after) == 1 && std::next(after) != line.end())
        ++after;
    std::vector<EnginePosition> places;
    if (auto before = wantedPosition(game, game.node(move).parent, settings))
        places.push_back(std::move(*before));
    if (choices(game, *after) > 1)
        if (auto place = wantedPosition(game, *after, settings))
            places.push_back(std::move(*place));
    return places;
}

std::vector<EnginePosition> doubtfulPositions(const rules::Game& game,
                                              const analysis::EvaluationSource& evaluations,
                                              const AnalysisSettings& settings) {
    std::map<int, EnginePosition, std::greater<>> byPly;
    for (const analysis::JudgedMove& move : analysis::judge(game, evaluations).moves)
        if (move.quality >= analysis::Quality::mistake)
            for (EnginePosition& place : judgingPositions(game, move.node, settings))
                byPly.try_emplace(place.ply, std::move(place));
    std::vector<EnginePosition> places;
    places.reserve(byPly.size());
    for (auto& [ply, place] : byPly)
        places.push_back(std::move(place));
    return places;
}

} // namespace damscope::db
