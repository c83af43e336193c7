// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/latest_task.hpp"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace damscope::gui {

struct LatestTask::State {
    State() : thread([this](const std::stop_token& end) { work(end); }) {}
    ~State() {
        thread.request_stop();
        const std::lock_guard lock(mutex);
        running.request_stop();
    }

    void work(const std::stop_token& end) {
        while (const auto task = next(end))
            (*task)(running.get_token());
    }

    std::optional<Task> next(const std::stop_token& end) {
        std::unique_lock lock(mutex);
        if (!changed.wait(lock, end, [this] { return waiting.has_value(); }) ||
            end.stop_requested())
            return std::nullopt;
        running = std::stop_source();
        return std::exchange(waiting, std::nullopt);
    }

    std::mutex mutex;
    std::condition_variable_any changed;
    std::optional<Task> waiting;
    std::stop_source running; ///< changed by the thread only, with the mutex held
    std::jthread thread;      // last: it ends before what it uses
};

LatestTask::LatestTask() : state_(std::make_unique<State>()) {}

LatestTask::~LatestTask() = default;

void LatestTask::run(Task task) {
    {
        const std::lock_guard lock(state_->mutex);
        state_->waiting = std::move(task);
        state_->running.request_stop();
    }
    state_->changed.notify_one();
}

void LatestTask::stop() {
    const std::lock_guard lock(state_->mutex);
    state_->waiting.reset();
    state_->running.request_stop();
}

} // namespace damscope::gui
