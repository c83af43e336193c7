// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/openings/opening_explorer.hpp"

#include "base/parallel/progress.hpp"
#include "db/lists/collections.hpp"
#include "db/store/store.hpp"

#include <memory>

namespace damscope::gui {

void OpeningExplorer::ask(const OpeningWish& wish) {
    job_.start([this, wish](const Job::Report& report, const std::stop_token& stop) {
        return answer(wish, report, stop);
    });
}

// In the thread of the job.
Job::Step OpeningExplorer::answer(const OpeningWish& wish, const Job::Report& report,
                                  const std::stop_token& stop) {
    base::Throttle throttle;
    const auto progress = [&](std::uint64_t done, std::uint64_t total) {
        if (throttle.isDue())
            report([this, done, total] { emit progressed(done, total); });
    };
    try {
        db::Store store(wish.store, db::Store::Access::read);
        db::OpeningBook book(store, wish.filter, stop, progress);
        auto table = std::make_shared<const db::OpeningTable>(book.at(wish.position, {true, 0}));
        return [this, table] {
            if (table->complete)
                emit found(*table);
        };
    } catch (const db::UnanswerableFilter& e) {
        return [this, error = e.wrong()] { emit refused(error); };
    }
}

} // namespace damscope::gui
