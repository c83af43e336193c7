// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/store/codec/numbers.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/game/header_dialog.hpp"
#include "rules/game/game.hpp"

#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <vector>

class QAction;
class QWidget;

namespace damscope::gui {

class GameDocument;
class GameController;
struct Settings;

/// Opens games that are stored nowhere: from the clipboard, from a position that is set up. Changes
/// of the open game are never lost without a question.
class NewGames : public QObject {
    Q_OBJECT

public:
    NewGames(GameDocument& document, GameController& games, const Settings& settings,
             QWidget& window);

    /// The game or position in the clipboard.
    void paste();
    /// Sets up a position, beginning with the one on the board.
    void editPosition();

signals:
    /// The text in the clipboard has many games, which are to be imported.
    void importWanted(const QString& text);

private:
    [[nodiscard]] bool offersImport(const QString& text);

    GameDocument& document_;
    GameController& games_;
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
class PlayPanel;

/// Connects the board with the game that is played on it: it accepts moves only if it is a person's
/// turn, and a new game replaces the open one only if its changes are not lost.
class PlayControl : public QObject {
    Q_OBJECT

public:
    /// `flip` turns the board.
    PlayControl(GameDocument& document, GameController& games, PlayPanel& panel, BoardPanel& board,
                QAction& flip, const Settings& settings);

private:
    void followTurn();
    void announceTurn();
    void begin();

    GameController& games_;
    PlayPanel& panel_;
    BoardPanel& board_;
    QAction& flip_;
    const Settings& settings_;
};

class PlaySession;

/// Ends the game that is being played, if there is one. Whether moves against an engine are to be
/// kept is asked above `window`: the game may have been a trial. False: it goes on.
[[nodiscard]] bool endPlayed(PlaySession& session, QWidget& window);

/// Asks for the header of the open game, or of a new one. Names are completed from the open store.
class HeaderEditor : public QObject {
    Q_OBJECT

public:
    HeaderEditor(GameDocument& document, GameController& games, QWidget& window);

    /// What was entered into another store is not proposed in this one.
    void setStore(const std::filesystem::path& store);
    /// The user's name is proposed too.
    void setOwnName(std::function<QString()> name) { ownName_ = std::move(name); }
    /// Changes the open game, which can be undone.
    void edit();
    /// Opens a new game, of the variant that is chosen. Event, site, date, round and time control
    /// of the last one are proposed, so that a round of a tournament is entered without them.
    void newGame();

signals:
    /// The moves of a new game can be entered.
    void gameBegun();
    /// A message for the user.
    void reported(const QString& text);

private:
    void offerNames(HeaderDialog& dialog);
    [[nodiscard]] GameHeader proposed() const;
    void remember(const GameHeader& header);

    GameDocument& document_;
    GameController& games_;
    QWidget& window_;
    std::function<QString()> ownName_;
    std::filesystem::path store_;
    std::vector<rules::Tag> occasion_; ///< of the last new game
    AlertedJob names_{*this, QStringLiteral("own names")};
};

/// Writes the judgement of analysed games into them, and removes it. Dialogs open above `window`.
class Annotator : public QObject {
    Q_OBJECT

public:
    Annotator(GameDocument& document, GameController& games, QWidget& window);

    void setStore(const std::filesystem::path& store) { store_ = store; }
    /// Asks which of these.
    void annotate(const std::vector<db::GameId>& selected, const std::vector<db::GameId>& listed);

signals:
    /// The store has new versions of games.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    struct Order;
    struct Outcome;
    void start(const Order& order);
    void conclude(const Order& order, const Outcome& outcome);

    GameDocument& document_;
    GameController& games_;
    QWidget& window_;
    std::filesystem::path store_;
};

} // namespace damscope::gui
