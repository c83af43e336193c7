// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/analysis/game_analysis.hpp"

#include "analysis/engine_error.hpp"
#include "base/parallel/workers.hpp"
#include "db/analysis/analysis_progress.hpp"
#include "db/analysis/doubtful_positions.hpp"
#include "db/analysis/searched_positions.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <utility>

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
        shared_.writer.save(place.position, analysis::evaluationOf(found, place.position.toMove(),
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

} // namespace damscope::db
