// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/shots/scan.hpp"

#include "base/parallel/ordered_pipeline.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/search/query/find/batch_search.hpp"
#include "db/search/query/language/query.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/store.hpp"

#include <memory>
#include <utility>

namespace damscope::db {
namespace {

using analysis::shots::GameShot;
using analysis::shots::Ply;
using analysis::shots::ShotFinder;
using query::GameBatch;

/// Scans games, for one thread.
class Scanner {
public:
    Scanner(const ShotScan& options, const NameCatalogue& names)
        : options_(options), names_(names), finder_(options.limits) {}

    std::vector<ScannedGame> scan(const GameBatch& batch) {
        std::vector<ScannedGame> games;
        for (const GameBatch::Entry& entry : batch.entries())
            games.push_back(scan(batch, entry));
        return games;
    }

private:
    ScannedGame scan(const GameBatch& batch, const GameBatch::Entry& entry) {
        ScannedGame game{.game = GameId{entry.game}, .shots = {}};
        game.damaged = entry.missing || !readPlies(batch.moves(entry), plies_);
        if (entry.missing)
            return game;
        game.positions = static_cast<std::uint32_t>(plies_.size());
        game.shots =
            foundShots(plies_, finder_, options_.sought, options_.prevention, names_.shots);
        for (FoundShot& shot : game.shots)
            shot.game = game.game;
        if (options_.structures)
            game.structures = structures();
        return game;
    }

    std::vector<StructureStay> structures() {
        positions_.clear();
        for (const Ply& ply : plies_)
            positions_.push_back(ply.position);
        return structurePath(positions_, names_.structures);
    }

    const ShotScan& options_;
    const NameCatalogue& names_;
    ShotFinder finder_;
    std::vector<Ply> plies_;
    std::vector<rules::Position> positions_;
};

/// One thread reads the games, several scan them.
class Scan {
public:
    Scan(Store& store, const Filter& filter, const ShotScan& options, const std::stop_token& stop)
        : options_(options), stop_(stop), snapshot_(store), store_(store),
          batches_(store.connection(), query::candidates(store, query::always(), filter, false)) {}

    bool run(const ScannedSink& sink) {
        const unsigned jobs =
            options_.jobs == 0 ? static_cast<unsigned>(base::commandThreads()) : options_.jobs;
        Pipeline pipeline({std::uint64_t{4} * jobs});
        const auto makeWorker = [this] { return worker(); };
        const Pipeline::Worker own = makeWorker();
        (void)pipeline.startWorkers(jobs - 1, makeWorker);
        pipeline.run(
            own, [this] { return nextBatch(); },
            [&](std::vector<ScannedGame> games) { return take(std::move(games), sink); });
        return !stopped_;
    }

private:
    using Pipeline = base::OrderedPipeline<GameBatch, std::vector<ScannedGame>>;

    [[nodiscard]] Pipeline::Worker worker() const {
        const auto scanner = std::make_shared<Scanner>(options_, namesOf(store_));
        return [scanner](const GameBatch& batch) { return scanner->scan(batch); };
    }

    std::optional<GameBatch> nextBatch() {
        GameBatch batch;
        if (!goOn() || !batches_.next(batch))
            return std::nullopt;
        return batch;
    }

    bool take(std::vector<ScannedGame> games, const ScannedSink& sink) {
        for (ScannedGame& game : games) {
            game.version = versionOf(store_, game.game);
            if (!goOn() || !sink(std::move(game)))
                return false;
        }
        done_ += games.size();
        if (options_.progress)
            options_.progress(done_, batches_.total());
        return true;
    }

    bool goOn() {
        stopped_ = stopped_ || stop_.stop_requested();
        return !stopped_;
    }

    const ShotScan& options_;
    const std::stop_token& stop_;
    Snapshot snapshot_;
    Store& store_;
    query::GameBatchReader batches_;
    std::uint64_t done_ = 0;
    bool stopped_ = false;
};

rules::Position after(rules::Position position, std::span<const rules::Move> line) {
    for (const rules::Move& move : line)
        position.play(move);
    return position;
}

} // namespace

namespace {

FoundShot unnamedShot(std::span<const Ply> game, std::size_t at, const analysis::shots::Shot& shot,
                      bool proved) {
    const rules::Position& start = game[at].position;
    const bool wins = shot.gain == analysis::shots::won;
    const rules::Position& before = game[analysis::shots::exchangeBegin(game, at)].position;
    return {.game = {},
            .ply = static_cast<int>(at),
            .variant = start.variant(),
            .side = start.toMove(),
            .gain = shot.gain,
            .won = wins ? analysis::shots::Gain()
                        : analysis::shots::materialGain(before, after(start, shot.line),
                                                        start.toMove(), shot.gain, proved),
            .given = shot.given,
            .moves = movesText(start, shot.line),
            .names = {},
            .start = start};
}

} // namespace

FoundShot foundShot(const rules::Position& start, const analysis::shots::Shot& shot,
                    const analysis::shots::ShotNames& names) {
    const Ply alone{start, std::nullopt};
    return foundShot(std::span(&alone, 1), 0, shot, names);
}

FoundShot foundShot(std::span<const Ply> game, std::size_t at, const analysis::shots::Shot& shot,
                    const analysis::shots::ShotNames& names) {
    FoundShot found = unnamedShot(game, at, shot, true);
    found.names = names.of(game[at].position, shot.line);
    return found;
}

FoundShot foundShot(std::span<const Ply> game, const GameShot& shot) {
    FoundShot found = unnamedShot(game, shot.at, shot.shot, shot.forced);
    found.played = shot.played;
    found.forced = shot.forced;
    found.open = shot.open;
    found.names = shot.names;
    if (shot.played)
        found.answer = answerText(game, shot.at, found.moves);
    return found;
}

std::string_view kindOf(const FoundShot& shot) {
    if (shot.open)
        return "open";
    return shot.played ? "played" : "missed";
}

std::vector<Ply> mainLinePlies(const rules::Game& game) {
    std::vector<Ply> plies{{game.start(), std::nullopt}};
    for (const rules::NodeId id : game.mainLine()) {
        const rules::Node& node = game.node(id);
        if (node.step != rules::Step::move)
            break;
        plies.back().move = node.move;
        plies.push_back({plies.back().position.after(node.move), std::nullopt});
    }
    return plies;
}

std::vector<FoundShot> foundShots(std::span<const Ply> line, ShotFinder& finder,
                                  analysis::shots::Sought sought, bool prevention,
                                  const analysis::shots::ShotNames& names) {
    std::vector<FoundShot> shots;
    for (const GameShot& shot : analysis::shots::findShots(line, finder, sought, names)) {
        shots.push_back(foundShot(line, shot));
        shots.back().allowed = prevention && shot.forced &&
                               analysis::shots::couldPrevent(line, shot.at, shot.shot.gain, finder);
    }
    return shots;
}

bool readPlies(Blob moves, std::vector<Ply>& plies) {
    plies.clear();
    MainLineReader line(moves);
    while (line.next() && line.position() && (plies.empty() || line.move())) {
        if (!plies.empty())
            plies.back().move = line.move();
        plies.push_back({*line.position(), std::nullopt});
    }
    return !line.failed();
}

bool scanShots(Store& store, const Filter& filter, const ScannedSink& sink, const ShotScan& options,
               const std::stop_token& stop) {
    return Scan(store, filter, options, stop).run(sink);
}

} // namespace damscope::db
