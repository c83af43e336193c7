// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter_error.hpp"
#include "db/query/find/find.hpp"
#include "gui/base/newest_task.hpp"

#include <QObject>
#include <QString>

#include <cstdint>
#include <filesystem>
#include <vector>

namespace damscope::gui {

/// What is looked for, and in which games.
struct SearchWish {
    std::filesystem::path store;
    db::query::Query query;
    db::Filter filter;
    db::query::Scope scope;
};

/// A search in threads of its own. A new one ends the one before it.
class SearchJob : public QObject {
    Q_OBJECT

public:
    explicit SearchJob(QObject* parent = nullptr) : QObject(parent) {}

    void start(const SearchWish& wish);
    /// What has been found so far has been told; nothing more is.
    void cancel();
    [[nodiscard]] bool isRunning() const { return running_; }

signals:
    /// In the order of the games, in bundles: at most ten a second.
    void hitsMet(const std::vector<damscope::db::query::Hit>& hits);
    void progressed(quint64 done, quint64 total);
    /// `damaged`: how many games could not be searched to their end.
    void finished(quint64 damaged);
    void failed(const QString& reason);
    /// The filter asks for what the store does not have.
    void refused(const damscope::db::FilterError& error);

private:
    void run(const SearchWish& wish, std::uint64_t number, const std::stop_token& stop);
    template <class Tell> void deliver(std::uint64_t number, Tell tell);

    std::uint64_t number_ = 0;
    bool running_ = false;
    NewestTask task_; // last: it ends before what it uses
};

} // namespace damscope::gui
