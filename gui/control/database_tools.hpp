// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter.hpp"
#include "gui/base/work_dialog.hpp"
#include "gui/database/store_changes.hpp"

#include <QObject>
#include <QPointer>

#include <filesystem>
#include <vector>

class QWidget;

namespace damscope::db {
struct CheckReport;
struct ThemeSearch;
} // namespace damscope::db

namespace damscope::gui {

struct ListedDuplicate;

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

signals:
    void gameChosen(damscope::db::GameId game);
    /// The store shows other games.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

    /// What is said of a database that is sound.
    [[nodiscard]] static QString soundWords(const db::CheckReport& report);

private:
    /// The dialog that shows it; null if no database is open.
    WorkDialog* start(const QString& title, WorkDialog::Work work);
    void index(bool rebuild);
    void showSearched(const db::ThemeSearch& done);
    void endSearch();
    /// `logIsLeft`: some changes are in the log only.
    void showCheck(const db::CheckReport& report, bool logIsLeft);
    [[nodiscard]] static QString adviceOn(const db::CheckReport& report);
    void showDuplicates(std::vector<ListedDuplicate> found);
    void deleteDuplicates(const std::vector<db::GameId>& games);

    QWidget& window_;
    std::filesystem::path store_;
    db::Filter filter_;
    StoreChanges changes_;
    QPointer<WorkDialog> searching_; ///< for combinations
    bool searchAgain_ = false;       ///< when that has ended
};

} // namespace damscope::gui
