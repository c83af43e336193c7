// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/analysis/doubtful_positions.hpp"

#include "rules/moves/generate.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <utility>

namespace damscope::db {
namespace {

/// The nodes of the main line that are in doubt.
std::vector<bool> doubtfulNodes(const rules::Game& game, const std::vector<rules::NodeId>& line,
                                const analysis::GameJudgement& judgement) {
    std::vector<bool> doubtful(line.size());
    const auto choices = [&](std::size_t at) {
        const auto position = game.position(line[at]);
        return position ? rules::legalMoves(*position).size() : 0;
    };
    for (const analysis::JudgedMove& move : judgement.moves) {
        if (move.quality < analysis::Quality::mistake)
            continue;
        const auto found = std::ranges::find(line, move.node);
        assert(found != line.begin() && found != line.end());
        auto after = static_cast<std::size_t>(found - line.begin());
        doubtful[after - 1] = true;
        while (choices(after) == 1 && after + 1 < line.size())
            ++after;
        doubtful[after] = choices(after) > 1;
    }
    return doubtful;
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

std::vector<EnginePosition> doubtfulPositions(const rules::Game& game,
                                              const analysis::EvaluationSource& evaluations,
                                              const AnalysisSettings& settings) {
    std::vector<rules::NodeId> line = game.mainLine();
    line.insert(line.begin(), rules::rootNode);
    const std::vector<bool> doubtful =
        doubtfulNodes(game, line, analysis::judge(game, evaluations));
    std::vector<EnginePosition> places;
    for (std::size_t i = line.size(); i-- > 0;)
        if (doubtful[i])
            if (auto place = wantedPosition(game, line[i], settings))
                places.push_back(std::move(*place));
    return places;
}

} // namespace damscope::db
