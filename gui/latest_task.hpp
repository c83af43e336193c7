// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

namespace damscope::gui {

/// A thread that works on what it was asked last: a new task stops the running one and takes the
/// place of the one that waits. Ends with the object, when the running task obeys its stop.
class LatestTask {
public:
    /// Runs in the thread, and must not throw. What it finds it delivers with
    /// QMetaObject::invokeMethod.
    using Task = std::function<void(const std::stop_token&)>;

    LatestTask();
    LatestTask(const LatestTask&) = delete;
    LatestTask& operator=(const LatestTask&) = delete;
    ~LatestTask();

    /// Returns at once.
    void run(Task task);
    /// Stops the running task and forgets the waiting one. Returns at once.
    void stop();

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace damscope::gui
