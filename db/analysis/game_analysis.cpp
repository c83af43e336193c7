// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/analysis/game_analysis.hpp"

#include "analysis/engine_error.hpp"
#include "base/parallel/workers.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "rules/game/path.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

namespace damscope::db {
namespace {

using analysis::EngineError;

constexpr int mostFailures = 3; // in a row

// What the threads share.
class SharedState {
public:
    SharedState(Store& store, std::span<const GameId> games, std::uint64_t total,
                const base::Progress& progress)
        : writer(store), games_(games), total_(total), progress_(progress) {}

    EvaluationWriter writer;

    std::optional<GameId> next() {
        const std::scoped_lock guard(mutex_);
        return next_ < games_.size() ? std::optional(games_[next_++]) : std::nullopt;
    }

    void count(std::uint64_t AnalysisReport::*counter) {
        const std::scoped_lock guard(mutex_);
        ++(report_.*counter);
        const std::uint64_t done = report_.searched + report_.reused + report_.forced;
        if (progress_ && counter != &AnalysisReport::games)
            progress_(std::min(done, total_), total_);
    }

    void note(GameId game, int ply, const std::string& message) {
        const std::scoped_lock guard(mutex_);
        ++report_.problemCount;
        if (report_.problems.size() < AnalysisReport::problemLimit)
            report_.problems.push_back({game, ply, message});
    }

    void giveUp() {
        const std::scoped_lock guard(mutex_);
        report_.gaveUp = true;
        stop_.request_stop();
    }

    [[nodiscard]] std::stop_source& stop() { return stop_; }

    AnalysisReport finish() {
        report_.complete = !stop_.stop_requested();
        return std::move(report_);
    }

private:
    std::mutex mutex_;
    std::span<const GameId> games_;
    std::size_t next_ = 0;
    std::uint64_t total_;
    const base::Progress& progress_;
    std::stop_source stop_;
    AnalysisReport report_;
};

// A position of a game, in the form for an engine.
struct EnginePosition {
    rules::Path path;
    rules::Position position; ///< at its end
    int ply;                  ///< of the move to be played
};

std::optional<EnginePosition> enginePosition(const rules::Game& game, rules::NodeId id) {
    auto path = rules::pathTo(game, id);
    const auto position = game.position(id);
    if (!path || !position)
        return std::nullopt;
    return EnginePosition{std::move(*path), *position, game.ply(id) + 1};
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

// In the order in which they are searched.
std::vector<EnginePosition> enginePositions(const rules::Game& game,
                                            const AnalysisSettings& settings) {
    std::vector<EnginePosition> places;
    for (const rules::NodeId node : nodesOf(game, settings.variations))
        if (auto place = enginePosition(game, node); place && isWanted(settings, place->ply))
            places.push_back(std::move(*place));
    return places;
}

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
        for (const EnginePosition& place : enginePositions(game, settings_)) {
            if (stopped())
                break;
            judged = evaluate(id, place) || judged;
        }
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

    // Whether the position is judged then.
    bool evaluate(GameId id, const EnginePosition& place) {
        if (rules::legalMoves(place.position).size() < 2) {
            shared_.count(&AnalysisReport::forced);
            return false;
        }
        if (!settings_.reanalyse && isKnown(place.position)) {
            shared_.count(&AnalysisReport::reused);
            return true;
        }
        try {
            const bool found = search(place);
            failures_ = 0;
            return found;
        } catch (const EngineError& error) {
            shared_.note(id, place.ply, error.what());
            if (error.reach() == EngineError::Reach::engine || ++failures_ == mostFailures)
                shared_.giveUp();
            return false;
        }
    }

    [[nodiscard]] bool isKnown(const rules::Position& position) {
        const auto known = evaluation(store_, position, engine_->name());
        return known && analysis::satisfies(*known, settings_.limits);
    }

    bool search(const EnginePosition& place) {
        engine_->setPosition(place.path.start, place.path.moves);
        const analysis::Findings found = engine_->search(settings_.limits, stop_);
        if (stopped() || found.lines.empty())
            return false; // not as thorough as requested
        shared_.writer.save(place.position,
                            analysis::evaluationOf(found, place.position.toMove(), settings_.limits,
                                                   engine_->name()));
        shared_.count(&AnalysisReport::searched);
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

// Positions of the main lines; variations are not known before they are read.
std::uint64_t totalPositions(Store& store, std::span<const GameId> games,
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

} // namespace

AnalysisReport analyseGames(const std::filesystem::path& store, std::span<const GameId> games,
                            const AnalysisSettings& settings, const EngineFactory& engines,
                            const std::stop_token& stop, const base::Progress& progress) {
    Store writing(store, Store::Access::write);
    SharedState shared(writing, games, totalPositions(writing, games, settings.plies), progress);
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
    SharedState shared(writing, {}, enginePositions(game, settings).size(), progress);
    const std::stop_callback onStop(stop, [&shared] { shared.stop().request_stop(); });
    Analyst(shared, store, settings, engines, shared.stop().get_token()).analyse(GameId{0}, game);
    return shared.finish();
}

} // namespace damscope::db
