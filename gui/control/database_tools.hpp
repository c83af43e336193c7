// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/games.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/database/duplicates_dialog.hpp"
#include "gui/database/store_changes.hpp"

#include <QObject>
#include <QPointer>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

class QWidget;

namespace damscope::db {
struct CheckReport;
struct ThemeSearch;
} // namespace damscope::db

namespace damscope::gui {

/// Long work on the open database: checking it, finding duplicates, updating the position index,
/// searching for combinations.
/// Dialogs open above `window`.
class DatabaseTools : public QObject {
    Q_OBJECT

public:
    explicit DatabaseTools(QWidget& window);

    void setStore(const std::filesystem::path& store) { store_ = store; }
    /// Among the games of the list.
    void setFilter(const db::Filter& filter) { filter_ = filter; }
    /// Checks every game by the rules; nothing is changed.
    void check();
    /// Lists games that are stored twice; the user chooses which ones to delete.
    void findDuplicates();
    /// Adds games that are missing in the index and names openings.
    void updateIndex();
    /// The same from the start.
    void rebuildIndex();
    /// Searches new and changed games for combinations and structures, which the filter asks for.
    /// While a search is going on it is noted, and done when that has ended.
    void searchThemes();

    /// What is said of a database that is sound.
    [[nodiscard]] static QString soundWords(const db::CheckReport& report);

signals:
    void gameChosen(damscope::db::GameId game);
    /// The store shows other games.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    /// The dialog that shows it; null if no database is open.
    WorkDialog* start(const QString& title, WorkDialog::Work work);
    void index(bool rebuild);
    void showSearched(const db::ThemeSearch& done);
    void endSearch();
    /// `logIsLeft`: some changes are in the log only.
    void showCheck(const db::CheckReport& report, bool logIsLeft);
    [[nodiscard]] static QString adviceOn(const db::CheckReport& report);
    void showDuplicates(const std::vector<db::Duplicate>& found, const pages::SheetTable& table);
    void deleteDuplicates(const std::vector<db::Duplicate>& duplicates);

    QWidget& window_;
    std::filesystem::path store_;
    db::Filter filter_;
    StoreChanges changes_{this};
    QPointer<WorkDialog> searching_; ///< for combinations
    bool searchAgain_ = false;       ///< when that has ended
};

/// Deletes games from the open store and restores them. Deleted games lose nothing. Questions are
/// asked above `window`.
class Deletions : public QObject {
    Q_OBJECT

public:
    explicit Deletions(QWidget& window);

    void setStore(const std::filesystem::path& store) { store_ = store; }
    /// Asks for confirmation with their number.
    void deleteGames(const std::vector<db::GameId>& games);
    /// All games of a list, which the filter describes.
    void deleteList(const std::vector<db::GameId>& games, const QString& filter);
    /// All games that were imported from a source.
    void deleteSource(const std::vector<db::GameId>& games, const QString& path);
    /// Restores the last deletion.
    void undoLast();
    /// Lists all deletions with their games, to be restored or removed for good.
    void showAll();

signals:
    /// The store shows other games.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    void askToDelete(const std::vector<db::GameId>& games, const std::string& why);
    void showList(const std::vector<ListedDeletion>& deletions);
    void restore(qint64 deletion);
    void restoreOne(qint64 deletion, db::GameId game);
    void removeForGood();
    void change(std::function<int(db::Store&)> make, QString (*words)(int games), QString (*lost)(),
                const Retry& retry = {});

    QWidget& window_;
    std::filesystem::path store_;
    StoreChanges changes_{this};
    AlertedJob list_{*this, QStringLiteral("deleted games")};
};

} // namespace damscope::gui
