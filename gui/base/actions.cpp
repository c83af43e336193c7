// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/actions.hpp"

#include <QAction>
#include <QActionGroup>

namespace damscope::gui {

Actions::Actions(QObject* parent) : QObject(parent) {
    deleteGames->setShortcutContext(Qt::WidgetShortcut); // where games are selected
    fullScreen->setCheckable(true);
    touchMove->setCheckable(true);
    flip->setCheckable(true);
    movePanels->setCheckable(true);
    auto* group = new QActionGroup(this);
    for (QAction* task : tasks()) {
        task->setCheckable(true);
        group->addAction(task);
    }
    quit->setMenuRole(QAction::QuitRole);
    preferences->setMenuRole(QAction::PreferencesRole);
    about->setMenuRole(QAction::AboutRole);
    retranslate();
}

QAction* Actions::make(const char* name, const QKeySequence& key) {
    auto* made = new QAction(this);
    made->setObjectName(name);
    made->setShortcut(key);
    return made;
}

QList<QAction*> Actions::all() const {
    return findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly);
}

void Actions::retranslate() {
    retranslateFiles();
    retranslateGames();
    retranslateMoves();
    retranslateAnalysis();
    retranslateTools();
    retranslateView();
}

void Actions::retranslateFiles() {
    newStore->setText(tr("Ne&w database…"));
    openStore->setText(tr("&Open database…"));
    closeStore->setText(tr("C&lose database"));
    saveCopy->setText(tr("Save a &copy…"));
    properties->setText(tr("&Properties…"));
    sources->setText(tr("&Sources…"));
    sources->setToolTip(tr("What was imported, and how it was read"));
    keepGames->setText(tr("&Keep the games"));
    keepGames->setToolTip(tr("Stores the games being viewed in your own database"));
    viewFiles->setText(tr("&View files…"));
    viewFiles->setToolTip(tr("Shows the games and problems of files without storing them"));
    importHow->setText(tr("I&mport in an encoding or variant…"));
    importFiles->setText(tr("&Import files…"));
    importFolder->setText(tr("Import &folder…"));
    saveGame->setText(tr("&Save game"));
    saveGameAs->setText(tr("Save game &as PDN…"));
    saveDiagram->setText(tr("Save &diagram…"));
    exportGame->setText(tr("E&xport game…"));
    publish->setText(tr("Pu&blish as web pages…"));
    print->setText(tr("&Print game…"));
    quit->setText(tr("&Quit"));
}

void Actions::retranslateGames() {
    undo->setText(tr("&Undo"));
    redo->setText(tr("&Redo"));
    copyPosition->setText(tr("&Copy position (FEN)"));
    copyGame->setText(tr("Copy &game (PDN)"));
    copyDiagram->setText(tr("Copy &diagram"));
    paste->setText(tr("&Paste position or game"));
    deleteGames->setText(tr("De&lete selected games…"));
    bringBackGames->setText(tr("&Bring back deleted games"));
    deletedGames->setText(tr("Deleted &games…"));
    preferences->setText(tr("P&references…"));
    preferences->setIconText(tr("Settings"));
    find->setText(tr("&Filter games"));
    search->setText(tr("&Search in games"));
    searchPosition->setText(tr("Search this p&osition"));
    openings->setText(tr("&Openings of this position"));
}

void Actions::retranslateMoves() {
    newGame->setText(tr("&New game…"));
    editHeader->setText(tr("Game &data…"));
    editHeader->setToolTip(tr("Players, event, date, result and other data of the game"));
    editHeader->setIconText(QStringLiteral("✎"));
    editPosition->setText(tr("&Edit position…"));
    play->setText(tr("Pla&y…"));
    start->setText(tr("To the &start"));
    start->setIconText(QStringLiteral("|◀"));
    previous->setText(tr("&Previous move"));
    previous->setIconText(QStringLiteral("◀"));
    next->setText(tr("&Next move"));
    next->setIconText(QStringLiteral("▶"));
    end->setText(tr("To the &end"));
    end->setIconText(QStringLiteral("▶|"));
    enterVariation->setText(tr("&Enter variation"));
    leaveVariation->setText(tr("&Leave variation"));
    promote->setText(tr("Move variation &up"));
    makeMain->setText(tr("Make &main line"));
    deleteFromHere->setText(tr("&Delete from here"));
    comment->setText(tr("&Comment on the move"));
    copyLine->setText(tr("Cop&y the line"));
    copyLine->setToolTip(tr("This move and those after it, as text"));
    keepLine->setText(tr("&Keep the line"));
    keepLine->setToolTip(tr("Adds the explored moves to the game as a variation"));
    endExploring->setText(tr("&Back to the game"));
    endExploring->setToolTip(tr("Leaves the explored moves"));
    diagramHere->setText(tr("Print a diagram &here"));
    takeRepairBack->setText(tr("Revert the &repair"));
    takeRepairBack->setToolTip(tr("Restores the original text of the stored game"));
}

void Actions::retranslateAnalysis() {
    analyseGame->setText(tr("&Analyse game"));
    analyseSelected->setText(tr("Analyse &selected games"));
    engine->setText(tr("&Engine"));
    engine->setToolTip(tr("Let the engine think about the position"));
    lockEngine->setText(tr("&Lock"));
    lockEngine->setToolTip(tr("Keep this position while you move through the game"));
    threat->setText(tr("&Threat"));
    threat->setToolTip(tr("What the other side would do if it were to move"));
    engines->setText(tr("E&ngines…"));
    match->setText(tr("&Match between engines…"));
    saveChart->setText(tr("Save &chart…"));
}

void Actions::retranslateTools() {
    checkStore->setText(tr("&Check the database"));
    duplicates->setText(tr("Find &duplicates"));
    duplicates->setToolTip(tr("Games in the list that are stored twice"));
    updateIndex->setText(tr("&Update the position index"));
    rebuildIndex->setText(tr("Re&build the position index"));
    searchThemes->setText(tr("Find co&mbinations and structures"));
    searchThemes->setToolTip(
        tr("In new and changed games, for shot: and structure: of the filter"));
    names->setText(tr("&Names of combinations and structures…"));
    restoreStore->setText(tr("Restore &a copy…"));
    restoreStore->setToolTip(tr("Puts a copy of the database in its place"));
    recoverGames->setText(tr("&Recover games of a damaged database…"));
    enterEvent->setText(tr("&Enter a tournament…"));
    typeResults->setText(tr("&Type results of an event"));
    correctEvent->setText(tr("C&orrect an event…"));
    undoCorrection->setText(tr("Un&do the last correction"));
    report->setText(tr("&Report of the game"));
    whyMove->setText(tr("&Why this move"));
    whyMove->setToolTip(tr("What is proved about the move on the board"));
    annotate->setText(tr("Ann&otate games…"));
    annotate->setToolTip(tr("Writes signs, comments and better moves into analysed games"));
    endgameTables->setText(tr("Endgame ta&bles…"));
    manual->setText(tr("&Manual"));
    rulesPages->setText(tr("&Rules"));
}

void Actions::retranslateView() {
    commands->setText(tr("&Find a command…"));
    commands->setToolTip(tr("Finds any command, database or player as you type"));
    goHome->setText(tr("&Home"));
    goGames->setText(tr("&Games"));
    goStudy->setText(tr("St&udy"));
    goReport->setText(tr("&Report"));
    goOpenings->setText(tr("&Openings"));
    goSearch->setText(tr("&Search"));
    goPlay->setText(tr("&Play"));
    goTraining->setText(tr("&Training"));
    goPlayers->setText(tr("Pla&yers"));
    goEvents->setText(tr("&Events"));
    movePanels->setText(tr("&Move panels"));
    movePanels->setToolTip(tr("Gives panels title bars by which they can be dragged elsewhere"));
    flip->setText(tr("&Flip the board"));
    fullScreen->setText(tr("&Board alone, full screen"));
    largerText->setText(tr("Larger text"));
    smallerText->setText(tr("Smaller text"));
    focusBoard->setText(tr("&Go to the board"));
    nextPanel->setText(tr("Ne&xt panel"));
    previousPanel->setText(tr("&Previous panel"));
    nextControl->setText(tr("Next control &in the panel"));
    previousControl->setText(tr("Previous control in the p&anel"));
    touchMove->setText(tr("T&ouch-move"));
    resetLayout->setText(tr("&Reset layout"));
    shortcuts->setText(tr("&Keyboard shortcuts"));
    about->setText(tr("&About Damscope"));
}

} // namespace damscope::gui
