// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter_error.hpp"
#include "db/openings/tree.hpp"
#include "gui/base/job.hpp"

#include <QObject>
#include <QString>

#include <filesystem>

namespace damscope::gui {

/// What of which games is to be counted.
struct OpeningWish {
    std::filesystem::path store;
    db::Filter filter;
    rules::Position position;
};

/// Counts what was played in a position, in a thread of its own with a connection of its own. Only
/// the answer to the last wish is reported; what is counted for an earlier one is broken off.
class OpeningExplorer : public QObject {
    Q_OBJECT

public:
    explicit OpeningExplorer(QObject* parent = nullptr) : QObject(parent) {}

    void ask(const OpeningWish& wish);
    /// Nothing more is reported of what was asked.
    void cancel() { job_.cancel(); }
    [[nodiscard]] bool isBusy() const { return job_.isRunning(); }

signals:
    void found(const damscope::db::OpeningTable& table);
    /// While games are read that have no index.
    void progressed(quint64 done, quint64 total);
    void failed(const QString& reason);
    /// The filter asks for what the store does not have.
    void refused(const damscope::db::FilterError& error);

private:
    [[nodiscard]] Job::Step answer(const OpeningWish& wish, const Job::Report& report,
                                   const std::stop_token& stop);

    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

} // namespace damscope::gui
