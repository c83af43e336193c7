// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace damscope::gui {

/// All actions of the window, each with its text and its key. No two share a key.
class Actions : public QObject {
    Q_OBJECT

public:
    explicit Actions(QObject* parent);

    QAction* newStore;
    QAction* openStore;
    QAction* saveCopy;
    QAction* properties;
    QAction* keepGames;
    QAction* importFiles;
    QAction* importFolder;
    QAction* saveGame;
    QAction* saveGameAs;
    QAction* saveDiagram;
    QAction* exportGame;
    QAction* print;
    QAction* quit;

    QAction* undo;
    QAction* redo;
    QAction* copyPosition;
    QAction* copyGame;
    QAction* copyDiagram;
    QAction* paste;
    QAction* deleteGames;
    QAction* bringBackGames;
    QAction* deletedGames;
    QAction* find;
    QAction* search;
    QAction* searchPosition;
    QAction* openings;

    QAction* newGame;
    QAction* editHeader;
    QAction* editPosition;
    QAction* play;
    QAction* start;
    QAction* previous;
    QAction* next;
    QAction* end;
    QAction* enterVariation;
    QAction* leaveVariation;
    QAction* promote;
    QAction* makeMain;
    QAction* deleteFromHere;
    QAction* keepLine;
    QAction* endExploring;
    QAction* diagramHere;
    QAction* takeRepairBack;

    QAction* analyseGame;
    QAction* analyseSelected;
    QAction* engine;
    QAction* lockEngine;
    QAction* threat;
    QAction* engines;
    QAction* saveChart;

    QAction* flip;
    QAction* fullScreen;
    QAction* focusBoard;
    QAction* nextPanel;
    QAction* previousPanel;
    QAction* touchMove;

    QAction* shortcuts;
    QAction* about;

    [[nodiscard]] QList<QAction*> all() const;
    void retranslate();
};

} // namespace damscope::gui
