// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/game_order.hpp"
#include "gui/database/game_lines.hpp"

#include <QAbstractTableModel>

#include <filesystem>
#include <optional>
#include <vector>

namespace damscope::gui {

/// A list of games of any length: the ordered ids are kept, rows are read from the store by the
/// page when they are shown.
class GameTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        number,
        white,
        whiteRating,
        black,
        blackRating,
        result,
        event,
        date,
        round,
        variant,
        moves,
        opening,
        columns
    };

    explicit GameTableModel(QObject* parent = nullptr);

    /// From now on rows are read from this store. Throws db::Error if it cannot be opened. The list
    /// is empty until games are set.
    void setStore(const std::filesystem::path& file);
    void setGames(std::vector<db::GameId> games);
    [[nodiscard]] std::optional<db::GameId> gameAt(int row) const;
    /// In the order of the list.
    [[nodiscard]] const std::vector<db::GameId>& games() const { return games_; }
    /// The row of a game; nothing if it is not in the list.
    [[nodiscard]] std::optional<int> rowOf(db::GameId game) const;
    [[nodiscard]] db::Store* store() { return lines_.store(); }
    /// The sort key of a column.
    [[nodiscard]] static db::SortBy orderOf(int column);
    /// The name of a column on its own, without its neighbours.
    [[nodiscard]] static QString fullName(int column);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    /// Requests another order; the list is replaced when it has been found.
    void sort(int column, Qt::SortOrder order) override { emit orderWanted(column, order); }
    void retranslate() { emit headerDataChanged(Qt::Horizontal, 0, columns - 1); }

signals:
    void orderWanted(int column, Qt::SortOrder order);
    void failed(const QString& reason) const;

private:
    [[nodiscard]] static QVariant shown(const db::GameLine& line, int column);

    std::vector<db::GameId> games_;
    mutable GameLines lines_;
};

} // namespace damscope::gui
