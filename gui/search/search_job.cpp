// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/search_job.hpp"

#include "db/lists/collections.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <chrono>
#include <exception>
#include <thread>
#include <utility>

namespace damscope::gui {

void SearchJob::start(const SearchWish& wish) {
    running_ = true;
    task_.start(
        [this, wish, number = ++number_](const std::stop_token& stop) { run(wish, number, stop); });
}

void SearchJob::cancel() {
    ++number_;
    running_ = false;
    task_.cancel();
}

// Tells in the thread of the window, unless another search has begun meanwhile.
template <class Tell> void SearchJob::deliver(std::uint64_t number, Tell tell) {
    QMetaObject::invokeMethod(this, [this, number, tell = std::move(tell)] {
        if (number == number_)
            tell();
    });
}

// In the thread of the task.
void SearchJob::run(const SearchWish& wish, std::uint64_t number, const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    constexpr auto between = std::chrono::milliseconds(100);
    std::vector<db::query::Hit> met;
    auto told = Clock::now();
    const auto tellHits = [&] {
        if (!met.empty())
            deliver(number, [this, hits = std::exchange(met, {})] { emit hitsMet(hits); });
    };
    const auto isDue = [&] {
        if (Clock::now() - told < between)
            return false;
        told = Clock::now();
        return true;
    };
    db::query::FindOptions options{wish.scope};
    // The window keeps a core to itself.
    options.jobs = std::max(1U, std::thread::hardware_concurrency() - 1);
    options.progress = [&](std::uint64_t done, std::uint64_t total) {
        if (!isDue())
            return;
        tellHits();
        deliver(number, [this, done, total] { emit progressed(done, total); });
    };
    const auto sink = [&](const db::query::Hit& hit) {
        met.push_back(hit);
        if (isDue())
            tellHits();
        return true;
    };
    try {
        db::Store store(wish.store, db::Store::Access::read);
        const db::SearchReport report =
            db::query::find(store, wish.query, wish.filter, sink, options, stop);
        tellHits();
        deliver(number, [this, damaged = report.damaged.size()] {
            running_ = false;
            emit finished(damaged);
        });
    } catch (const db::NoSuchCollection& e) {
        deliver(number, [this, error = e.wrong()] {
            running_ = false;
            emit refused(error);
        });
    } catch (const std::exception& e) {
        deliver(number, [this, what = QString::fromUtf8(e.what())] {
            running_ = false;
            emit failed(what);
        });
    }
}

} // namespace damscope::gui
