// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "rules/game/game.hpp"

#include <QObject>
#include <QString>

class QAction;
class QWidget;

namespace damscope::gui {

class GameDocument;
class GameKeeper;
struct Settings;

/// Opens games that are stored nowhere: from the clipboard, from a position that is set up. Changes
/// of the open game are never lost without a question.
class NewGames : public QObject {
    Q_OBJECT

public:
    NewGames(GameDocument& document, GameKeeper& games, const Settings& settings, QWidget& window);

    /// The game or position in the clipboard.
    void paste();
    /// Sets up a position, beginning with the one on the board.
    void editPosition();

signals:
    /// The text in the clipboard has many games, which are to be imported.
    void importWanted(const QString& text);
    /// A message for the user.
    void reported(const QString& text);

private:
    [[nodiscard]] bool offersImport(const QString& text);

    GameDocument& document_;
    GameKeeper& games_;
    const Settings& settings_;
    QWidget& window_;
};

struct PastedGame {
    rules::Game game;
    QString problem; ///< why part of the text was not read; empty: all was read
};

/// Reads a game in PDN, or a position as FEN or Hub text. `variant`: of texts that do not name
/// theirs. Returns the error without a game, in the language of the window.
[[nodiscard]] Expected<PastedGame, QString> readPasted(const QString& text, rules::Variant variant);

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

class PlaySession;

/// Ends the game that is being played, if there is one. Whether moves against an engine are to be
/// kept is asked above `window`: the game may have been a trial. False: it goes on.
[[nodiscard]] bool endPlayed(PlaySession& session, QWidget& window);

} // namespace damscope::gui
