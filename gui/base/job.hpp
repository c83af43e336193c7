// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/newest_task.hpp"

#include <QString>

#include <cstdint>
#include <functional>

class QObject;

namespace damscope::gui {

/// Work in a thread of its own for an object of the window's thread. Its reports arrive
/// in the window's thread, until it is cancelled or other work is started. Declare it as the last
/// member of its owner, because it ends before what the work uses.
class Job {
public:
    /// Runs in the thread of the window.
    using Step = std::function<void()>;

    /// Delivers the findings so far to the window.
    class Report {
    public:
        void operator()(Step step) const;

    private:
        friend class Job;
        Report(Job& job, std::uint64_t number) : job_(job), number_(number) {}
        Job& job_;
        std::uint64_t number_;
    };

    /// Returns the last step, which runs when the job is no longer running; it may be empty.
    using Work = std::function<Step(const Report& report, const std::stop_token& stop)>;
    /// Runs in the thread of the window instead of the last step if the work throws.
    using Failure = std::function<void(const QString& reason)>;

    Job(QObject& owner, Failure failed) : owner_(owner), failed_(std::move(failed)) {}

    /// Replaces the previous work.
    void start(Work work);
    /// Asks the work to end early. Its end is still reported.
    void stop() { task_.stop(); }
    /// The work reports nothing more.
    void cancel();
    [[nodiscard]] bool isRunning() const { return running_; }

private:
    QObject& owner_;
    Failure failed_;
    std::uint64_t number_ = 0; ///< of the newest work
    bool running_ = false;
    NewestTask task_;
};

} // namespace damscope::gui
