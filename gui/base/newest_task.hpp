// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

namespace damscope::gui {

/// A thread that runs the newest of its tasks: a waiting one is dropped when another is added, a
/// running one is asked to stop. Tasks must not throw.
class NewestTask {
public:
    using Task = std::function<void(const std::stop_token&)>;

    NewestTask();
    NewestTask(const NewestTask&) = delete;
    NewestTask& operator=(const NewestTask&) = delete;
    /// Stops the running task and waits for it.
    ~NewestTask();

    void start(Task task);
    /// Asks the running or waiting task to stop.
    void stop();
    /// Stops what runs and forgets what waits. True if something waited: it never runs.
    bool cancel();

private:
    struct Worker;
    std::unique_ptr<Worker> worker_;
};

} // namespace damscope::gui
