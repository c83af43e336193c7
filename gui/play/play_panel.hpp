// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/engine_list_reader.hpp"
#include "gui/play/network_game.hpp"
#include "gui/play/play_session.hpp"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace damscope::gui {

class GameInProgress;
class GameSetup;

/// Sets up a game, shows it while it is played, and then its end.
class PlayPanel : public QWidget {
    Q_OBJECT

public:
    PlayPanel(GameDocument& document, const EndgameTables& endgames, QWidget* parent = nullptr);

    [[nodiscard]] PlaySession& session() { return session_; }
    [[nodiscard]] GameSetup& setup() { return *setup_; }
    /// Reloads the engines of the user's list.
    void readEngines() { reader_.read(); }
    /// Starts the game that is set up.
    void begin();
    /// Asks for a game from a position, of one side against the engine, at the strength that is set
    /// if none is given.
    void playFrom(const rules::Position& position, rules::Color mine,
                  std::optional<int> strength = std::nullopt);

signals:
    /// The button has been pressed: `begin()` is expected, unless something prevents it.
    void beginAsked();
    /// The game is to end without a result.
    void stopAsked();

private:
    [[nodiscard]] QWidget* composeSetup();
    void list(const std::vector<analysis::HubSettings>& engines, const QString& problem);
    void askFor(const GameToPlay& game);
    void rematch();
    void playOverNetwork();
    void showGame();
    void showNotice(const QString& notice);
    void showEnd();
    [[nodiscard]] QString endText() const;

    GameDocument& document_;
    PlaySession session_;
    NetworkGame network_;
    GameSetup* setup_;
    GameInProgress* inProgress_;
    QStackedWidget* pages_;
    QLabel* result_;
    QPushButton* overNetwork_;
    QPushButton* rematch_;
    QPushButton* begin_;
    std::optional<GameToPlay> next_; ///< the next game, where it is settled
    QString notice_;                 ///< about the last game
    EngineListReader reader_{
        [this](const auto& engines, const QString& problem) { list(engines, problem); }};
};

/// A game while it is played: its players and clocks, who is to move, resigning and draws.
class GameInProgress : public QWidget {
    Q_OBJECT

public:
    GameInProgress(PlaySession& session, NetworkGame& network, QWidget* parent);

    /// Shows the game as it is now. `notice` stands before whose move it is.
    void showGame(const QString& notice);

signals:
    /// The game is to end without a result.
    void stopAsked();

private:
    struct Side {
        QLabel* sign;
        QLabel* name;
        QLabel* clock;
    };
    void askToResign();
    [[nodiscard]] QString nameOf(rules::Color color) const;
    [[nodiscard]] QString stateText() const;
    void showClocks();

    PlaySession& session_;
    NetworkGame& network_;
    std::array<Side, 2> sides_{}; ///< White, Black
    QLabel* state_;
    QPushButton* draw_;
    QPushButton* takeBack_;
    QPushButton* resign_;
};

} // namespace damscope::gui
