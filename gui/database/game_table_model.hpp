// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_reader.hpp"
#include "gui/base/job.hpp"
#include "gui/base/list_columns.hpp"
#include "gui/database/game_rows.hpp"

#include <QObject>
#include <QString>
#include <QVariant>

#include <filesystem>
#include <optional>
#include <set>
#include <vector>

class QHeaderView;
class QMenu;
class QTableView;

namespace damscope::gui {

/// The list of games with all that is known of them.
class GameTableModel : public GameRows {
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

    using GameRows::GameRows;

    /// Throws db::Error if the store cannot be opened. The list is empty until games are set.
    void setStore(const std::filesystem::path& file);
    void setGames(std::vector<db::GameId> games);
    [[nodiscard]] std::optional<db::GameId> gameAt(int row) const;
    /// In the order of the list.
    [[nodiscard]] const std::vector<db::GameId>& games() const { return rows(); }
    /// The row of a game; nothing if it is not in the list.
    [[nodiscard]] std::optional<int> rowOf(db::GameId game) const;
    /// The sort key of a column.
    [[nodiscard]] static db::SortBy orderOf(int column);
    /// The name of a column on its own, without its neighbours.
    [[nodiscard]] static QString fullName(int column);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    /// Requests another order; the list is replaced when it has been found.
    void sort(int column, Qt::SortOrder order) override { emit orderWanted(column, order); }
    void retranslate() { emit headerDataChanged(Qt::Horizontal, 0, columns - 1); }

signals:
    void orderWanted(int column, Qt::SortOrder order);

private:
    [[nodiscard]] static QVariant shown(const db::GameLine& line, int column);
};

/// A cell of a list of games: a number, a text, or nothing.
[[nodiscard]] QVariant shownField(const db::GameLine& game, db::GameField field);

/// A game in a few words: "12: Jansen – Pieters, 1998".
[[nodiscard]] QString briefly(const db::GameLine& game);

/// The columns of the list of games, fitted into its width. Those that no game of the store fills
/// are hidden, until the user shows or hides them.
class GameColumns : public QObject {
    Q_OBJECT

public:
    explicit GameColumns(QTableView& table);

    /// Looks again which columns are filled.
    void follow(const std::filesystem::path& store);
    /// Entries that show and hide columns.
    void fill(QMenu& menu);
    /// Order, widths, and what the user has chosen; to be kept between starts.
    [[nodiscard]] QByteArray state() const;
    void restore(const QByteArray& state);
    /// After titles have changed.
    void fit() { columns_.fit(); }

private:
    void choose(int column, bool shown);
    void hideEmpty(const std::set<int>& filled);

    QHeaderView& header_;
    ListColumns columns_;
    std::set<int> chosen_;                  ///< shown or hidden by the user
    Job job_{*this, [](const QString&) {}}; ///< the list itself reports what is wrong with a store
};

} // namespace damscope::gui
