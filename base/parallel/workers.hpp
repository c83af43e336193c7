// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>

namespace damscope::base {

/// Runs `work` in `count` threads, with the calling one as number 0, and waits for all of them.
/// Their token is stopped when `stop` is, and when one of them throws; the first exception is
/// rethrown here at the end. If the system gives fewer threads, fewer share the
/// work.
void runWorkers(int count, const std::stop_token& stop,
                const std::function<void(int worker, const std::stop_token& stop)>& work);

/// Calls `body` for each item from 0 to `count`, in `threads` threads, until a stop is requested or
/// a body throws; the exception is rethrown here. `worker` is below `threads`, and used by one
/// thread at a time.
void forEachInParallel(std::uint64_t count, int threads, const std::stop_token& stop,
                       const std::function<void(std::uint64_t item, int worker)>& body);

/// A number of threads that a user writes; nothing for what is none from 1 to `mostThreads`.
inline constexpr int mostThreads = 256;
[[nodiscard]] std::optional<int> threadCount(std::string_view text);

/// The default number of threads of a command: $DAMSCOPE_THREADS, else as many as the machine runs
/// at the same time.
[[nodiscard]] int commandThreads();

/// The number of threads of a job behind a window: one fewer, so that the window stays responsive.
[[nodiscard]] int backgroundThreads();

/// Reports the progress of a job: `done` of `total` units are done; a total of 0 is unknown.
using Progress = std::function<void(std::uint64_t done, std::uint64_t total)>;

/// Limits how often something happens, starting with the first pause.
class Throttle {
public:
    using Clock = std::chrono::steady_clock;

    explicit Throttle(Clock::duration pause = std::chrono::milliseconds(100)) : pause_(pause) {}

    /// Whether it is time again; if so, the next pause begins.
    [[nodiscard]] bool isDue() {
        const Clock::time_point now = Clock::now();
        if (now - last_ < pause_)
            return false;
        last_ = now;
        return true;
    }
    [[nodiscard]] std::chrono::duration<double> elapsed() const { return Clock::now() - start_; }

private:
    Clock::duration pause_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point last_ = start_;
};

} // namespace damscope::base
