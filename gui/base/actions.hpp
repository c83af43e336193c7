// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/phrase.hpp"

#include <QList>
#include <QObject>

#include <vector>

class QAction;

namespace damscope::gui {

/// All actions of the window, each with its text and its key. No two share a key.
class Actions : public QObject {
    Q_OBJECT

    struct English {
        QAction* action;
        const char* text;
        const char* tip;
    };
    std::vector<English> english_; // first: the actions below enter their texts here

public:
    explicit Actions(QObject* parent);

    QAction* newStore = make("newStore", phrase("Ne&w database…"), "Ctrl+Shift+N");
    QAction* openStore = make("openStore", phrase("&Open database…"), "Ctrl+O");
    QAction* closeStore = make("closeStore", phrase("C&lose database"), "Ctrl+W");
    QAction* saveCopy = make("saveCopy", phrase("Save a &copy…"));
    QAction* properties = make("properties", phrase("&Properties…"));
    QAction* sources =
        make("sources", phrase("&Sources…"), "", phrase("What was imported, and how it was read"));
    QAction* keepGames = make("keepGames", phrase("&Keep the games"), "Ctrl+Alt+K",
                              phrase("Stores the games being viewed in your own database"));
    QAction* viewFiles = make("viewFiles", phrase("&View files…"), "",
                              phrase("Shows the games and problems of files without storing them"));
    QAction* importHow = make("importHow", phrase("I&mport in an encoding or variant…"));
    QAction* importOnline =
        make("importOnline", phrase("Import from li&draughts…"), "",
             phrase("Games of a player, a team, a tournament or a study on lidraughts.org"));
    QAction* importFiles =
        make("importFiles", phrase("&Import files or a folder…"), "Ctrl+Shift+I");
    QAction* importFolder = make("importFolder", phrase("Import &folder…"), "Ctrl+Alt+I");
    QAction* saveGame = make("saveGame", phrase("&Save game"), "Ctrl+S");
    QAction* saveGameAs = make("saveGameAs", phrase("Save game &as PDN…"), "Ctrl+Shift+S");
    QAction* saveDiagram = make("saveDiagram", phrase("Save &diagram…"), "Ctrl+D");
    QAction* printDiagram = make("printDiagram", phrase("&Print the diagram…"), "Ctrl+Alt+P",
                                 phrase("The position on the board, for paper"));
    // What these two act on is said by Exporter.
    QAction* exportSubject = make("exportSubject", phrase("E&xport the game…"), "Ctrl+Shift+E");
    QAction* publish = make("publish", phrase("Pu&blish as web pages…"));
    QAction* print = make("print", phrase("&Print the game…"), "Ctrl+P");
    QAction* exportGame = make("exportGame", phrase("&Game as a web page…"), "",
                               phrase("A page to replay the game, which needs no other file"));
    QAction* animateLine =
        make("animateLine", phrase("Game from &here as an animated picture…"), "",
             phrase("The moves after the position on the board, one after another"));
    QAction* animateCombination =
        make("animateCombination", phrase("C&ombination as an animated picture…"), "",
             phrase("The combination that was played or missed at this move"));
    QAction* quit = make("quit", phrase("&Quit"), "Ctrl+Q");

    QAction* undo = make("undo", phrase("&Undo"), "Ctrl+Z");
    QAction* redo = make("redo", phrase("&Redo"), "Ctrl+Shift+Z");
    QAction* copyPosition = make("copyPosition", phrase("&Copy position (FEN)"), "Ctrl+C");
    QAction* copyGame = make("copyGame", phrase("Copy &game (PDN)"), "Ctrl+Shift+C");
    QAction* copyDiagram = make("copyDiagram", phrase("Copy &diagram"), "Ctrl+Alt+C");
    QAction* paste = make("paste", phrase("&Paste position or game"), "Ctrl+V");
    QAction* deleteGames = make("deleteGames", phrase("De&lete selected games…"), "Del");
    QAction* undoChange = make("undoChange", phrase("Undo in the da&tabase"));
    QAction* redoChange = make("redoChange", phrase("Redo &in the database"));
    QAction* history = make("history", phrase("&History…"), "Ctrl+Shift+H",
                            phrase("What was done to the database, and what can be undone"));
    QAction* bringBackGames = make("bringBackGames", phrase("&Bring back deleted games"));
    QAction* deletedGames = make("deletedGames", phrase("Deleted &games…"));
    QAction* preferences = make("preferences", phrase("P&references…"), "Ctrl+,");
    QAction* find = make("find", phrase("&Filter games"), "Ctrl+F");
    QAction* search = make("search", phrase("&Search in games"), "Ctrl+Shift+F");
    QAction* searchPosition = make("searchPosition", phrase("Search this p&osition"), "F7");
    QAction* openings = make("openings", phrase("&Openings of this position"), "Ctrl+Shift+O");

    QAction* newGame = make("newGame", phrase("&New game…"), "Ctrl+N");
    QAction* editHeader = make("editHeader", phrase("Game &data…"), "Ctrl+I",
                               phrase("Players, event, date, result and other data of the game"));
    QAction* editPosition = make("editPosition", phrase("&Edit position…"), "Ctrl+E");
    QAction* play = make("play", phrase("Pla&y…"), "F9");
    QAction* previousGame = make("previousGame", phrase("P&revious game"), "Ctrl+PgUp",
                                 phrase("The game before it in the list"));
    QAction* nextGame = make("nextGame", phrase("Ne&xt game"), "Ctrl+PgDown",
                             phrase("The game after it in the list"));
    QAction* start = make("start", phrase("To the &start"), "Alt+Home");
    QAction* previous = make("previous", phrase("&Previous move"), "Alt+Left");
    QAction* next = make("next", phrase("&Next move"), "Alt+Right");
    QAction* end = make("end", phrase("To the &end"), "Alt+End");
    QAction* enterVariation = make("enterVariation", phrase("&Enter variation"), "Alt+Down");
    QAction* leaveVariation = make("leaveVariation", phrase("&Leave variation"), "Alt+Up");
    QAction* promote = make("promote", phrase("Move variation &up"), "Ctrl+Up");
    QAction* makeMain = make("makeMain", phrase("Make &main line"), "Ctrl+Shift+Up");
    QAction* deleteFromHere = make("deleteFromHere", phrase("&Delete from here"), "Ctrl+Del");
    QAction* asVariation = make("asVariation", phrase("New variation"), "",
                                phrase("The new move stands beside the one that follows"));
    QAction* asReplacement = make("asReplacement", phrase("Replace the move"), "Ctrl+Shift+R",
                                  phrase("The moves behind it stay, as far as they are legal"));
    QAction* asInsertion =
        make("asInsertion", phrase("Insert before the move"), "",
             phrase("The move and those behind it follow, as far as they are legal"));
    QAction* asRest = make("asRest", phrase("Replace the rest"), "",
                           phrase("Deletes the move and all that follows it"));
    QAction* deleteText = make("deleteText", phrase("Delete the text"), "",
                               phrase("Deletes text here that could not be read as moves"));
    QAction* comment = make("comment", phrase("&Comment on the move"), "Ctrl+M");
    QAction* clockTimes = make("clockTimes", phrase("Clock &times"), "Ctrl+Shift+T",
                               phrase("Types the times of the moves, from this one on"));
    QAction* copyLine = make("copyLine", phrase("Cop&y the line"), "",
                             phrase("This move and those after it, as text"));
    QAction* keepLine = make("keepLine", phrase("&Keep the line"), "Ctrl+Shift+K",
                             phrase("Adds the explored moves to the game as a variation"));
    QAction* endExploring = make("endExploring", phrase("&Back to the game"), "Ctrl+Backspace",
                                 phrase("Leaves the explored moves"));
    QAction* diagramHere = make("diagramHere", phrase("Print a diagram &here"), "Ctrl+Shift+D");
    QAction* takeRepairBack = make("takeRepairBack", phrase("Revert the &repair"), "",
                                   phrase("Restores the original text of the stored game"));

    QAction* checkStore = make("checkStore", phrase("&Check the database"));
    QAction* duplicates = make("duplicates", phrase("Find &duplicates"), "",
                               phrase("Games in the list that are stored twice"));
    QAction* updateIndex = make("updateIndex", phrase("&Update the position index"));
    QAction* rebuildIndex = make("rebuildIndex", phrase("Re&build the position index"));
    QAction* searchThemes = make(
        "searchThemes", phrase("Find co&mbinations and structures"), "",
        phrase("Index the combinations and structures of new and changed games for the filter"));
    QAction* names = make("names", phrase("&Names of combinations and structures…"));
    QAction* restoreStore = make("restoreStore", phrase("Restore &a copy…"), "",
                                 phrase("Replaces the database with a copy of it"));
    QAction* recoverGames = make("recoverGames", phrase("&Recover games of a damaged database…"));
    QAction* enterEvent = make("enterEvent", phrase("&Enter a tournament…"));
    QAction* typeResults = make("typeResults", phrase("&Type results of an event"));
    QAction* correctEvent = make("correctEvent", phrase("C&orrect an event…"));
    QAction* undoCorrection = make("undoCorrection", phrase("Un&do the last correction"));

    QAction* report = make("report", phrase("&Report of the game"), "Ctrl+R");
    QAction* whyMove = make("whyMove", phrase("&Why this move"), "",
                            phrase("What is proved about the move on the board"));
    QAction* annotate = make("annotate", phrase("Ann&otate games…"), "",
                             phrase("Writes signs, comments and better moves into analysed games"));
    QAction* endgameTables = make("endgameTables", phrase("Endgame ta&bles…"));
    QAction* analyseGame = make("analyseGame", phrase("&Analyse game"), "F6");
    QAction* analyseSelected =
        make("analyseSelected", phrase("Analyse &selected games"), "Shift+F6");
    QAction* engine =
        make("engine", phrase("&Engine"), "F8", phrase("Let the engine think about the position"));
    QAction* lockEngine = make("lockEngine", phrase("&Lock"), "Ctrl+L",
                               phrase("Keep this position while you move through the game"));
    QAction* threat = make("threat", phrase("&Threat"), "Ctrl+T",
                           phrase("What the other side would do if it were to move"));
    QAction* engines = make("engines", phrase("E&ngines…"));
    QAction* studies = make("studies", phrase("St&udies…"), "",
                            phrase("What engines found in long work on one position"));
    QAction* match = make("match", phrase("&Match between engines…"));
    QAction* saveChart = make("saveChart", phrase("Save &chart…"));

    QAction* commands = make("commands", phrase("&Find a command…"), "Ctrl+K",
                             phrase("Finds any command, database or player as you type"));
    QAction* goHome = make("goHome", phrase("&Home"), "Ctrl+1");
    QAction* goGames = make("goGames", phrase("&Games"), "Ctrl+2");
    QAction* goStudy = make("goStudy", phrase("St&udy"), "Ctrl+3");
    QAction* goReport = make("goReport", phrase("&Report"), "Ctrl+4");
    QAction* goOpenings = make("goOpenings", phrase("&Openings"), "Ctrl+5");
    QAction* goSearch = make("goSearch", phrase("&Search"), "Ctrl+6");
    QAction* goPlay = make("goPlay", phrase("&Play"), "Ctrl+7");
    QAction* goTraining = make("goTraining", phrase("&Training"), "Ctrl+8");
    QAction* goPlayers = make("goPlayers", phrase("Pla&yers"), "Ctrl+9");
    QAction* goEvents = make("goEvents", phrase("&Events"), "Ctrl+0");
    QAction* goImport = make("goImport", phrase("I&mport"), "",
                             phrase("What the import did, and what is wrong with its games"));
    QAction* movePanels =
        make("movePanels", phrase("&Move panels"), "",
             phrase("Gives panels title bars by which they can be dragged elsewhere"));

    QAction* flip = make("flip", phrase("&Flip the board"), "Ctrl+B");
    QAction* fullScreen = make("fullScreen", phrase("&Board alone, full screen"), "F11");
    QAction* largerText = make("largerText", phrase("Larger text"), "Ctrl++");
    QAction* smallerText = make("smallerText", phrase("Smaller text"), "Ctrl+-");
    QAction* focusBoard = make("focusBoard", phrase("&Go to the board"), "F2");
    QAction* nextPanel = make("nextPanel", phrase("Ne&xt panel"), "Ctrl+F6");
    QAction* previousPanel = make("previousPanel", phrase("&Previous panel"), "Ctrl+Shift+F6");
    QAction* nextControl = make("nextControl", phrase("Next control &in the panel"), "Ctrl+Tab");
    QAction* previousControl =
        make("previousControl", phrase("Previous control in the p&anel"), "Ctrl+Shift+Tab");
    QAction* touchMove = make("touchMove", phrase("T&ouch-move"));
    QAction* resetLayout = make("resetLayout", phrase("&Reset layout"));

    QAction* manual = make("manual", phrase("&Manual"), "Shift+F1");
    QAction* rulesPages = make("rulesPages", phrase("&Rules"));
    QAction* shortcuts = make("shortcuts", phrase("&Keyboard shortcuts"), "F1");
    QAction* about = make("about", phrase("&About Damscope"));

    [[nodiscard]] QList<QAction*> all() const;
    /// The tasks, in their order.
    [[nodiscard]] QList<QAction*> tasks() const {
        return {goHome, goGames,    goStudy,   goReport, goOpenings, goSearch,
                goPlay, goTraining, goPlayers, goEvents, goImport};
    }
    void retranslate();

private:
    /// The texts are English, as catalogues have them.
    QAction* make(const char* name, const char* text, const char* key = "", const char* tip = "");
};

} // namespace damscope::gui
