// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parallel/workers.hpp"

#include "base/files/user_folder.hpp"
#include "base/text/ascii.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace damscope::base {
namespace {

using Work = std::function<void(int, const std::stop_token&)>;

/// What the workers of one call share.
class Workers {
public:
    Workers(const std::stop_token& stop, const Work& work)
        : work_(work), forward_(stop, [this] { stop_.request_stop(); }) {}

    void run(int count) {
        {
            std::vector<std::jthread> others;
            start(others, count);
            runOne(0);
        }
        if (failure_)
            std::rethrow_exception(failure_);
    }

private:
    void start(std::vector<std::jthread>& others, int count) {
        others.reserve(static_cast<std::size_t>(std::max(0, count - 1)));
        try {
            for (int worker = 1; worker < count; ++worker)
                others.emplace_back([this, worker] { runOne(worker); });
        } catch (const std::system_error&) { // NOLINT(bugprone-empty-catch): those there are do it
        }
    }

    void runOne(int worker) {
        try {
            work_(worker, stop_.get_token());
        } catch (...) {
            const std::scoped_lock lock(mutex_);
            if (!failure_)
                failure_ = std::current_exception();
            stop_.request_stop();
        }
    }

    const Work& work_;
    std::stop_source stop_;
    std::stop_callback<std::function<void()>> forward_;
    std::mutex mutex_;
    std::exception_ptr failure_;
};

} // namespace

void runWorkers(int count, const std::stop_token& stop, const Work& work) {
    Workers(stop, work).run(count);
}

void forEachInParallel(std::uint64_t count, int threads, const std::stop_token& stop,
                       const std::function<void(std::uint64_t item, int worker)>& body) {
    std::atomic<std::uint64_t> next = 0;
    const int needed = static_cast<int>(std::min<std::uint64_t>(count, 1024));
    runWorkers(std::min(threads, needed), stop, [&](int worker, const std::stop_token& stopped) {
        for (std::uint64_t i = next++; i < count && !stopped.stop_requested(); i = next++)
            body(i, worker);
    });
}

std::optional<int> threadCount(std::string_view text) {
    const auto number = readNumber<int>(text);
    return number && *number >= 1 && *number <= mostThreads ? number : std::nullopt;
}

int commandThreads() {
    const auto wanted = environment("DAMSCOPE_THREADS");
    if (const auto number = wanted ? threadCount(*wanted) : std::nullopt)
        return *number;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); // 0: not known
}

int backgroundThreads() {
    return std::max(1, commandThreads() - 1);
}

} // namespace damscope::base
