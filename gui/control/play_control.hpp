// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;

namespace damscope::gui {

class BoardPanel;
class GameDocument;
class GameKeeper;
class PlayPanel;
struct Settings;

/// Connects the board with the game that is played on it: it accepts moves only if it is a person's
/// turn, and a new game replaces the open one only if its changes are not lost.
class PlayControl : public QObject {
    Q_OBJECT

public:
    /// `flip` turns the board.
    PlayControl(GameDocument& document, GameKeeper& games, PlayPanel& panel, BoardPanel& board,
                QAction& flip, const Settings& settings);

private:
    void followTurn();
    void announceTurn();
    void begin();

    GameKeeper& games_;
    PlayPanel& panel_;
    BoardPanel& board_;
    QAction& flip_;
    const Settings& settings_;
};

} // namespace damscope::gui
