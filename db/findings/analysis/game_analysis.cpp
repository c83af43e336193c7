// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/analysis/game_analysis.hpp"

#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "rules/moves/generate.hpp"

#include <cassert>
#include <iterator>
#include <map>

namespace damscope::db {
namespace {

using analysis::EngineError;

// What the threads share.
class SharedState : public AnalysisProgress {
public:
    SharedState(Store& store, std::span<const GameId> games, std::uint64_t total, bool confirms,
                const base::Progress& progress)
        : AnalysisProgress(total, confirms, progress), writer(store), games_(games) {}

    EvaluationWriter writer;

    std::optional<GameId> next() {
        const std::scoped_lock guard(mutex_);
        return next_ < games_.size() ? std::optional(games_[next_++]) : std::nullopt;
    }

private:
    std::mutex mutex_;
    std::span<const GameId> games_;
    std::size_t next_ = 0;
};

// Analyses games in one thread.
class Analyst {
public:
    Analyst(SharedState& shared, const std::filesystem::path& store,
            const AnalysisSettings& settings, const EngineFactory& engines, std::stop_token stop)
        : shared_(shared), store_(store, Store::Access::read), settings_(settings),
          engines_(engines), stop_(std::move(stop)) {}

    void run() {
        while (!stopped())
            if (const auto id = shared_.next())
                analyse(*id);
            else
                return;
    }

    void analyse(GameId id, const rules::Game& game) {
        if (!prepareEngine(game, id))
            return;
        bool judged = false;
        const std::vector<EnginePosition> places = enginePositions(game, settings_);
        for (const EnginePosition& place : places) {
            if (stopped())
                break;
            judged = evaluate(id, place) || judged;
        }
        shared_.passed(places.size());
        if (confirmsErrors(settings_))
            confirm(id, game);
        if (judged && id != GameId{0})
            shared_.writer.noteAnalysed(id);
        if (!stopped())
            shared_.count(&AnalysisReport::games);
    }

private:
    [[nodiscard]] bool stopped() const { return stop_.stop_requested(); }

    void analyse(GameId id) {
        const auto game = loadGame(store_, id);
        if (!game)
            return shared_.note(id, 0, game.error().reason);
        analyse(id, *game);
    }

    bool prepareEngine(const rules::Game& game, GameId id) {
        try {
            if (engine_ == nullptr)
                engine_ = engines_(game.variant());
            engine_->newGame();
            return true;
        } catch (const EngineError& error) {
            shared_.note(id, 0, error.what());
            shared_.giveUp();
            return false;
        }
    }

    // A closer look at one move may put its neighbours in doubt, too.
    void confirm(GameId id, const rules::Game& game) {
        const auto known = [&](const rules::Position& p) {
            return evaluation(store_, p, engine_->name());
        };
        // The effort of the last search, which counts once it is known what follows from it: until
        // then it may seem to be all.
        std::uint64_t effort = 0;
        const auto settle = [&] {
            if (effort > 0)
                shared_.spent(std::exchange(effort, 0));
        };
        for (bool found = true; found && !stopped();) {
            found = false;
            auto places = doubtfulPositions(game, known, settings_);
            std::erase_if(places, [this](const DoubtfulPosition& doubtful) {
                return isKnown(doubtful.place.position, doubtful.limits);
            });
            for (const DoubtfulPosition& doubtful : places)
                shared_.expect(static_cast<std::uint64_t>(doubtful.times));
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
    bool confirm(GameId id, const DoubtfulPosition& doubtful) {
        const bool found = trySearch(id, doubtful.place, doubtful.limits);
        if (found)
            shared_.count(&AnalysisReport::confirmed);
        return found;
    }

    // Whether the position is judged then.
    bool evaluate(GameId id, const EnginePosition& place) {
        if (place.isForced()) {
            shared_.count(&AnalysisReport::forced);
            return false;
        }
        if (!settings_.reanalyse && isKnown(place.position, settings_.limits)) {
            shared_.count(&AnalysisReport::reused);
            return true;
        }
        if (!trySearch(id, place, settings_.limits))
            return false;
        shared_.count(&AnalysisReport::searched);
        return true;
    }

    bool trySearch(GameId id, const EnginePosition& place, const analysis::Limits& limits) {
        try {
            const bool found = search(place, limits);
            failures_ = 0;
            return found;
        } catch (const EngineError& error) {
            shared_.note(id, place.ply, error.what());
            if (error.reach() == EngineError::Reach::engine ||
                ++failures_ == AnalysisReport::mostFailures)
                shared_.giveUp();
            return false;
        }
    }

    [[nodiscard]] bool isKnown(const rules::Position& position, const analysis::Limits& limits) {
        const auto known = evaluation(store_, position, engine_->name());
        return known && analysis::satisfies(*known, limits);
    }

    bool search(const EnginePosition& place, const analysis::Limits& limits) {
        if (settings_.independent)
            engine_->newGame();
        engine_->setPosition(place.path.start, place.path.moves);
        const analysis::Findings found = engine_->search(limits, stop_);
        if (stopped() || found.lines.empty())
            return false; // not as thorough as requested
        shared_.writer.save(place.position, analysis::toEvaluation(found, place.position.toMove(),
                                                                   limits, engine_->name()));
        return true;
    }

    SharedState& shared_;
    Store store_;
    const AnalysisSettings& settings_;
    const EngineFactory& engines_;
    std::stop_token stop_;
    std::unique_ptr<analysis::Engine> engine_;
    int failures_ = 0;
};

} // namespace

AnalysisReport analyseGames(const std::filesystem::path& store, std::span<const GameId> games,
                            const AnalysisSettings& settings, const EngineFactory& engines,
                            const std::stop_token& stop, const base::Progress& progress) {
    Store writing(store, Store::Access::write);
    SharedState shared(writing, games, countPositions(writing, games, settings.plies),
                       confirmsErrors(settings), progress);
    const std::stop_callback onStop(stop, [&shared] { shared.stop().request_stop(); });
    const auto threads =
        static_cast<int>(std::min(static_cast<std::size_t>(settings.threads), games.size()));
    // A failure of the store ends everything.
    base::runWorkers(threads, shared.stop().get_token(),
                     [&](int /*worker*/, const std::stop_token& stopped) {
                         Analyst(shared, store, settings, engines, stopped).run();
                     });
    return shared.finish();
}

AnalysisReport analyseGame(const std::filesystem::path& store, const rules::Game& game,
                           const AnalysisSettings& settings, const EngineFactory& engines,
                           const std::stop_token& stop, const base::Progress& progress) {
    Store writing(store, Store::Access::write);
    SharedState shared(writing, {}, enginePositions(game, settings).size(),
                       confirmsErrors(settings), progress);
    const std::stop_callback onStop(stop, [&shared] { shared.stop().request_stop(); });
    Analyst(shared, store, settings, engines, shared.stop().get_token()).analyse(GameId{0}, game);
    return shared.finish();
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
