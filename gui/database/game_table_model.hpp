// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/store.hpp"
#include "gui/base/job.hpp"

#include <QAbstractTableModel>
#include <QObject>
#include <QString>
#include <QVariant>

#include <filesystem>
#include <functional>
#include <list>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <vector>

class QHeaderView;
class QMenu;

namespace damscope::gui {

/// The rows of a list of games: read from the store by the page when they are shown, and cached
/// for a while.
class GameLines {
public:
    /// `failed` is called once for each page that cannot be read.
    explicit GameLines(std::function<void(const QString&)> failed) : failed_(std::move(failed)) {}

    /// From now on lines are read from this store. Throws db::Error if it cannot be opened.
    void open(const std::filesystem::path& file);
    [[nodiscard]] db::Store* store() { return store_ ? &*store_ : nullptr; }
    /// The list has new games.
    void clear();
    /// The line of a row of the list; null if the game is not in the store (or no longer).
    [[nodiscard]] const db::GameLine* line(std::span<const db::GameId> games, std::size_t row);
    /// Same as clear(), for a list that has grown: only its last page is read again.
    void grown(std::size_t rowsBefore);

private:
    using Page = std::vector<db::GameLine>;
    const Page* page(std::span<const db::GameId> games, std::size_t wanted);

    std::function<void(const QString&)> failed_;
    std::optional<db::Store> store_;
    std::unordered_map<std::size_t, Page> pages_;
    std::list<std::size_t> recent_; ///< pages, the last used first
};

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

/// A cell of a list of games: a number, a text, or nothing.
[[nodiscard]] QVariant shownField(const db::GameLine& game, db::GameField field);

/// A game in a few words: "12: Jansen – Pieters, 1998".
[[nodiscard]] QString briefly(const db::GameLine& game);

/// The columns of the list of games. Those that no game of the store fills are hidden, until the
/// user shows or hides them.
class GameColumns : public QObject {
    Q_OBJECT

public:
    explicit GameColumns(QHeaderView& header);

    /// Looks again which columns are filled.
    void follow(const std::filesystem::path& store);
    /// Entries that show and hide columns.
    void fill(QMenu& menu);
    /// Order, widths, and what the user has chosen; to be kept between starts.
    [[nodiscard]] QByteArray state() const;
    void restore(const QByteArray& state);

private:
    void choose(int column, bool shown);
    void hideEmpty(const std::set<int>& filled);

    QHeaderView& header_;
    std::set<int> chosen_;                  ///< shown or hidden by the user
    Job job_{*this, [](const QString&) {}}; ///< the list itself reports what is wrong with a store
};

} // namespace damscope::gui
