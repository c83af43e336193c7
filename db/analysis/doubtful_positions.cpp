// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/analysis/doubtful_positions.hpp"

#include "rules/moves/generate.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
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

analysis::Limits multiplied(analysis::Limits limits, int times) {
    if (limits.nodes)
        *limits.nodes *= static_cast<std::uint64_t>(times);
    if (limits.time)
        *limits.time *= times;
    return limits;
}

/// The points that a move seems to lose. Where it was the engine's own choice the evaluation before
/// it may have been wrong.
double pointsLost(const analysis::JudgedMove& move) {
    if (!move.before || !move.after)
        return 0;
    return analysis::expectancy(*move.before, move.curve).points(move.mover) -
           analysis::expectancy(*move.after, move.curve).points(move.mover);
}

/// How many times the usual effort a move needs: all of it where it may be a mistake, a quarter
/// where a deeper search could still turn it into one.
int timesFor(const analysis::JudgedMove& move, int confirmation) {
    using analysis::Quality;
    constexpr double nearMistake = 0.07;
    constexpr double suspicious = 0.03;
    if (move.quality == Quality::unknown || move.quality == Quality::forced)
        return 1;
    // No move gains: where one seems to, one of the two evaluations is as wrong.
    const double off = std::abs(pointsLost(move));
    if (off >= nearMistake || move.quality == Quality::missedWin)
        return confirmation;
    return off >= suspicious ? confirmation / 4 : 1;
}

} // namespace

bool confirmsErrors(const AnalysisSettings& settings) {
    return settings.confirmation > 1 && (settings.limits.nodes || settings.limits.time);
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
    if (choices(game, *after) > 0)
        if (auto place = wantedPosition(game, *after, settings))
            places.push_back(std::move(*place));
    return places;
}

std::vector<DoubtfulPosition> doubtfulPositions(const rules::Game& game,
                                                const analysis::EvaluationSource& evaluations,
                                                const AnalysisSettings& settings) {
    struct Doubt {
        EnginePosition place;
        int times;
    };
    std::map<int, Doubt, std::greater<>> byPly;
    for (const analysis::JudgedMove& move : analysis::judge(game, evaluations).moves) {
        const int times = timesFor(move, settings.confirmation);
        if (times <= 1)
            continue;
        for (EnginePosition& place : judgingPositions(game, move.node, settings)) {
            const int ply = place.ply;
            Doubt& doubt = byPly.try_emplace(ply, Doubt{std::move(place), times}).first->second;
            doubt.times = std::max(doubt.times, times);
        }
    }
    std::vector<DoubtfulPosition> places;
    places.reserve(byPly.size());
    for (auto& [ply, doubt] : byPly)
        places.push_back(
            {std::move(doubt.place), multiplied(settings.limits, doubt.times), doubt.times});
    return places;
}

} // namespace damscope::db
