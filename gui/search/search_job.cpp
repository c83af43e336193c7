// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/search_job.hpp"

#include "base/parallel/progress.hpp"
#include "base/parallel/thread_count.hpp"
#include "db/lists/collections.hpp"
#include "db/store/store.hpp"

#include <utility>

namespace damscope::gui {

void SearchJob::start(const SearchWish& wish) {
    job_.start([this, wish](const Job::Report& report, const std::stop_token& stop) {
        return run(wish, report, stop);
    });
}

// In the thread of the job.
Job::Step SearchJob::run(const SearchWish& wish, const Job::Report& report,
                         const std::stop_token& stop) {
    std::vector<db::query::Hit> met;
    base::Throttle throttle;
    const auto reportHits = [&] {
        if (!met.empty())
            report([this, hits = std::exchange(met, {})] { emit hitsMet(hits); });
    };
    db::query::FindOptions options{wish.scope};
    // The window keeps a core to itself.
    options.jobs = static_cast<unsigned>(base::backgroundThreads());
    options.progress = [&](std::uint64_t done, std::uint64_t total) {
        if (!throttle.isDue())
            return;
        reportHits();
        report([this, done, total] { emit progressed(done, total); });
    };
    const auto sink = [&](const db::query::Hit& hit) {
        met.push_back(hit);
        if (throttle.isDue())
            reportHits();
        return true;
    };
    try {
        db::Store store(wish.store, db::Store::Access::read);
        const db::SearchReport outcome =
            db::query::find(store, wish.query, wish.filter, sink, options, stop);
        reportHits();
        const db::query::Gaps gaps =
            db::query::gapsOf(store, wish.query, wish.filter, options, stop);
        return [this, damaged = outcome.damaged.size(), gaps] { emit finished(damaged, gaps); };
    } catch (const db::UnanswerableFilter& e) {
        return [this, error = e.wrong()] { emit refused(error); };
    }
}

} // namespace damscope::gui
