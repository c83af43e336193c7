// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store.hpp"
#include "gui/base/job.hpp"

#include <QObject>

#include <filesystem>
#include <functional>
#include <future>
#include <optional>
#include <stop_token>
#include <utility>

namespace damscope::gui {

/// Reads what the window shows at this moment from a store: in a thread of its own, with a
/// connection of its own, since a disk can take its time. Only what was asked last is answered.
class StoreReader : public QObject {
public:
    /// Runs in the thread of the reader; the step that it returns runs in that of the window.
    using Reading = std::function<Job::Step(db::Store& store, const std::stop_token& stop)>;

    /// `failed` runs instead of the step if the store cannot be opened or read.
    StoreReader(std::filesystem::path file, Job::Failure failed)
        : file_(std::move(file)), failed_(std::move(failed)) {}

    /// An answer that comes at once is there when this returns, any other comes from the event
    /// loop.
    void read(Reading reading);
    /// What was asked is not wanted any more.
    void forget();
    [[nodiscard]] bool isReading() const { return answer_.valid(); }

private:
    void take();

    std::filesystem::path file_;
    Job::Failure failed_;
    std::optional<db::Store> store_;        ///< of the reading thread
    std::future<Job::Step> answer_;         ///< that has not been taken yet
    Job job_{*this, [](const QString&) {}}; ///< what it throws is in the answer
};

} // namespace damscope::gui
