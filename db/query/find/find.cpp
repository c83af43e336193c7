// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/find/find.hpp"

#include "db/query/find/search_pool.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <thread>
#include <utility>

namespace damscope::db::query {
namespace {

class Search {
public:
    Search(Store& store, const Query& query, const Filter& filter, const FindOptions& options,
           std::stop_token stop)
        : query_(query), options_(options), stop_(std::move(stop)), snapshot_(store),
          batches_(store.connection(),
                   candidates(store, query.term, filter, !options.scope.variations)) {}

    /// Null: only counts.
    SearchReport run(const HitSink* sink) && {
        const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
        SearchPool pool(options_.jobs == 0 ? cores : options_.jobs,
                        [&] { return BatchSearch(query_, options_.scope, sink == nullptr); });
        pool.run([this](GameBatch& batch) { return goOn() && batches_.next(batch); },
                 [&](const GameBatch& batch, const BatchResult& result) {
                     return take(batch, result, sink);
                 });
        return std::move(report_);
    }

private:
    bool take(const GameBatch& batch, const BatchResult& result, const HitSink* sink) {
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
        done_ += batch.entries().size();
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

SearchReport count(Store& store, const Query& query, const Filter& filter,
                   const FindOptions& options, std::stop_token stop) {
    if (const rules::Position* position = onlyPosition(query, options.scope))
        return countPosition(store, *position, filter, std::move(stop));
    return Search(store, query, filter, options, std::move(stop)).run(nullptr);
}

} // namespace damscope::db::query
