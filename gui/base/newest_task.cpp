// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/newest_task.hpp"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace damscope::gui {

struct NewestTask::Worker {
    struct Waiting {
        Task task;
        std::stop_token stop;
    };

    void run(const std::stop_token& end) {
        while (const auto next = wait(end))
            next->task(next->stop);
    }

    std::optional<Waiting> wait(const std::stop_token& end) {
        std::unique_lock lock(mutex);
        if (!changed.wait(lock, end, [this] { return waiting.has_value(); }))
            return std::nullopt;
        return std::exchange(waiting, std::nullopt);
    }

    std::mutex mutex;
    std::condition_variable_any changed;
    std::optional<Waiting> waiting;
    std::stop_source current; ///< of the newest task; used by the owner's thread only
    std::jthread thread{[this](const std::stop_token& end) { run(end); }}; // last: ends first
};

NewestTask::NewestTask() : worker_(std::make_unique<Worker>()) {}

NewestTask::~NewestTask() {
    cancel();
}

void NewestTask::start(Task task) {
    cancel();
    worker_->current = std::stop_source();
    {
        const std::lock_guard lock(worker_->mutex);
        worker_->waiting = Worker::Waiting{std::move(task), worker_->current.get_token()};
    }
    worker_->changed.notify_one();
}

void NewestTask::stop() {
    worker_->current.request_stop();
}

bool NewestTask::cancel() {
    stop();
    const std::lock_guard lock(worker_->mutex);
    return std::exchange(worker_->waiting, std::nullopt).has_value();
}

} // namespace damscope::gui
