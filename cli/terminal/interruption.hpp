// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <csignal>
#include <functional>
#include <optional>
#include <stop_token>
#include <thread>

namespace damscope::cli {

/// Waits for SIGINT and SIGTERM in a thread of its own, so that no code runs in a signal handler.
/// Work that took the token is asked to stop and has a second and a half to do so; work that did
/// not, or is asked twice, is ended at once, which a store survives. Signals that were ignored when
/// the program started (nohup) stay ignored. Construct it before any other thread starts: threads
/// inherit the mask that blocks these signals for it.
class Interruption {
public:
    /// While `leavesToPager` holds, Ctrl-C is the pager's: its user ends the program by ending it.
    explicit Interruption(std::function<bool()> leavesToPager);
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    [[nodiscard]] std::stop_token token();
    /// The signal that was received, if any.
    [[nodiscard]] std::optional<int> signal() const;

private:
    void listen();

    std::function<bool()> leavesToPager_;
    sigset_t awaited_;
    std::stop_source stop_;
    std::atomic<bool> orderly_ = false;
    std::atomic<int> signal_ = 0;
    std::atomic<bool> done_ = false;
    std::thread listener_;
};

} // namespace damscope::cli
