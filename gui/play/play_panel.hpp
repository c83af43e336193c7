// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/play/network_game.hpp"
#include "gui/play/play_session.hpp"

#include <QWidget>

#include <array>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace damscope::gui {

/// Sets up a game to play and controls it: clocks, the side to move, resigning, draws.
class PlayPanel : public QWidget {
    Q_OBJECT

public:
    PlayPanel(GameDocument& document, const EndgameTables& endgames, QWidget* parent = nullptr);

    [[nodiscard]] PlaySession& session() { return session_; }
    /// Of the person who plays.
    void setUserName(const QString& name) { userName_ = name; }
    /// Reloads the engines of the user's list.
    void readEngines();
    /// Starts the game that is set up.
    void begin();
    /// Asks for a game from a position: the side to move against the engine at a strength.
    void playFrom(const rules::Position& position, int strength);

signals:
    /// The button has been pressed: `begin()` is expected, unless something prevents it.
    void beginAsked();
    /// The game is to end without a result.
    void stopAsked();

private:
    struct Side {
        QLabel* label;
        QComboBox* player;
        QLabel* strengthLabel;
        QSpinBox* strength;
        QLabel* name; ///< while the game is played
        QLabel* clock;
    };
    static std::size_t index(rules::Color side) { return static_cast<std::size_t>(side); }
    void nameWidgets();
    QWidget* composeSetup();
    QWidget* composeGame();
    [[nodiscard]] PlayerChoice choiceOf(rules::Color side) const;
    [[nodiscard]] PlayerChoice choiceOf(int entry, int strength) const;
    [[nodiscard]] QString nameOf(rules::Color side) const;
    [[nodiscard]] rules::Variant chosenVariant() const;
    void followVariant();
    void rematch();
    void playOverNetwork();
    void takeBack();
    void showPlayers();
    void showGame();
    void showEnd();
    void showClocks();
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString endText() const;
    void retranslate();

    GameDocument& document_;
    PlaySession session_;
    NetworkGame network_;
    std::vector<analysis::HubSettings> known_;
    std::array<Side, 2> sides_{};
    QStackedWidget* pages_;
    QLabel* variantLabel_;
    QComboBox* variant_;
    QCheckBox* timed_;
    QSpinBox* minutes_;
    QLabel* plus_;
    QSpinBox* increment_;
    QCheckBox* fromHere_;
    QCheckBox* giveUp_;
    QCheckBox* lots_;
    QCheckBox* otherDraws_;
    QPushButton* rematch_;
    QPushButton* overNetwork_;
    QPushButton* begin_;
    QLabel* result_;
    QLabel* state_;
    QPushButton* resign_;
    QPushButton* draw_;
    QPushButton* takeBack_;
    QPushButton* stop_;
    std::optional<rules::Position> start_;  ///< of the next game, where it is settled
    bool toTheEnd_ = false;                 ///< the engine of the next game does not give up
    std::optional<GameToPlay> networkGame_; ///< the next game, where both sides have agreed to it
    QString userName_;
    QString notice_; ///< about the last game
};

} // namespace damscope::gui
