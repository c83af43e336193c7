// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter_error.hpp"
#include "db/query/find/find.hpp"
#include "db/query/find/gaps.hpp"
#include "gui/base/job.hpp"

#include <QObject>
#include <QString>

#include <filesystem>
#include <vector>

namespace damscope::gui {

/// The query, and the games to search.
struct SearchWish {
    std::filesystem::path store;
    db::query::Query query;
    db::Filter filter;
    db::query::Scope scope;
};

/// A search in threads of its own. A new one ends the previous one.
class SearchJob : public QObject {
    Q_OBJECT

public:
    explicit SearchJob(QObject* parent = nullptr) : QObject(parent) {}

    void start(const SearchWish& wish);
    /// What has been found so far has been reported; nothing more is.
    void cancel() { job_.cancel(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

signals:
    /// In the order of the games, in batches: at most ten a second.
    void hitsMet(const std::vector<damscope::db::query::Hit>& hits);
    void progressed(quint64 done, quint64 total);
    /// `damaged`: the number of games that could not be searched completely.
    void finished(quint64 damaged, const damscope::db::query::Gaps& gaps);
    void failed(const QString& reason);
    /// The filter names something that the store does not have.
    void refused(const damscope::db::FilterError& error);

private:
    [[nodiscard]] Job::Step run(const SearchWish& wish, const Job::Report& report,
                                const std::stop_token& stop);

    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

} // namespace damscope::gui
