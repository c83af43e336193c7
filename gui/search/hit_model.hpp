// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter_text.hpp"
#include "db/query/find/find.hpp"
#include "gui/base/job.hpp"
#include "gui/database/game_table_model.hpp"

#include <QAbstractTableModel>
#include <QObject>
#include <QString>

#include <filesystem>
#include <vector>

namespace damscope::gui {

/// The hits of a search, as they arrive.
class HitModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { number, white, black, move, result, event, date, columns };

    explicit HitModel(QObject* parent = nullptr);

    /// Throws db::Error if the store cannot be opened.
    void setStore(const std::filesystem::path& file);
    /// From now on the hits are in games of this variant; there are none yet.
    void clear(rules::Variant variant);
    void add(const std::vector<db::query::Hit>& hits);
    [[nodiscard]] const db::query::Hit& hit(int row) const {
        return hits_[static_cast<std::size_t>(row)];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void retranslate() { emit headerDataChanged(Qt::Horizontal, 0, columns - 1); }

signals:
    void failed(const QString& reason) const;

private:
    [[nodiscard]] QString moveText(const db::query::Hit& hit) const;

    rules::Variant variant_ = rules::Variant::international;
    std::vector<db::query::Hit> hits_;
    std::vector<db::GameId> games_; ///< of the hits
    mutable GameLines lines_;
};

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
