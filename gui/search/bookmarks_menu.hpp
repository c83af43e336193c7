// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/collections.hpp"
#include "gui/database/store_changes.hpp"
#include "rules/board/position.hpp"

#include <optional>

class QMenu;
class QWidget;

namespace damscope::gui {

/// The bookmarks of a store as a menu: keeps the position on the board and the search by name,
/// opens and removes them.
class BookmarksMenu : public QObject {
    Q_OBJECT

public:
    /// Asks its questions above `window`.
    explicit BookmarksMenu(QWidget* window);

    struct State {
        std::filesystem::path store;
        std::optional<rules::Position> position; ///< on the board
        /// What the search panel asks, without a name; nothing if that is no query.
        std::optional<db::Bookmark> search;
    };
    /// Puts the actions for this state into a menu.
    void fill(QMenu& menu, const State& state);

    void add(const std::filesystem::path& store, const db::Bookmark& bookmark);
    void remove(const std::filesystem::path& store, const std::string& name);
    [[nodiscard]] bool isBusy() const { return changes_.isBusy(); }

signals:
    void chosen(const damscope::db::Bookmark& bookmark);
    void reported(const QString& text);

private:
    void addBookmarks(QMenu& menu, const std::filesystem::path& store);
    void askForName(const std::filesystem::path& store, const QString& title,
                    db::Bookmark bookmark);

    QWidget* window_;
    StoreChanges changes_;
};

} // namespace damscope::gui
