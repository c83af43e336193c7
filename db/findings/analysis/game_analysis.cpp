// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/analysis/game_analysis.hpp"

#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <mutex>

namespace damscope::db {
namespace {

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

/// Evaluations in a database, read and written by one thread.
class StoreShelf final : public EvaluationShelf {
public:
    StoreShelf(Store& store, EvaluationWriter& writer) : store_(store), writer_(writer) {}

    [[nodiscard]] std::optional<analysis::PositionEvaluation>
    find(const rules::Position& position, const std::string& engine) override {
        return evaluation(store_, position, engine);
    }
    void keep(const rules::Position& position,
              const analysis::PositionEvaluation& evaluation) override {
        writer_.save(position, evaluation);
    }

private:
    Store& store_;
    EvaluationWriter& writer_;
};

// Analyses stored games in one thread.
void analyseInTurn(SharedState& shared, const std::filesystem::path& file,
                   const AnalysisSettings& settings, const EngineFactory& engines,
                   const std::stop_token& stop) {
    Store store(file, Store::Access::read);
    StoreShelf shelf(store, shared.writer);
    GameSearch search(shared, shelf, settings, engines, stop);
    while (!search.stopped()) {
        const auto id = shared.next();
        if (!id)
            return;
        const auto game = loadGame(store, *id);
        if (!game)
            shared.note(*id, 0, game.error().reason);
        else if (search.analyse(*id, *game))
            shared.writer.noteAnalysed(*id);
    }
}

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
                         analyseInTurn(shared, store, settings, engines, stopped);
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
    Store reading(store, Store::Access::read);
    StoreShelf shelf(reading, shared.writer);
    GameSearch(shared, shelf, settings, engines, shared.stop().get_token())
        .analyse(GameId{0}, game);
    return shared.finish();
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
