// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter_error.hpp"
#include "db/openings/tree.hpp"
#include "gui/base/job.hpp"

#include <QObject>
#include <QString>

#include <filesystem>

namespace damscope::gui {

/// The position and the games to count.
struct OpeningWish {
    std::filesystem::path store;
    db::Filter filter;
    rules::Position position;
};

/// Counts what was played in a position, in a thread of its own with a connection of its own. Only
/// the answer to the last request is reported; counting for an earlier one is aborted.
class OpeningExplorer : public QObject {
    Q_OBJECT

public:
    explicit OpeningExplorer(QObject* parent = nullptr) : QObject(parent) {}

    void ask(const OpeningWish& wish);
    /// No more answers are reported.
    void cancel() { job_.cancel(); }
    [[nodiscard]] bool isBusy() const { return job_.isRunning(); }

signals:
    void found(const damscope::db::OpeningTable& table);
    /// While games without an index are being read.
    void progressed(quint64 done, quint64 total);
    void failed(const QString& reason);
    /// The filter names something that the store does not have.
    void refused(const damscope::db::FilterError& error);

private:
    [[nodiscard]] Job::Step answer(const OpeningWish& wish, const Job::Report& report,
                                   const std::stop_token& stop);

    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

} // namespace damscope::gui
