// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/find/find.hpp"
#include "gui/database/game_table_model.hpp"

#include <QAbstractTableModel>
#include <QString>
#include <QWidget>

#include <filesystem>
#include <vector>

class QTableView;

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

    /// Those with hits, each once.
    [[nodiscard]] std::vector<db::GameId> games() const;

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

/// The list of the hits, with their number in its title.
class HitList : public QWidget {
    Q_OBJECT

public:
    explicit HitList(QWidget* parent);

    [[nodiscard]] HitModel& hits() { return hits_; }
    /// Throws db::Error if the store cannot be opened.
    void setStore(const std::filesystem::path& file);
    /// A search begins, or ends. An empty list then says that nothing was found.
    void setSearching(bool searching);

signals:
    /// A hit is to be shown.
    void placeChosen(const damscope::db::query::Hit& hit);

private:
    void showTitle();

    HitModel hits_;
    QTableView* table_;
    bool isSearching_ = false;
    bool hasSearched_ = false; ///< in this store
};

} // namespace damscope::gui
