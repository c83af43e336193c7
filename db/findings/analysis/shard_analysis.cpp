// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/analysis/shard_analysis.hpp"

#include "analysis/engine.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <mutex>
#include <set>
#include <tuple>
#include <vector>

namespace damscope::db {
namespace {

using analysis::EngineError;

using Place = EvaluationPlace;

struct FeedPosition {
    GameId game{};
    EnginePosition place;
};

/// Hands out the positions of a shard, each once, in the order of the games.
class PositionFeed {
public:
    PositionFeed(Store& store, std::span<const GameId> games, const AnalysisSettings& settings,
                 const Shard& shard, AnalysisProgress& progress)
        : store_(store), games_(games), settings_(settings), shard_(shard), progress_(progress) {}

    /// Nothing at the end.
    std::optional<FeedPosition> next() {
        const std::scoped_lock guard(mutex_);
        while (waiting_.empty() && next_ < games_.size())
            read(games_[next_++]);
        if (waiting_.empty())
            return std::nullopt;
        FeedPosition position = std::move(waiting_.front());
        waiting_.pop_front();
        return position;
    }

private:
    void read(GameId id) {
        const auto game = loadGame(store_, id);
        if (!game)
            return progress_.note(id, 0, game.error().reason);
        for (EnginePosition& place : enginePositions(*game, settings_))
            if (shard_.holds(static_cast<std::uint64_t>(place.position.key())) &&
                seen_.insert({placeOf(place.position), place.isForced()}).second)
                waiting_.push_back({id, std::move(place)});
        progress_.count(&AnalysisReport::games);
    }

    std::mutex mutex_;
    Store& store_;
    std::span<const GameId> games_;
    const AnalysisSettings& settings_;
    const Shard& shard_;
    AnalysisProgress& progress_;
    std::size_t next_ = 0;
    std::deque<FeedPosition> waiting_;
    std::set<std::pair<Place, bool>> seen_; ///< and whether it is forced: not in every game
};

/// What the threads share.
struct Shared {
    PositionFeed& feed;
    AnalysisProgress& progress;
    const std::set<Place>& written; ///< in the file before
    RecordWriter& file;
};

/// Searches positions in one thread.
class ShardAnalyst {
public:
    ShardAnalyst(const Shared& shared, const std::filesystem::path& store,
                 const AnalysisSettings& settings, std::unique_ptr<analysis::Engine> engine,
                 std::stop_token stop)
        : shared_(shared), store_(store, Store::Access::read), settings_(settings),
          engine_(std::move(engine)), stop_(std::move(stop)) {}

    void run() {
        while (!stop_.stop_requested())
            if (const auto next = shared_.feed.next())
                evaluate(*next);
            else
                return;
    }

private:
    void evaluate(const FeedPosition& next) {
        const rules::Position& position = next.place.position;
        if (next.place.isForced())
            return shared_.progress.count(&AnalysisReport::forced);
        if (shared_.written.contains(placeOf(position)) ||
            (!settings_.reanalyse && isKnown(position)))
            return shared_.progress.count(&AnalysisReport::reused);
        try {
            search(next.place);
            failures_ = 0;
        } catch (const EngineError& error) {
            shared_.progress.note(next.game, next.place.ply, {error.what(), {}});
            if (error.reach() == EngineError::Reach::engine ||
                ++failures_ == AnalysisReport::mostFailures)
                shared_.progress.giveUp();
        }
    }

    [[nodiscard]] bool isKnown(const rules::Position& position) {
        const auto known = evaluation(store_, position, engine_->name());
        return known && analysis::satisfies(*known, settings_.limits);
    }

    void search(const EnginePosition& place) {
        engine_->newGame();
        engine_->setPosition(place.path.start, place.path.moves);
        const analysis::Findings found = engine_->search(settings_.limits, stop_);
        if (stop_.stop_requested() || found.lines.empty())
            return; // not as thorough as requested
        shared_.file.append(recordText(
            {place.position, analysis::toEvaluation(found, place.position.toMove(),
                                                    settings_.limits, engine_->name())}));
        shared_.progress.count(&AnalysisReport::searched);
    }

    const Shared& shared_;
    Store store_;
    const AnalysisSettings& settings_;
    std::unique_ptr<analysis::Engine> engine_;
    std::stop_token stop_;
    int failures_ = 0;
};

rules::Variant firstVariant(Store& store, std::span<const GameId> games) {
    for (const GameId id : games)
        if (const auto game = loadGame(store, id))
            return game->variant();
    return rules::Variant::international;
}

std::unique_ptr<analysis::Engine> engineFor(rules::Variant variant, const EngineFactory& engines,
                                            AnalysisProgress& progress) {
    try {
        return engines(variant);
    } catch (const EngineError& error) {
        progress.note(GameId{0}, 0, {error.what(), {}});
        progress.giveUp();
        return nullptr;
    }
}

} // namespace

AnalysisReport analyseShard(const std::filesystem::path& store, std::span<const GameId> games,
                            const AnalysisSettings& settings, const EngineFactory& engines,
                            const ShardRun& run, const std::stop_token& stop,
                            const base::Progress& progress) {
    Store reading(store, Store::Access::read);
    AnalysisProgress shared(countPositions(reading, games, settings.plies) / run.shard.count, false,
                            progress);
    const std::stop_callback onStop(stop, [&shared] { shared.stop().request_stop(); });
    const rules::Variant variant = firstVariant(reading, games);
    auto first = engineFor(variant, engines, shared); // before the file is touched: for its name
    if (first == nullptr)
        return shared.finish();
    const EvaluationHeader header{first->name(), run.program, settings.limits};
    std::set<Place> written;
    RecordWriter file(run.file, headerText(header), [&](const std::string& record) {
        if (const auto evaluated = readRecord(record, header))
            written.insert(placeOf(evaluated->position));
    });
    PositionFeed feed(reading, games, settings, run.shard, shared);
    const Shared work{feed, shared, written, file};
    base::runWorkers(settings.threads, shared.stop().get_token(),
                     [&](int worker, const std::stop_token& stopped) {
                         auto engine =
                             worker == 0 ? std::move(first) : engineFor(variant, engines, shared);
                         if (engine != nullptr)
                             ShardAnalyst(work, store, settings, std::move(engine), stopped).run();
                     });
    AnalysisReport report = shared.finish();
    if (report.complete && report.problemCount == 0)
        file.finish(run.shard);
    return report;
}

namespace {

constexpr std::size_t recordsPerCommit = 1000;

/// Proved before estimated, more lines before fewer, more nodes, deeper; what is equal in these has
/// an order too, for the result must not depend on which file comes first.
auto thoroughness(const EvaluatedPosition& evaluated) {
    EvaluatedPosition timeless = evaluated;
    timeless.evaluation.time = {};
    const analysis::PositionEvaluation& e = timeless.evaluation;
    return std::tuple(e.score().kind() != analysis::Score::Kind::estimate, e.asked.lines, e.nodes,
                      e.depth, recordText(timeless));
}

class Merge {
public:
    Merge(Store& store, const base::Progress& progress, std::uint64_t bytes)
        : store_(store), writer_(store), progress_(progress), bytes_(bytes) {}

    void add(const std::filesystem::path& file, const EvaluationHeader& header,
             const std::stop_token& stop) {
        RecordReader reader(file);
        while (const auto record = reader.next()) {
            take(*record, header);
            if (waiting_.size() >= recordsPerCommit)
                save();
            if (stop.stop_requested()) {
                done_.complete = false;
                break;
            }
        }
        save();
        if (done_.complete)
            files_.add(reader, std::exchange(illegal_, 0));
    }
    [[nodiscard]] EvaluationMerge done() const {
        EvaluationMerge done = done_;
        static_cast<FileFaults&>(done) = files_.faults();
        return done;
    }

private:
    void take(const std::string& record, const EvaluationHeader& header) {
        readBytes_ += record.size();
        auto evaluated = readRecord(record, header);
        if (!evaluated) {
            ++illegal_;
            return;
        }
        ++done_.records;
        const EvaluationPlace place = placeOf(evaluated->position);
        const auto known = waiting_.find(place);
        if (known == waiting_.end())
            waiting_.emplace(place, std::move(*evaluated));
        else if (thoroughness(known->second) < thoroughness(*evaluated))
            known->second = std::move(*evaluated);
    }

    [[nodiscard]] bool isBetter(const EvaluatedPosition& evaluated) {
        const auto known = evaluation(store_, evaluated.position, evaluated.evaluation.engine);
        return !known || thoroughness({evaluated.position, *known}) < thoroughness(evaluated);
    }

    void save() {
        std::vector<EvaluatedPosition> better;
        for (auto& [place, evaluated] : waiting_)
            if (isBetter(evaluated))
                better.push_back(std::move(evaluated));
        waiting_.clear();
        if (!better.empty())
            writer_.save(better);
        done_.stored += better.size();
        if (progress_)
            progress_(std::min(readBytes_, bytes_), bytes_);
    }

    Store& store_;
    EvaluationWriter writer_;
    const base::Progress& progress_;
    std::uint64_t bytes_;
    std::uint64_t readBytes_ = 0;
    std::map<EvaluationPlace, EvaluatedPosition> waiting_;
    EvaluationMerge done_;
    MergedFiles files_;
    std::uint64_t illegal_ = 0; // records of this file
};

Expected<EvaluationHeader, MergeRefusal> headerOf(const std::filesystem::path& file) {
    using Reason = MergeRefusal::Reason;
    const RecordReader reader(file);
    if (!reader.header())
        return Unexpected{MergeRefusal{Reason::otherContent, file}};
    const auto header = readHeader(*reader.header());
    if (!header)
        return Unexpected{MergeRefusal{
            header.error() == HeaderFault::newerFormat ? Reason::newerFormat : Reason::otherContent,
            file}};
    return *header;
}

} // namespace

Expected<EvaluationMerge, MergeRefusal>
mergeEvaluations(Store& store, std::span<const std::filesystem::path> files,
                 const std::stop_token& stop, const base::Progress& progress) {
    std::optional<EvaluationHeader> first;
    std::uint64_t bytes = 0;
    for (const std::filesystem::path& file : files) {
        if (RecordReader(file).isOnlyBegun())
            continue;
        const auto header = headerOf(file);
        if (!header)
            return Unexpected{header.error()};
        if (first && headerText(*first) != headerText(*header))
            return Unexpected{
                MergeRefusal{MergeRefusal::Reason::otherSettings, file, *header, *first}};
        first = *header;
        bytes += std::filesystem::file_size(file);
    }
    Merge merge(store, progress, bytes);
    for (const std::filesystem::path& file : files)
        if (!stop.stop_requested())
            merge.add(file, first.value_or(EvaluationHeader{}), stop);
    EvaluationMerge done = merge.done();
    done.complete = !stop.stop_requested();
    return done;
}

} // namespace damscope::db
