// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"

#include <QDialog>
#include <QElapsedTimer>
#include <QString>

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

class QLabel;
class QObject;
class QProgressBar;
class QPushButton;

namespace damscope::gui {

/// Estimates when work ends, by its speed so far.
class TimeLeft {
public:
    void begin();
    /// "about 3 min left"; empty as long as nothing can be said.
    [[nodiscard]] QString text(std::uint64_t done, std::uint64_t total) const;

private:
    QElapsedTimer since_;
};

/// A thread that runs the newest of its tasks: a waiting one is dropped when another is added, a
/// running one is asked to stop. Tasks must not throw. The thread begins with the first task and
/// stays: starting one while others map memory can take 50 ms, and `start` is called in paints.
class NewestTask {
public:
    using Task = std::function<void(const std::stop_token&)>;

    NewestTask() = default;
    NewestTask(const NewestTask&) = delete;
    NewestTask& operator=(const NewestTask&) = delete;
    /// Stops the running task and waits for it.
    ~NewestTask() { cancel(); }

    void start(Task task);
    /// Asks the running or waiting task to stop.
    void stop() { current_.request_stop(); }
    /// Stops what runs and forgets what waits. True if something waited: it never runs.
    bool cancel();

private:
    struct Waiting {
        Task task;
        std::stop_token stop;
    };
    void run(const std::stop_token& ended);
    [[nodiscard]] std::optional<Waiting> takeWaiting();

    std::stop_source current_; ///< of the newest task
    std::mutex mutex_;         ///< guards `waiting_`; never held while a task runs
    std::condition_variable_any added_;
    std::optional<Waiting> waiting_;
    std::jthread thread_; // last: ends first
};

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

/// What went wrong with a database or a folder and what to do next, in the language of the window;
/// for other errors their own text.
[[nodiscard]] QString worded(const std::exception& error);

/// Work in a thread of its own, with its progress and a button to cancel it. The window can be used
/// meanwhile. The dialog disappears when the work ends; if it failed, a message says why.
class WorkDialog : public QDialog {
    Q_OBJECT

public:
    /// Returns the step that then runs in the thread of the window, also if it was cancelled.
    using Work =
        std::function<Job::Step(const base::Progress& progress, const std::stop_token& stop)>;

    /// `advice`: what to do if the work fails, where the reason does not say it.
    WorkDialog(const QString& title, QWidget* parent, const QString& advice = {});

    void start(Work work);
    /// Cancels the work; the dialog stays until it has ended.
    void reject() override;

signals:
    void failed();

private:
    void show(std::uint64_t done, std::uint64_t total);
    void end();

    QLabel* text_;
    QProgressBar* bar_;
    QPushButton* cancel_;
    TimeLeft left_;
    Job job_;
};

} // namespace damscope::gui
