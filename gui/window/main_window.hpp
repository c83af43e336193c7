// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/import/import.hpp"
#include "db/query/find/find.hpp"
#include "db/repair/repair.hpp"
#include "gui/database/game_saver.hpp"
#include "gui/database/import_job.hpp"
#include "gui/database/problem_model.hpp"
#include "gui/database/store_changes.hpp"
#include "gui/export/export_job.hpp"
#include "gui/game/game_document.hpp"
#include "gui/game/journal.hpp"
#include "gui/settings/appearance.hpp"

#include <QMainWindow>

#include <filesystem>
#include <memory>
#include <optional>

class QDockWidget;
class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;

namespace damscope::gui {

class Actions;
class AnalysisDocks;
class AnnotationPanel;
class BoardPanel;
class GamesPanel;
class MoveList;
class OpeningsPanel;
class ProblemsPanel;
class SearchPanel;

/// The window: the board in the middle, the game beside it, the games of the store and what was
/// wrong with them below, in docks that can be moved.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `recovery`: the folder where changes are kept that are stored nowhere (see Journal).
    explicit MainWindow(const QString& recovery, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Shows the games of a store. What goes wrong is told in the window.
    void openStore(const std::filesystem::path& file);
    /// Reads files, folders and archives into the open store; makes it if it does not exist.
    void importPaths(const std::filesystem::path& store, const QStringList& paths);
    void openGame(db::GameId game);
    /// Opens the game of a hit and shows its place.
    void openHit(const db::query::Hit& hit);
    /// Opens a game that stands in no store.
    void openText(const QString& text);

    [[nodiscard]] GameDocument& document() { return document_; }
    [[nodiscard]] Actions& actions() { return *actions_; }
    [[nodiscard]] GamesPanel& games() { return *games_; }
    [[nodiscard]] BoardPanel& board() { return *board_; }
    [[nodiscard]] AnalysisDocks& analysis() { return *analysis_; }
    [[nodiscard]] OpeningsPanel& openings() { return *openings_; }
    [[nodiscard]] SearchPanel& search() { return *search_; }
    [[nodiscard]] ProblemModel& problems();
    [[nodiscard]] bool isImporting() const { return import_.isRunning(); }
    void useLanguage(const QString& code);
    void useAppearance(Appearance appearance);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// A dock around a panel; it has the panel's window title, in every language.
    QDockWidget* addDock(const char* name, QWidget* panel, Qt::DockWidgetArea area);
    void composeDocks();
    void composePanels();
    void composeSearch();
    void connectProblems();
    void showStoreInPanels();
    void composeStatusBar();
    void composeMenus();
    void fillView(QMenu& view);
    void connectActions();
    void connectGameActions();
    void connectImport();
    void retranslate();
    void showHeader();
    void showUndo();
    void tell(const QString& text);
    void offerRecovery();
    [[nodiscard]] bool mayLeaveGame();
    void connectPlay();
    void connectSaver();
    /// Into the store, in the background. False if the user has thought better of it.
    bool saveGame();
    bool saveGameAs();
    void connectExport();
    [[nodiscard]] PaperStyle paperStyle() const;
    void exportOpenGame();
    void exportGames(const std::vector<db::GameId>& games);
    void printGame();
    void saveDiagram();
    void copyDiagram();
    void editPosition();
    void openProblem(int row);
    void repairProblem(const db::ImportProblem& problem);
    void repairGame(const db::ImportProblem& problem, db::GameId game, db::RepairTask task);
    void askWhetherToRepair(const db::ImportProblem& problem, db::GameId game);
    void takeRepairBack(db::GameId game);
    [[nodiscard]] bool mayChangeStored(db::GameId game);
    [[nodiscard]] bool showChanged(db::GameId game);
    void openFirstGame();
    void openPosition(const rules::Position& position);
    void showShortcuts();
    void showSummary(const db::ImportSummary& summary);

    Settings settings_;
    Language language_;
    GameDocument document_;
    Journal journal_;
    QString recovery_;
    Actions* actions_;
    BoardPanel* board_;
    GamesPanel* games_;
    MoveList* moves_;
    AnnotationPanel* annotation_;
    OpeningsPanel* openings_;
    SearchPanel* search_;
    QLabel* header_;
    ProblemsPanel* problems_;
    StoreChanges changes_;
    ExportJob export_;
    ImportJob import_;
    GameSaver saver_;
    QDockWidget* gameDock_;
    QDockWidget* gamesDock_;
    QDockWidget* problemsDock_;
    AnalysisDocks* analysis_;
    QLabel* importText_;
    QProgressBar* importBar_;
    QPushButton* importCancel_;
    std::filesystem::path store_;
    std::optional<db::GameId> openGame_;
    std::optional<std::filesystem::path> storeDue_; ///< to be opened when the game is saved
    bool firstGameDue_ = false;
    bool closeDue_ = false;
};

} // namespace damscope::gui
