// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/find/find.hpp"

#include "base/parallel/ordered_pipeline.hpp"
#include "base/vocabulary.hpp"
#include "db/search/query/find/batch_search.hpp"
#include "db/search/query/language/reading.hpp"
#include "db/store/codec/hash.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/store.hpp"
#include "rules/game/score_sheet.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace damscope::db::query {
namespace {

class Search {
public:
    Search(Store& store, const Query& query, const Filter& filter, const FindOptions& options,
           std::stop_token stop)
        : query_(query), options_(options), file_(store.file()), stop_(std::move(stop)),
          snapshot_(store), batches_(store.connection(),
                                     after(options.after, candidates(store, query.term, filter,
                                                                     !options.scope.variations))) {}

    /// Null: only counts. This thread reads batches, takes what was found in them in order, and
    /// searches itself when it has nothing else to do.
    SearchReport run(const HitSink* sink) && {
        const unsigned jobs =
            options_.jobs == 0 ? static_cast<unsigned>(base::commandThreads()) : options_.jobs;
        Pipeline pipeline({std::uint64_t{4} * jobs});
        const auto makeWorker = [&] { return workerWith(sink == nullptr); };
        const Pipeline::Worker own = makeWorker();
        (void)pipeline.startWorkers(jobs - 1, makeWorker);
        pipeline.run(
            own, [this] { return nextBatch(); },
            [&](const BatchResult& result) { return take(result, sink); });
        return std::move(report_);
    }

private:
    using Pipeline = base::OrderedPipeline<GameBatch, BatchResult>;

    Pipeline::Worker workerWith(bool onlyCount) const {
        const auto search = std::make_shared<BatchSearch>(query_, options_.scope, onlyCount, file_);
        return [search](GameBatch batch) { return search->search(std::move(batch)); };
    }

    std::optional<GameBatch> nextBatch() {
        GameBatch batch;
        if (!goOn() || !batches_.next(batch))
            return std::nullopt;
        return batch;
    }

    bool take(const BatchResult& result, const HitSink* sink) {
        if (!goOn())
            return false;
        report_.damaged.insert(report_.damaged.end(), result.damaged.begin(), result.damaged.end());
        if (sink == nullptr)
            report_.hits += result.places;
        for (const Hit& hit : result.hits) {
            ++report_.hits;
            if (!(*sink)(hit)) {
                report_.complete = false;
                return false;
            }
        }
        done_ += result.batch.entries().size();
        if (options_.progress)
            options_.progress(done_, batches_.total());
        return true;
    }

    bool goOn() {
        if (stop_.stop_requested())
            report_.complete = false;
        return report_.complete;
    }

    const Query& query_;
    const FindOptions& options_;
    std::filesystem::path file_; ///< of the store
    std::stop_token stop_;
    Snapshot snapshot_;
    GameBatchReader batches_;
    std::uint64_t done_ = 0; // games
    SearchReport report_;
};

// The position, if the query asks for nothing else and each game is wanted once: the index can
// count it without reading games.
const rules::Position* onlyPosition(const Query& query, Scope scope) {
    const Condition* condition = query.term.condition();
    const auto* exactly = condition == nullptr ? nullptr : std::get_if<Exactly>(condition);
    const bool isAll =
        exactly != nullptr && !exactly->eitherSide && !scope.everyPlace && !scope.variations;
    return isAll ? &exactly->position : nullptr;
}

} // namespace

SearchReport find(Store& store, const Query& query, const Filter& filter, const HitSink& sink,
                  const FindOptions& options, std::stop_token stop) {
    return Search(store, query, filter, options, std::move(stop)).run(&sink);
}

namespace {

/// The longest stretch of each game, from all places in their order.
class Stretches {
public:
    explicit Stretches(const Term& term)
        : aboutMove_(isAboutMove(term)), step_(aboutMove_ && moverOf(term) ? 2 : 1) {}

    void add(const Hit& hit) {
        if (!now_ || now_->game != hit.game || hit.ply > last_ + step_) {
            end();
            now_ = hit;
        }
        last_ = hit.ply;
    }
    std::vector<Hit> longest() && {
        end();
        std::ranges::stable_sort(longest_, std::ranges::greater{}, &Hit::lasts);
        return std::move(longest_);
    }

private:
    void end() {
        if (!now_)
            return;
        now_->lasts = last_ - now_->ply + (aboutMove_ ? 1 : 0);
        if (longest_.empty() || longest_.back().game != now_->game)
            longest_.push_back(*std::move(now_));
        else if (now_->lasts > longest_.back().lasts)
            longest_.back() = *std::move(now_);
        now_.reset();
    }

    bool aboutMove_;
    int step_; ///< from one place to the next
    std::optional<Hit> now_;
    int last_ = 0;
    std::vector<Hit> longest_;
};

} // namespace

SearchReport findLongest(Store& store, const Query& query, const Filter& filter,
                         std::vector<Hit>& found, FindOptions options, std::stop_token stop) {
    options.scope = {.everyPlace = true};
    Stretches stretches(query.term);
    SearchReport report = find(
        store, query, filter,
        [&](const Hit& hit) {
            stretches.add(hit);
            return true;
        },
        options, std::move(stop));
    found = std::move(stretches).longest();
    return report;
}

SearchReport count(Store& store, const Query& query, const Filter& filter,
                   const FindOptions& options, std::stop_token stop) {
    if (const rules::Position* position = onlyPosition(query, options.scope))
        return countPosition(store, *position, filter, std::move(stop));
    return Search(store, query, filter, options, std::move(stop)).run(nullptr);
}

namespace {

bool isAt(const std::optional<rules::Position>& position, const Hit& hit) {
    return position && position->key() == hit.key;
}

rules::NodeId placeInMainLine(const rules::Game& game, const Hit& hit) {
    std::optional<rules::Position> position = game.start();
    int ply = 0;
    if (hit.ply == 0 && isAt(position, hit))
        return rules::rootNode;
    for (const rules::NodeId node : game.mainLine()) {
        game.advance(position, node);
        ply += game.node(node).step == rules::Step::setup ? 0 : 1;
        if (ply == hit.ply && isAt(position, hit))
            return node;
    }
    return rules::rootNode;
}

} // namespace

rules::NodeId placeOf(const rules::Game& game, const Hit& hit) {
    if (!hit.inVariation)
        return placeInMainLine(game, hit);
    for (const rules::SheetEntry& entry : rules::scoreSheet(game))
        if (entry.depth > 0 && isAt(game.position(entry.node), hit))
            return entry.node;
    return rules::rootNode;
}

namespace {

template <class Asked> bool asksFor(const Term& term) {
    const auto ofAny = [](const std::vector<Term>& parts) {
        return std::ranges::any_of(parts, asksFor<Asked>);
    };
    const Overloaded kinds{
        [](const Condition& c) { return std::holds_alternative<Asked>(c); },
        [&](const AllOf& all) { return ofAny(all.parts); },
        [&](const AnyOf& any) { return ofAny(any.parts); },
        [](const Sequence& sequence) {
            return asksFor<Asked>(*sequence.first) ||
                   std::ranges::any_of(sequence.links, [](const Link& link) {
                       return asksFor<Asked>(*link.next) ||
                              (link.without && asksFor<Asked>(**link.without));
                   });
        },
        [](const auto& single) { return asksFor<Asked>(*single.part); },
    };
    return std::visit(kinds, term.meaning);
}

// What holds in every game of which the tables know a position.
Term knownToTables() {
    AnyOf any;
    for (const rules::GameResult result :
         {rules::GameResult::whiteWins, rules::GameResult::draw, rules::GameResult::blackWins})
        any.parts.emplace_back(Condition(TableSays{result}));
    return Term(std::move(any));
}

Message sentence(const std::string& code, std::uint64_t some, std::uint64_t all,
                 const std::string& way) {
    Message message = countMessage(code, "games", some);
    addCount(message, "m", "all", all);
    message.parameters.push_back({"way", way});
    return message;
}

} // namespace

Gaps findGaps(Store& store, const Query& query, const Filter& filter, FindOptions options,
              const std::stop_token& stop) {
    const bool errors = asksFor<ErrorPlayed>(query.term);
    const bool tables = asksFor<TableSays>(query.term);
    if (!errors && !tables)
        return {};
    Filter meant = filter;
    meant.variant = query.variant;
    const Snapshot snapshot(store);
    Gaps gaps{.games = countGames(store, meant)};
    options.scope = {};
    if (tables)
        gaps.withoutTables =
            gaps.games - count(store, {query.variant, knownToTables()}, meant, options, stop).hits;
    meant.withEvaluations = true;
    if (errors)
        gaps.notAnalysed = gaps.games - countGames(store, meant);
    return gaps;
}

std::vector<Message> messages(const Gaps& gaps, const WaysToFill& ways) {
    std::vector<Message> all;
    if (gaps.notAnalysed > 0)
        all.push_back(sentence("find-not-analysed", gaps.notAnalysed, gaps.games, ways.analyse));
    if (gaps.withoutTables > 0)
        all.push_back(
            sentence("find-without-tables", gaps.withoutTables, gaps.games, ways.makeTables));
    return all;
}

} // namespace damscope::db::query

namespace damscope::db {
namespace {

/// From so many games of a segment on, counting trusts the keys.
constexpr std::size_t trustedFrom = 10'000;

class PositionCounter {
public:
    PositionCounter(Store& store, const rules::Position& position, const Filter& filter,
                    std::stop_token stop)
        : store_(store), snapshot_(store), position_(position), stop_(std::move(stop)) {
        if (!selectsAllGames(store, filter))
            wanted_ = findGames(store, filter);
    }

    SearchReport run() && {
        for (const Stretch& stretch : coverage(store_.connection())) {
            if (stretch.segment)
                lookUp(*stretch.segment);
            else
                readThrough(stretch);
            if (!report_.complete)
                break;
        }
        return std::move(report_);
    }

private:
    void lookUp(const Segment& segment) {
        std::vector<GamePly> hits;
        findHits(store_.connection(), segment, storedKey(indexKey(position_)), hits);
        // One entry is enough for each game: replaying finds the first place.
        const auto sameGame = [](const GamePly& a, const GamePly& b) { return a.game == b.game; };
        hits.erase(std::unique(hits.begin(), hits.end(), sameGame), hits.end());
        const bool trusted = hits.size() >= trustedFrom;
        for (const GamePly& hit : hits) {
            if (!goOn())
                return;
            if (!isWanted(hit.game))
                continue;
            if (trusted)
                ++report_.hits;
            else
                lookInto(hit.game);
        }
    }

    void lookInto(std::uint32_t game) {
        if (const auto moves = movetextOf(store_.connection(), GameId{game}))
            follow(game, *moves);
        else
            report_.damaged.push_back(GameId{game});
    }

    void readThrough(const Stretch& stretch) {
        MovetextReader games(store_.connection(), stretch.first, stretch.last);
        while (goOn() && games.next())
            if (isWanted(games.game()))
                follow(games.game(), games.moves());
    }

    // Follows a main line up to the position.
    void follow(std::uint32_t game, Blob moves) {
        MainLineReader line(moves);
        while (line.next()) {
            if (line.position() != position_)
                continue;
            ++report_.hits;
            return;
        }
        if (line.failed())
            report_.damaged.push_back(GameId{game});
    }

    bool goOn() {
        if (stop_.stop_requested())
            report_.complete = false;
        return report_.complete;
    }

    [[nodiscard]] bool isWanted(std::uint32_t game) const {
        return !wanted_ || std::binary_search(wanted_->begin(), wanted_->end(), GameId{game});
    }

    Store& store_;
    Snapshot snapshot_;
    const rules::Position& position_;
    std::optional<std::vector<GameId>> wanted_; ///< ascending; none: all
    std::stop_token stop_;
    SearchReport report_;
};

} // namespace

SearchReport countPosition(Store& store, const rules::Position& position, const Filter& filter,
                           std::stop_token stop) {
    return PositionCounter(store, position, filter, std::move(stop)).run();
}

} // namespace damscope::db
