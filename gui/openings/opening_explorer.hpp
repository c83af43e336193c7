// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter_error.hpp"
#include "db/openings/tree.hpp"
#include "gui/base/newest_task.hpp"

#include <QObject>
#include <QString>

#include <cstdint>
#include <filesystem>

namespace damscope::gui {

/// What of which games is to be counted.
struct OpeningWish {
    std::filesystem::path store;
    db::Filter filter;
    rules::Position position;
};

/// Counts what was played in a position, in a thread of its own with a connection of its own. Only
/// the answer to the last wish is told; what is counted for an earlier one is broken off.
class OpeningExplorer : public QObject {
    Q_OBJECT

public:
    explicit OpeningExplorer(QObject* parent = nullptr) : QObject(parent) {}

    void ask(const OpeningWish& wish);
    /// Nothing is told any more of what was asked.
    void cancel();
    [[nodiscard]] bool isBusy() const { return busy_; }

signals:
    void found(const damscope::db::OpeningTable& table);
    /// While games are read that have no index.
    void progressed(quint64 done, quint64 total);
    void failed(const QString& reason);
    /// The filter asks for what the store does not have.
    void refused(const damscope::db::FilterError& error);

private:
    void answer(const OpeningWish& wish, std::uint64_t number, const std::stop_token& stop);
    template <class Tell> void deliver(std::uint64_t number, Tell tell);

    std::uint64_t number_ = 0;
    bool busy_ = false;
    NewestTask task_; // last: it ends before what it uses
};

} // namespace damscope::gui
