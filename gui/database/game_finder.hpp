// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter.hpp"
#include "db/lists/filter_error.hpp"
#include "db/lists/game_order.hpp"
#include "gui/base/job.hpp"

#include <QObject>
#include <QString>

#include <filesystem>
#include <optional>
#include <vector>

namespace damscope::gui {

/// The games of a list and their order.
struct GameQuestion {
    std::filesystem::path store;
    db::Filter filter;
    db::SortBy order = db::SortBy::imported;
    bool descending = false;
    std::optional<db::GameId> selected{}; ///< it and its neighbours are shown first
};

/// Finds and sorts games in a thread of its own, with a connection of its own. Only the answer to
/// the last question is reported.
class GameFinder : public QObject {
    Q_OBJECT

public:
    explicit GameFinder(QObject* parent = nullptr) : QObject(parent) {}

    void ask(const GameQuestion& question);
    /// The last question needs no answer.
    void cancel() { job_.cancel(); }
    [[nodiscard]] bool isBusy() const { return job_.isRunning(); }

signals:
    /// The games in order, and their number without the filter.
    void found(const std::vector<damscope::db::GameId>& games, quint64 all);
    void failed(const QString& reason);
    /// The filter names something that the store does not have.
    void refused(const damscope::db::FilterError& error);

private:
    [[nodiscard]] Job::Step answer(const GameQuestion& question);

    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

} // namespace damscope::gui
