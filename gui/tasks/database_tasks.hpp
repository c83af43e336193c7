// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/collections.hpp"
#include "db/store/codec/numbers.hpp"
#include "gui/base/page_subject.hpp"
#include "gui/database/store_changes.hpp"
#include "gui/tasks/workspace.hpp"
#include "rules/board/position.hpp"

#include <filesystem>
#include <functional>
#include <optional>

class QAction;
class QMenu;
namespace damscope::db {
struct Bookmark;
struct Filter;
namespace query {
struct AskedGames;
} // namespace query
} // namespace damscope::db

class QWidget;

namespace damscope::gui {

class GamesPanel;
class Importer;
class ProblemsPanel;
class StoredProblems;

/// The list of games, and that of the problems in them.
class GamesTask : public QObject {
    Q_OBJECT

public:
    GamesTask(const TaskContext& context, Importer& importer);

    [[nodiscard]] GamesPanel& games() { return *games_; }
    [[nodiscard]] ProblemsPanel& problems() { return *problems_; }
    void setStore(const std::filesystem::path& store);
    void apply(const Settings& settings);
    /// Shows the columns as they were left the last time, and keeps them with the layout.
    void restoreColumns(Settings& settings);
    /// Lists the games that pass a filter.
    void list(const QString& filter);
    /// The actions lead to the games beside it in the list. Nothing: it is stored nowhere.
    void setOpenGame(const std::optional<db::GameId>& game);
    /// "game 131 of 2,798"; empty: the open game is not in the list.
    [[nodiscard]] QString placeOfOpenGame() const;
    /// Games have been read otherwise: the problems may be others, too.
    void listAgain();
    /// Games were changed: so may be what was wrong with them.
    void refresh();

signals:
    /// The game before or after the open one is to be opened.
    void neighbourChosen(damscope::db::GameId game);
    /// A message for the user.
    void reported(const QString& text);

private:
    void connectActions(const Actions& actions);
    [[nodiscard]] std::optional<PageSubject> subject() const;
    [[nodiscard]] std::optional<int> rowOfOpenGame() const;

    Workspace& workspace_;
    QAction& previous_;
    QAction& next_;
    std::optional<db::GameId> open_;
    GamesPanel* games_;
    ProblemsPanel* problems_;
    StoredProblems* stored_;
};

class BookmarksMenu;
class OpeningsPanel;
class SearchPanel;

/// The search for moves and positions, what it has found, the openings, and the bookmarks of all
/// that.
class SearchTask : public QObject {
    Q_OBJECT

public:
    explicit SearchTask(const TaskContext& context);

    [[nodiscard]] SearchPanel& panel() { return *search_; }
    void setStore(const std::filesystem::path& store);
    void apply(const Settings& settings);
    /// What the list of games shows.
    void setFilter(const db::Filter& games, const db::query::AskedGames& asked);
    /// The bookmarks of the store.
    void fillBookmarks(QMenu& menu);

signals:
    /// The games of a bookmark are to be listed.
    void filterWanted(const QString& filter);
    /// A message for the user.
    void reported(const QString& text);

private:
    void connectActions(const Actions& actions);
    [[nodiscard]] std::optional<PageSubject> subject() const;
    void openBookmark(const db::Bookmark& bookmark);
    void saveSearch();

    Workspace& workspace_;
    GameDocument& document_;
    std::filesystem::path store_;
    SearchPanel* search_;
    OpeningsPanel* openings_;
    BookmarksMenu* bookmarks_;
};

class EventsPage;
class PlayerPage;
class PlayersPage;
struct GamesToPublish;
struct Target;

/// The players and the events of the database.
class PeopleTask : public QObject {
    Q_OBJECT

public:
    explicit PeopleTask(const TaskContext& context);

    [[nodiscard]] const PlayerPage& player() const;
    void setStore(const std::filesystem::path& store);
    void apply(const Settings& settings);
    /// The list of games has others.
    void refresh();
    /// Whether a game may be changed in the store; says why not.
    void setGuard(std::function<bool(db::GameId)> mayChange);
    /// The page of a player, or of the event of a game.
    void showPlayer(const QString& name);
    void showEvent(const QString& event, db::GameId game);
    /// Shows the players or the events that a text means.
    void find(Task task, const QString& text);
    /// The games of the event that the user sees; nothing: none is.
    [[nodiscard]] std::optional<GamesToPublish> shownEvent() const;

signals:
    /// A list of players or events is to be written into a file.
    void exportWanted(const damscope::gui::PageSubject& list);
    /// A game is to be opened.
    void gameChosen(damscope::db::GameId game);
    /// Games are to be listed.
    void gamesWanted(const QString& filter);
    /// Games of an event, or of a player, are others now.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    void connectPages();
    void connectSubjects();
    void connectActions(const Actions& actions);
    /// The page of a player, or the tables of an event; nothing: none is shown.
    [[nodiscard]] std::optional<PageSubject> subject(Task task) const;
    /// A click on a name leads to its page, one on a game opens it.
    void follow(const Target& target);

    Workspace& workspace_;
    PlayersPage* players_;
    EventsPage* events_;
};

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

    /// Keeps a search under a name that it asks for.
    void askToSave(const std::filesystem::path& store, const db::Bookmark& search);
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
    StoreChanges changes_{this};
};

} // namespace damscope::gui
