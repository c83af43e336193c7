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
    /// Lists the games that pass a filter.
    void list(const QString& filter);
    /// The selected games, or all of the list.
    [[nodiscard]] std::optional<PageSubject> subject() const;
    /// Games have been read otherwise: the problems may be others, too.
    void listAgain();
    /// Games were changed: so may be what was wrong with them.
    void refresh();

signals:
    /// A message for the user.
    void reported(const QString& text);

private:
    Workspace& workspace_;
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
    /// The games that were found; nothing: none were.
    [[nodiscard]] std::optional<PageSubject> subject() const;
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
class PlayersPage;
struct GamesToPublish;
struct Target;

/// The players and the events of the database.
class PeopleTask : public QObject {
    Q_OBJECT

public:
    explicit PeopleTask(const TaskContext& context);

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
    /// The games of the event that is shown; nothing: none is.
    [[nodiscard]] std::optional<GamesToPublish> shownEvent() const;
    /// The page of a player, or the tables of an event; nothing: none is shown.
    [[nodiscard]] std::optional<PageSubject> subject(Task task) const;

signals:
    void subjectChanged();
    /// A list of players or events is to be written into a file.
    void exportWanted(const damscope::gui::PageSubject& list);
    /// A game is to be opened.
    void gameChosen(damscope::db::GameId game);
    /// The same, after so many moves.
    void placeChosen(damscope::db::GameId game, int ply);
    /// Games are to be listed.
    void gamesWanted(const QString& filter);
    /// The position of a game is to be asked.
    void exerciseWanted(damscope::db::GameId game, const damscope::rules::Position& position);
    /// What the user means to play with a colour is to be shown.
    void repertoireWanted(damscope::rules::Color mine);
    /// An opening of a player is to be practised against the computer.
    void playWanted(const damscope::rules::Position& position, damscope::rules::Color mine);
    /// A repertoire has other lines now.
    void repertoireChanged();
    /// Games of an event, or of a player, are others now.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    void connectPages();
    void connectActions(const Actions& actions);
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
