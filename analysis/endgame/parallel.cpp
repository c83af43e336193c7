// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace damscope::analysis::endgame {

void inParallel(std::uint64_t count, int threads, const std::stop_token& stop,
                const std::function<void(std::uint64_t item, int worker)>& body) {
    std::atomic<std::uint64_t> next = 0;
    std::mutex mutex;
    std::exception_ptr failure;
    const auto work = [&](int worker) {
        try {
            for (std::uint64_t i = next++; i < count && !stop.stop_requested(); i = next++)
                body(i, worker);
        } catch (...) {
            const std::scoped_lock lock(mutex);
            failure = std::current_exception();
            next = count;
        }
    };
    {
        std::vector<std::jthread> others;
        const auto needed = static_cast<int>(std::min<std::uint64_t>(count, 1024));
        for (int worker = 1; worker < std::min(threads, needed); ++worker)
            others.emplace_back(work, worker);
        work(0);
    }
    if (failure)
        std::rethrow_exception(failure);
}

} // namespace damscope::analysis::endgame
