// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/store_reader.hpp"

#include <chrono>
#include <exception>
#include <memory>
#include <utility>

namespace damscope::gui {

void StoreReader::read(Reading reading) {
    using Task = std::packaged_task<Job::Step(const std::stop_token&)>;
    const auto task =
        std::make_shared<Task>([this, reading = std::move(reading)](const std::stop_token& stop) {
            if (!store_)
                store_.emplace(file_, db::Store::Access::read);
            return reading(*store_, stop);
        });
    answer_ = task->get_future();
    job_.start([this, task](const Job::Report&, const std::stop_token& stop) -> Job::Step {
        (*task)(stop);
        return [this] { take(); };
    });
    // Rows that are in memory are there sooner: nothing flickers, and nobody notices the wait.
    constexpr std::chrono::milliseconds moment(5);
    if (answer_.wait_for(moment) == std::future_status::ready)
        take();
}

void StoreReader::forget() {
    job_.cancel();
    answer_ = {};
}

void StoreReader::take() {
    if (!answer_.valid())
        return; // it was there at once
    Job::Step step;
    try {
        step = answer_.get();
    } catch (const std::exception& e) {
        return failed_(worded(e));
    }
    if (step)
        step();
}

} // namespace damscope::gui
