// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/analysis/game_search.hpp"

#include "rules/moves/generate.hpp"

#include <cassert>
#include <iterator>
#include <map>

namespace damscope::db {

bool GameSearch::analyse(GameId id, const rules::Game& game) {
    if (!prepareEngine(game, id))
        return false;
    bool judged = false;
    const std::vector<EnginePosition> places = enginePositions(game, settings_);
    for (const EnginePosition& place : places) {
        if (stopped())
            break;
        judged = evaluate(id, place) || judged;
    }
    progress_.passed(places.size());
    if (confirmsErrors(settings_))
        confirm(id, game);
    if (!stopped())
        progress_.count(&AnalysisReport::games);
    return judged;
}

bool GameSearch::prepareEngine(const rules::Game& game, GameId id) {
    try {
        if (engine_ == nullptr)
            engine_ = engines_(game.variant());
        engine_->newGame();
        return true;
    } catch (const analysis::EngineError& error) {
        progress_.note(id, 0, {error.what(), {}});
        progress_.giveUp();
        return false;
    }
}

// A closer look at one move may put its neighbours in doubt, too.
void GameSearch::confirm(GameId id, const rules::Game& game) {
    const auto known = [&](const rules::Position& p) { return shelf_.find(p, engine_->name()); };
    // The effort of the last search, which counts once it is known what follows from it: until
    // then it may seem to be all.
    std::uint64_t effort = 0;
    const auto settle = [&] {
        if (effort > 0)
            progress_.spent(std::exchange(effort, 0));
    };
    for (bool found = true; found && !stopped();) {
        found = false;
        auto places = doubtfulPositions(game, known, settings_);
        std::erase_if(places, [this](const DoubtfulPosition& doubtful) {
            return isKnown(doubtful.place.position, doubtful.limits);
        });
        for (const DoubtfulPosition& doubtful : places)
            progress_.expect(static_cast<std::uint64_t>(doubtful.times));
        for (const DoubtfulPosition& doubtful : places) {
            settle();
            if (stopped())
                return;
            // Unless it was, elsewhere in the game.
            if (!isKnown(doubtful.place.position, doubtful.limits))
                found = confirm(id, doubtful) || found;
            effort = static_cast<std::uint64_t>(doubtful.times);
        }
    }
    settle();
}

// Whether there is more to know about the position now.
bool GameSearch::confirm(GameId id, const DoubtfulPosition& doubtful) {
    const bool found = trySearch(id, doubtful.place, doubtful.limits);
    if (found)
        progress_.count(&AnalysisReport::confirmed);
    return found;
}

// Whether the position is judged then.
bool GameSearch::evaluate(GameId id, const EnginePosition& place) {
    if (place.isForced()) {
        progress_.count(&AnalysisReport::forced);
        return false;
    }
    if (!settings_.reanalyse && isKnown(place.position, settings_.limits)) {
        progress_.count(&AnalysisReport::reused);
        return true;
    }
    if (!trySearch(id, place, settings_.limits))
        return false;
    progress_.count(&AnalysisReport::searched);
    return true;
}

bool GameSearch::trySearch(GameId id, const EnginePosition& place, const analysis::Limits& limits) {
    try {
        const bool found = search(place, limits);
        failures_ = 0;
        return found;
    } catch (const analysis::EngineError& error) {
        progress_.note(id, place.ply, {error.what(), {}});
        if (error.reach() == analysis::EngineError::Reach::engine ||
            ++failures_ == AnalysisReport::mostFailures)
            progress_.giveUp();
        return false;
    }
}

bool GameSearch::isKnown(const rules::Position& position, const analysis::Limits& limits) {
    const auto known = shelf_.find(position, engine_->name());
    return known && analysis::satisfies(*known, limits);
}

bool GameSearch::search(const EnginePosition& place, const analysis::Limits& limits) {
    if (settings_.independent)
        engine_->newGame();
    engine_->setPosition(place.path.start, place.path.moves);
    const analysis::Findings found = engine_->search(limits, stop_);
    if (stopped() || found.lines.empty())
        return false; // not as thorough as requested
    shelf_.keep(place.position,
                analysis::toEvaluation(found, place.position.toMove(), limits, engine_->name()));
    return true;
}

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
