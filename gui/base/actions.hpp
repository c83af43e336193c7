// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;

namespace damscope::gui {

/// All actions of the window, each with its text and its key. No two share a key.
class Actions : public QObject {
    Q_OBJECT

public:
    explicit Actions(QObject* parent);

    QAction* newStore = make("newStore", QKeySequence("Ctrl+Shift+N"));
    QAction* openStore = make("openStore", QKeySequence::Open);
    QAction* closeStore = make("closeStore", QKeySequence("Ctrl+W"));
    QAction* saveCopy = make("saveCopy");
    QAction* properties = make("properties");
    QAction* sources = make("sources");
    QAction* keepGames = make("keepGames", QKeySequence("Ctrl+Alt+K"));
    QAction* viewFiles = make("viewFiles");
    QAction* importHow = make("importHow");
    QAction* importFiles = make("importFiles", QKeySequence("Ctrl+Shift+I"));
    QAction* importFolder = make("importFolder", QKeySequence("Ctrl+Alt+I"));
    QAction* saveGame = make("saveGame", QKeySequence("Ctrl+S"));
    QAction* saveGameAs = make("saveGameAs", QKeySequence("Ctrl+Shift+S"));
    QAction* saveDiagram = make("saveDiagram", QKeySequence("Ctrl+D"));
    QAction* exportGame = make("exportGame", QKeySequence("Ctrl+Shift+E"));
    QAction* publish = make("publish");
    QAction* print = make("print", QKeySequence("Ctrl+P"));
    QAction* quit = make("quit", QKeySequence("Ctrl+Q"));

    QAction* undo = make("undo", QKeySequence("Ctrl+Z"));
    QAction* redo = make("redo", QKeySequence("Ctrl+Shift+Z"));
    QAction* copyPosition = make("copyPosition", QKeySequence("Ctrl+C"));
    QAction* copyGame = make("copyGame", QKeySequence("Ctrl+Shift+C"));
    QAction* copyDiagram = make("copyDiagram", QKeySequence("Ctrl+Alt+C"));
    QAction* paste = make("paste", QKeySequence("Ctrl+V"));
    QAction* deleteGames = make("deleteGames", QKeySequence::Delete);
    QAction* bringBackGames = make("bringBackGames");
    QAction* deletedGames = make("deletedGames");
    QAction* preferences = make("preferences", QKeySequence("Ctrl+,"));
    QAction* find = make("find", QKeySequence("Ctrl+F"));
    QAction* search = make("search", QKeySequence("Ctrl+Shift+F"));
    QAction* searchPosition = make("searchPosition", QKeySequence("F7"));
    QAction* openings = make("openings", QKeySequence("Ctrl+Shift+O"));

    QAction* newGame = make("newGame", QKeySequence("Ctrl+N"));
    QAction* editHeader = make("editHeader", QKeySequence("Ctrl+I"));
    QAction* editPosition = make("editPosition", QKeySequence("Ctrl+E"));
    QAction* play = make("play", QKeySequence("F9"));
    QAction* start = make("start", QKeySequence("Alt+Home"));
    QAction* previous = make("previous", QKeySequence("Alt+Left"));
    QAction* next = make("next", QKeySequence("Alt+Right"));
    QAction* end = make("end", QKeySequence("Alt+End"));
    QAction* enterVariation = make("enterVariation", QKeySequence("Alt+Down"));
    QAction* leaveVariation = make("leaveVariation", QKeySequence("Alt+Up"));
    QAction* promote = make("promote", QKeySequence("Ctrl+Up"));
    QAction* makeMain = make("makeMain", QKeySequence("Ctrl+Shift+Up"));
    QAction* deleteFromHere = make("deleteFromHere", QKeySequence("Ctrl+Del"));
    QAction* comment = make("comment", QKeySequence("Ctrl+M"));
    QAction* copyLine = make("copyLine");
    QAction* keepLine = make("keepLine", QKeySequence("Ctrl+Shift+K"));
    QAction* endExploring = make("endExploring", QKeySequence("Ctrl+Backspace"));
    QAction* diagramHere = make("diagramHere", QKeySequence("Ctrl+Shift+D"));
    QAction* takeRepairBack = make("takeRepairBack");

    QAction* checkStore = make("checkStore");
    QAction* duplicates = make("duplicates");
    QAction* updateIndex = make("updateIndex");
    QAction* rebuildIndex = make("rebuildIndex");
    QAction* searchThemes = make("searchThemes");
    QAction* names = make("names");
    QAction* restoreStore = make("restoreStore");
    QAction* recoverGames = make("recoverGames");
    QAction* enterEvent = make("enterEvent");
    QAction* typeResults = make("typeResults");
    QAction* correctEvent = make("correctEvent");
    QAction* undoCorrection = make("undoCorrection");

    QAction* report = make("report", QKeySequence("Ctrl+R"));
    QAction* whyMove = make("whyMove");
    QAction* annotate = make("annotate");
    QAction* endgameTables = make("endgameTables");
    QAction* analyseGame = make("analyseGame", QKeySequence("F6"));
    QAction* analyseSelected = make("analyseSelected", QKeySequence("Shift+F6"));
    QAction* engine = make("engine", QKeySequence("F8"));
    QAction* lockEngine = make("lockEngine", QKeySequence("Ctrl+L"));
    QAction* threat = make("threat", QKeySequence("Ctrl+T"));
    QAction* engines = make("engines");
    QAction* match = make("match");
    QAction* saveChart = make("saveChart");

    QAction* commands = make("commands", QKeySequence("Ctrl+K"));
    QAction* goHome = make("goHome", QKeySequence("Ctrl+1"));
    QAction* goGames = make("goGames", QKeySequence("Ctrl+2"));
    QAction* goStudy = make("goStudy", QKeySequence("Ctrl+3"));
    QAction* goReport = make("goReport", QKeySequence("Ctrl+4"));
    QAction* goOpenings = make("goOpenings", QKeySequence("Ctrl+5"));
    QAction* goSearch = make("goSearch", QKeySequence("Ctrl+6"));
    QAction* goPlay = make("goPlay", QKeySequence("Ctrl+7"));
    QAction* goTraining = make("goTraining", QKeySequence("Ctrl+8"));
    QAction* goPlayers = make("goPlayers", QKeySequence("Ctrl+9"));
    QAction* goEvents = make("goEvents", QKeySequence("Ctrl+0"));
    QAction* movePanels = make("movePanels");

    QAction* flip = make("flip", QKeySequence("Ctrl+B"));
    QAction* fullScreen = make("fullScreen", QKeySequence("F11"));
    QAction* largerText = make("largerText", QKeySequence("Ctrl++"));
    QAction* smallerText = make("smallerText", QKeySequence("Ctrl+-"));
    QAction* focusBoard = make("focusBoard", QKeySequence("F2"));
    QAction* nextPanel = make("nextPanel", QKeySequence("Ctrl+F6"));
    QAction* previousPanel = make("previousPanel", QKeySequence("Ctrl+Shift+F6"));
    QAction* nextControl = make("nextControl", QKeySequence("Ctrl+Tab"));
    QAction* previousControl = make("previousControl", QKeySequence("Ctrl+Shift+Tab"));
    QAction* touchMove = make("touchMove");
    QAction* resetLayout = make("resetLayout");

    QAction* manual = make("manual", QKeySequence("Shift+F1"));
    QAction* rulesPages = make("rulesPages");
    QAction* shortcuts = make("shortcuts", QKeySequence("F1"));
    QAction* about = make("about");

    [[nodiscard]] QList<QAction*> all() const;
    /// The tasks, in their order.
    [[nodiscard]] QList<QAction*> tasks() const {
        return {goHome,   goGames, goStudy,    goReport,  goOpenings,
                goSearch, goPlay,  goTraining, goPlayers, goEvents};
    }
    void retranslate();

private:
    QAction* make(const char* name, const QKeySequence& key = {});
    void retranslateFiles();
    void retranslateGames();
    void retranslateMoves();
    void retranslateAnalysis();
    void retranslateTools();
    void retranslateView();
};

} // namespace damscope::gui
