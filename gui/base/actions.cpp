// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/actions.hpp"

#include <QAction>
#include <QKeySequence>

namespace damscope::gui {

namespace {

QAction* action(QObject* parent, const char* name, const QKeySequence& key = {}) {
    auto* made = new QAction(parent);
    made->setObjectName(name);
    made->setShortcut(key);
    return made;
}

} // namespace

Actions::Actions(QObject* parent)
    : QObject(parent), newStore(action(this, "newStore", QKeySequence("Ctrl+Shift+N"))),
      openStore(action(this, "openStore", QKeySequence::Open)), saveCopy(action(this, "saveCopy")),
      properties(action(this, "properties")),
      keepGames(action(this, "keepGames", QKeySequence("Ctrl+K"))),
      importFiles(action(this, "importFiles", QKeySequence("Ctrl+Shift+I"))),
      importFolder(action(this, "importFolder", QKeySequence("Ctrl+Alt+I"))),
      saveGame(action(this, "saveGame", QKeySequence("Ctrl+S"))),
      saveGameAs(action(this, "saveGameAs", QKeySequence("Ctrl+Shift+S"))),
      saveDiagram(action(this, "saveDiagram", QKeySequence("Ctrl+D"))),
      exportGame(action(this, "exportGame", QKeySequence("Ctrl+Shift+E"))),
      print(action(this, "print", QKeySequence("Ctrl+P"))),
      quit(action(this, "quit", QKeySequence("Ctrl+Q"))),
      undo(action(this, "undo", QKeySequence("Ctrl+Z"))),
      redo(action(this, "redo", QKeySequence("Ctrl+Shift+Z"))),
      copyPosition(action(this, "copyPosition", QKeySequence("Ctrl+C"))),
      copyGame(action(this, "copyGame", QKeySequence("Ctrl+Shift+C"))),
      copyDiagram(action(this, "copyDiagram", QKeySequence("Ctrl+Alt+C"))),
      paste(action(this, "paste", QKeySequence("Ctrl+V"))),
      deleteGames(action(this, "deleteGames", QKeySequence::Delete)),
      bringBackGames(action(this, "bringBackGames")), deletedGames(action(this, "deletedGames")),
      find(action(this, "find", QKeySequence("Ctrl+F"))),
      search(action(this, "search", QKeySequence("Ctrl+Shift+F"))),
      searchPosition(action(this, "searchPosition", QKeySequence("F7"))),
      openings(action(this, "openings", QKeySequence("Ctrl+Shift+O"))),
      newGame(action(this, "newGame", QKeySequence("Ctrl+N"))),
      editHeader(action(this, "editHeader", QKeySequence("Ctrl+I"))),
      editPosition(action(this, "editPosition", QKeySequence("Ctrl+E"))),
      play(action(this, "play", QKeySequence("F9"))),
      start(action(this, "start", QKeySequence("Alt+Home"))),
      previous(action(this, "previous", QKeySequence("Alt+Left"))),
      next(action(this, "next", QKeySequence("Alt+Right"))),
      end(action(this, "end", QKeySequence("Alt+End"))),
      enterVariation(action(this, "enterVariation", QKeySequence("Alt+Down"))),
      leaveVariation(action(this, "leaveVariation", QKeySequence("Alt+Up"))),
      promote(action(this, "promote", QKeySequence("Ctrl+Up"))),
      makeMain(action(this, "makeMain", QKeySequence("Ctrl+Shift+Up"))),
      deleteFromHere(action(this, "deleteFromHere", QKeySequence("Ctrl+Del"))),
      keepLine(action(this, "keepLine", QKeySequence("Ctrl+Shift+K"))),
      endExploring(action(this, "endExploring", QKeySequence("Ctrl+Backspace"))),
      diagramHere(action(this, "diagramHere", QKeySequence("Ctrl+Shift+D"))),
      takeRepairBack(action(this, "takeRepairBack")),
      analyseGame(action(this, "analyseGame", QKeySequence("F6"))),
      analyseSelected(action(this, "analyseSelected", QKeySequence("Shift+F6"))),
      engine(action(this, "engine", QKeySequence("F8"))),
      lockEngine(action(this, "lockEngine", QKeySequence("Ctrl+L"))),
      threat(action(this, "threat", QKeySequence("Ctrl+T"))), engines(action(this, "engines")),
      saveChart(action(this, "saveChart")), flip(action(this, "flip", QKeySequence("Ctrl+B"))),
      fullScreen(action(this, "fullScreen", QKeySequence("F11"))),
      focusBoard(action(this, "focusBoard", QKeySequence("F2"))),
      nextPanel(action(this, "nextPanel", QKeySequence("Ctrl+F6"))),
      previousPanel(action(this, "previousPanel", QKeySequence("Ctrl+Shift+F6"))),
      touchMove(action(this, "touchMove")),
      shortcuts(action(this, "shortcuts", QKeySequence("F1"))), about(action(this, "about")) {
    deleteGames->setShortcutContext(Qt::WidgetShortcut); // where games are selected
    fullScreen->setCheckable(true);
    touchMove->setCheckable(true);
    flip->setCheckable(true);
    quit->setMenuRole(QAction::QuitRole);
    about->setMenuRole(QAction::AboutRole);
    retranslate();
}

QList<QAction*> Actions::all() const {
    return findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly);
}

void Actions::retranslate() {
    saveCopy->setText(tr("Save a &copy…"));
    properties->setText(tr("&Properties…"));
    deleteGames->setText(tr("De&lete selected games…"));
    bringBackGames->setText(tr("&Bring back deleted games"));
    deletedGames->setText(tr("Deleted &games…"));
    editHeader->setText(tr("Game &data…"));
    editHeader->setToolTip(tr("Players, event, date, result and other data of the game"));
    editHeader->setIconText(QStringLiteral("✎"));
    newStore->setText(tr("Ne&w database…"));
    keepGames->setText(tr("&Keep the games"));
    keepGames->setToolTip(tr("Stores the games being viewed in your own database"));
    keepLine->setText(tr("&Keep the line"));
    keepLine->setToolTip(tr("Adds the explored moves to the game as a variation"));
    endExploring->setText(tr("&Back to the game"));
    endExploring->setToolTip(tr("Leaves the explored moves"));
    focusBoard->setText(tr("&Go to the board"));
    nextPanel->setText(tr("Ne&xt panel"));
    previousPanel->setText(tr("&Previous panel"));
    openStore->setText(tr("&Open database…"));
    importFiles->setText(tr("&Import files…"));
    importFolder->setText(tr("Import &folder…"));
    saveGame->setText(tr("&Save game"));
    saveGameAs->setText(tr("Save game &as PDN…"));
    saveDiagram->setText(tr("Save &diagram…"));
    exportGame->setText(tr("E&xport game…"));
    print->setText(tr("&Print game…"));
    quit->setText(tr("&Quit"));
    undo->setText(tr("&Undo"));
    redo->setText(tr("&Redo"));
    copyPosition->setText(tr("&Copy position (FEN)"));
    copyGame->setText(tr("Copy &game (PDN)"));
    copyDiagram->setText(tr("Copy &diagram"));
    paste->setText(tr("&Paste position or game"));
    find->setText(tr("&Filter games"));
    search->setText(tr("&Search in games"));
    searchPosition->setText(tr("Search this p&osition"));
    openings->setText(tr("&Openings of this position"));
    newGame->setText(tr("&New game…"));
    editPosition->setText(tr("&Edit position…"));
    play->setText(tr("Pla&y…"));
    start->setText(tr("To the &start"));
    previous->setText(tr("&Previous move"));
    next->setText(tr("&Next move"));
    end->setText(tr("To the &end"));
    enterVariation->setText(tr("&Into the variation"));
    leaveVariation->setText(tr("&Out of the variation"));
    promote->setText(tr("Move variation &up"));
    makeMain->setText(tr("Make &main line"));
    deleteFromHere->setText(tr("&Delete from here"));
    analyseGame->setText(tr("&Analyse game"));
    analyseSelected->setText(tr("Analyse &selected games"));
    engine->setText(tr("&Engine"));
    engine->setToolTip(tr("Let the engine think about the position"));
    lockEngine->setText(tr("&Lock"));
    lockEngine->setToolTip(tr("Keep this position while you move through the game"));
    threat->setText(tr("&Threat"));
    threat->setToolTip(tr("What the other side would do if it were to move"));
    engines->setText(tr("E&ngines…"));
    saveChart->setText(tr("Save &chart…"));
    diagramHere->setText(tr("Diagram &here on paper"));
    takeRepairBack->setText(tr("Revert the &repair"));
    takeRepairBack->setToolTip(tr("Restores the original text of the stored game"));
    flip->setText(tr("&Turn the board"));
    fullScreen->setText(tr("&Full screen"));
    touchMove->setText(tr("T&ouch-move"));
    shortcuts->setText(tr("&Keys"));
    about->setText(tr("&About Damscope"));
    start->setIconText(QStringLiteral("|◀"));
    previous->setIconText(QStringLiteral("◀"));
    next->setIconText(QStringLiteral("▶"));
    end->setIconText(QStringLiteral("▶|"));
}

} // namespace damscope::gui
