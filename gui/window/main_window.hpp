// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/game/game_document.hpp"
#include "gui/settings/appearance.hpp"

#include <QMainWindow>
#include <QTimer>

#include <cstdint>

namespace damscope::gui {

class Actions;
class Annotator;
class Commands;
class DatabaseTools;
class Sources;
class Deletions;
class Exporter;
class GameKeeper;
class HeaderEditor;
class Importer;
class Menus;
class NewGames;
class Panels;
class Repairs;
class StoredProblems;
class StoreKeeper;
class Restoring;
class StoreTasks;

/// The window. It composes panels, menus and the controllers of gui/control and makes no decisions
/// itself.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `recovery`: the folder where changes are kept that are stored nowhere (see Journal).
    explicit MainWindow(const QString& recovery, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens databases and reads files.
    [[nodiscard]] StoreKeeper& stores() { return *stores_; }
    /// The folder with the documents that Help > Manual shows.
    void setDocuments(const QString& folder) { documents_ = folder; }
    /// The page to start from, instead of the board.
    void showHome();
    void useLanguage(const QString& code);
    void useAppearance(Appearance appearance);
    /// Nothing moves that can be shown at once.
    void reduceMotion();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void connectStores();
    void connectGames();
    void connectSearch();
    void connectProblems();
    void connectReports();
    void connectFileActions();
    void connectGameActions();
    void connectViewActions();
    void showStore();
    void showTitle();
    void showRereadGames();
    void showUndo();
    /// At the field of a setting, or where it was left.
    void showPreferences(const QString& setting = {});
    void applyLooks();
    void connectCommands();
    void showManual();
    void showRules();
    /// What a message is about: it disappears with it.
    enum class Subject : std::uint8_t { store, game };
    void report(const QString& text, Subject subject);
    void forget(Subject subject);
    void restoreLayout();
    void saveLayout();
    void retranslate();

    Settings settings_;
    Language language_;
    GameDocument document_;
    Actions* actions_;
    Panels* panels_;
    Menus* menus_;
    GameKeeper* games_;
    Importer* importer_;
    StoreKeeper* stores_;
    Repairs* repairs_;
    Exporter* exporter_;
    HeaderEditor* header_;
    NewGames* newGames_;
    Deletions* deletions_;
    StoreTasks* tasks_;
    Restoring* restoring_;
    DatabaseTools* tools_;
    Sources* sources_;
    Annotator* annotator_;
    Commands* commands_;
    StoredProblems* storedProblems_;
    QString documents_;                 ///< the folder of the manual
    Subject reported_ = Subject::store; ///< what the last message is about
    QTimer layoutDue_;                  ///< to be written; a change is followed by others
};

} // namespace damscope::gui
