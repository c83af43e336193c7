// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

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

/// The default number of threads of a command: $DAMSCOPE_THREADS, else as many as the machine runs
/// at the same time.
[[nodiscard]] int commandThreads();

/// The number of threads of a job behind a window: one fewer, so that the window stays responsive.
[[nodiscard]] int backgroundThreads();

} // namespace damscope::base
