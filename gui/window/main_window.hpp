// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/analysis/engines_dialog.hpp"
#include "gui/game/game_document.hpp"
#include "gui/settings/settings.hpp"

#include <QMainWindow>

#include <cstdint>
#include <filesystem>

namespace damscope::gui {

class Actions;
class AnalysisTask;
class Exporter;
class GameController;
class GamesTask;
class HomePage;
class ImportTask;
class Importer;
class Menus;
class MessageBar;
class PeopleTask;
class PlayTask;
class StoreController;
class StudyTask;
class ToolBar;
class TrainingPage;
class Workspace;
struct Shared;
struct TaskContext;

/// The window. It makes the tasks, the menus and the controllers of gui/control, connects them, and
/// makes no decisions itself.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `recovery`: the folder where changes are kept that are stored nowhere (see Journal).
    explicit MainWindow(const QString& recovery, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens databases and reads files.
    [[nodiscard]] StoreController& stores() { return *stores_; }
    /// The folder with the documents that Help > Manual shows.
    void setDocuments(const QString& folder) { documents_ = folder; }
    /// The page to start from, instead of the board.
    void showHome();
    void useLanguage(const QString& code);
    void useAppearance(Appearance appearance);
    /// Nothing moves that can be shown at once.
    void reduceMotion();

signals:
    /// Another database is open, or none: an empty path.
    void storeShown(const std::filesystem::path& store);
    void settingsChanged(const damscope::gui::Settings& settings);
    void closing();

protected:
    void closeEvent(QCloseEvent* event) override;
    bool event(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What a message is about: it disappears with it.
    enum class Subject : std::uint8_t { store, game };
    template <class Part> Part* follow(Part* part, Subject subject = Subject::store);
    [[nodiscard]] TaskContext context();
    void composeAnalysis(const EndgameTables& endgames);
    void composePlay(const EndgameTables& endgames, const QString& recovery);
    void composeHome();
    void composeTraining(TrainingPage& training, PlayTask& play);
    void composeSearch();
    void composePeople();
    void connectCommands(PeopleTask& people);
    void connectTraining(PeopleTask& people, TrainingPage& training);
    void composeStores(Importer& importer);
    void composeImport();
    void composeStoreTools();
    void composeGameTools();
    void connectFileActions();
    void composeExporter();
    [[nodiscard]] Shared shared();
    void showHeading();
    void connectViewActions();
    void connectGame();
    void openGame(db::GameId game);
    /// After so many moves.
    void openPlace(db::GameId game, int ply);
    void showStore();
    void showTitle();
    /// At the field of a setting, or where it was left.
    void showPreferences(const QString& setting = {});
    void applyLooks();
    void report(const QString& text, Subject subject);
    void forget(Subject subject);
    void retranslate();

    Settings settings_;
    Language language_;
    GameDocument document_;
    Actions* actions_;
    Workspace* workspace_;
    Menus* menus_;
    ToolBar* toolBar_;
    MessageBar* messages_;
    HomePage* home_ = nullptr;
    StudyTask* study_ = nullptr;
    AnalysisTask* analysis_ = nullptr;
    GamesTask* list_ = nullptr;
    ImportTask* import_ = nullptr;
    GameController* games_ = nullptr;
    Exporter* exporter_ = nullptr;
    StoreController* stores_ = nullptr;
    QString documents_;                 ///< the folder of the manual
    Subject reported_ = Subject::store; ///< what the last message is about
};

} // namespace damscope::gui
