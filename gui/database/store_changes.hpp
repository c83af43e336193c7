// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store.hpp"

#include <QObject>
#include <QString>

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <mutex>
#include <thread>

namespace damscope::gui {

/// Changes stores in a thread of its own, one change after another: a writer may have to wait for
/// an import.
class StoreChanges : public QObject {
    Q_OBJECT

public:
    /// A change of the store; returns the step that then runs in the thread of the window.
    using Change = std::function<std::function<void()>(db::Store& store)>;
    /// The step in the thread of the window if the store fails.
    using Failure = std::function<void(const QString& reason)>;

    explicit StoreChanges(QObject* parent = nullptr) : QObject(parent) {}

    /// Without `failure` the signal `failed` is emitted.
    void make(const std::filesystem::path& store, Change change, Failure failure = {});
    [[nodiscard]] bool isBusy() const { return pending_ > 0; }

signals:
    void failed(const QString& reason);

private:
    struct Waiting {
        std::filesystem::path store;
        Change change;
        Failure failure;
    };
    void run(const std::stop_token& stop);
    [[nodiscard]] std::function<void()> carryOut(const Waiting& waiting);

    int pending_ = 0;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<Waiting> waiting_;
    std::jthread thread_{[this](const std::stop_token& stop) { run(stop); }}; // last: ends first
};

} // namespace damscope::gui
