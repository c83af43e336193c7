// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/numbers.hpp"
#include "gui/analysis/game_themes.hpp"
#include "gui/board/geometry.hpp"
#include "gui/look/board_theme.hpp"
#include "gui/window/panel_focus.hpp"

#include <QList>
#include <QObject>

#include <filesystem>
#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace damscope::db {
struct Bookmark;
}

namespace damscope::gui {

class Actions;
class AnalysisDocks;
class AnnotationPanel;
enum class Task : std::uint8_t;
class BoardPanel;
class BookmarksMenu;
class GameDocument;
class GamesPanel;
class HomePage;
class LastGames;
class MoveList;
class EventsPage;
class OpeningsPanel;
class ProblemsPanel;
class PlayersPage;
class ReportPage;
class Scrolled;
class SearchPanel;
struct Settings;
class ToolBar;
class StoreLine;
class TrainingPage;
class Workspace;

/// The panels of the window: the board in the middle, the others in docks, which each task of the
/// workspace puts in their places.
class Panels : public QObject {
    Q_OBJECT

public:
    Panels(QMainWindow& window, GameDocument& document, Actions& actions);

    [[nodiscard]] BoardPanel& board() { return *board_; }
    [[nodiscard]] GamesPanel& games() { return *games_; }
    [[nodiscard]] ProblemsPanel& problems() { return *problems_; }
    [[nodiscard]] OpeningsPanel& openings() { return *openings_; }
    [[nodiscard]] SearchPanel& search() { return *search_; }
    [[nodiscard]] AnalysisDocks& analysis() { return *analysis_; }

    /// The default layout.
    [[nodiscard]] QList<QDockWidget*> docks() const;
    /// Shows the games of a store everywhere.
    void setStore(const std::filesystem::path& store, const QString& name);
    /// Which game is open.
    void setHeader(const QString& players, const QString& facts);
    /// Its number, if it is stored.
    void setOpenGame(const std::optional<db::GameId>& game);
    void listGames(const QString& filter);
    /// Shows the panels of a task.
    void show(Task task);
    /// The board alone, without panels and bars.
    void setAlone(bool alone);
    /// The page of a player.
    void showPlayer(const QString& name);
    void openGame(db::GameId game);
    /// Shows the players or the events that a text means.
    void find(Task task, const QString& text);
    [[nodiscard]] Workspace& workspace() { return *workspace_; }
    void setLook(const BoardLook& look);
    void setTouchMove(bool on);
    void setNumbering(Numbering numbering);
    [[nodiscard]] TrainingPage& training() { return *training_; }
    /// Restores the saved layout, or the default one, and the visible panels.
    void restore(Settings& settings);
    /// Follows what is chosen in the preferences.
    void apply(const Settings& settings);
    /// The panels of the task where they were on the first day.
    void resetLayout();
    void keepLayout(Settings& settings) const;
    /// By Tab: the next panel, or field of a form.
    void focusNext(bool forward) const { focusOrder().tab(forward); }
    /// The widget with the focus at the start.
    void focusMoves();
    void retranslate();
    /// The bookmarks of the store, each time the menu is shown.
    void fillBookmarks(QMenu& menu);

signals:
    /// The user has moved, sized or closed something.
    void layoutChanged();
    /// A database of the first page.
    void storeChosen(const QString& file);
    void gameChosen(damscope::db::GameId game);
    /// Games of an event are others now.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void markCombinations(const std::vector<GameTheme>& themes);
    QDockWidget* addDock(const char* name, QWidget* panel);
    void composeCentre();
    void composeDocks();
    void composeWorkspace();
    void openBookmark(const db::Bookmark& bookmark);
    void connectActions();
    void connectTasks();
    void connectPeople();
    void bringUp(const char* dock);
    void focusBoard();
    [[nodiscard]] PanelFocus focusOrder() const;

    QMainWindow& window_;
    GameDocument& document_;
    Actions& actions_;
    BoardPanel* board_;
    ToolBar* toolBar_;
    StoreLine* storeLine_ = nullptr;
    MoveList* moves_;
    AnnotationPanel* annotation_;
    GamesPanel* games_;
    ProblemsPanel* problems_;
    OpeningsPanel* openings_;
    SearchPanel* search_;
    BookmarksMenu* bookmarks_;
    std::filesystem::path store_;
    ReportPage* report_;
    HomePage* home_;
    LastGames* lastGames_ = nullptr; ///< once there are settings
    Scrolled* homeScrolled_;         ///< `home_` in a low window
    PlayersPage* players_;
    EventsPage* events_;
    TrainingPage* training_ = nullptr;
    QDockWidget* gameDock_ = nullptr;
    QDockWidget* gamesDock_ = nullptr;
    QDockWidget* commentDock_ = nullptr;
    AnalysisDocks* analysis_ = nullptr;
    Workspace* workspace_ = nullptr;
};

} // namespace damscope::gui
