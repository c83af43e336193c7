// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>

namespace damscope::base {

/// What asks a program to end: Ctrl-C (SIGINT), and SIGTERM; on Windows also Ctrl-Break, a console
/// that is closed and the end of the session, which all count as SIGTERM. They end nothing by
/// themselves while this lives, and no code runs in a signal handler: a thread waits for them.
/// Those that were ignored when the program started (nohup) stay ignored. Programs have one of
/// these, constructed before any other thread starts: threads inherit the mask that keeps the
/// signals, and one without it would let the signal by which close() wakes the waiter end the
/// program.
class EndRequests {
public:
    EndRequests();
    ~EndRequests();
    EndRequests(const EndRequests&) = delete;
    EndRequests& operator=(const EndRequests&) = delete;

    /// Waits for a request and returns the number of its signal; nothing once it is closed.
    [[nodiscard]] std::optional<int> next();
    /// The same, but nothing too if none comes within the time.
    [[nodiscard]] std::optional<int> nextWithin(std::chrono::milliseconds time);
    /// Ends the waiting of another thread, for good.
    void close();
    [[nodiscard]] bool isClosed() const { return closed_; }

private:
    struct Awaited;
    std::unique_ptr<Awaited> awaited_;
    std::atomic<bool> closed_ = false;
};

} // namespace damscope::base
