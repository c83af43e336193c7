// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Sets up a game to be played, and goes with it: clocks, whose turn it is, resigning, draws.
class PlayPanel : public QWidget {
    Q_OBJECT

public:
    PlayPanel(GameDocument& document, const EndgameTables& endgames, QWidget* parent = nullptr);

    [[nodiscard]] PlaySession& session() { return session_; }
    /// Offers the engines of the user's list anew.
    void readEngines();
    /// Begins the game that is set up.
    void begin();

    // What a user does, for tests.
    [[nodiscard]] QComboBox& player(rules::Color side) { return *sides_[index(side)].player; }
    [[nodiscard]] QSpinBox& strength(rules::Color side) { return *sides_[index(side)].strength; }
    [[nodiscard]] QCheckBox& fromHere() { return *fromHere_; }
    [[nodiscard]] QCheckBox& timed() { return *timed_; }
    [[nodiscard]] QSpinBox& minutes() { return *minutes_; }
    [[nodiscard]] QPushButton& beginButton() { return *begin_; }
    [[nodiscard]] QPushButton& resignButton() { return *resign_; }
    [[nodiscard]] QPushButton& drawButton() { return *draw_; }
    [[nodiscard]] QPushButton& takeBackButton() { return *takeBack_; }
    [[nodiscard]] QPushButton& rematchButton() { return *rematch_; }
    [[nodiscard]] QCheckBox& enginesGiveUp() { return *giveUp_; }
    /// Whether the draw rules of other federations hold, where they differ.
    [[nodiscard]] QCheckBox& otherDraws() { return *otherDraws_; }
    /// Whether lots decide the colours when a game begins.
    [[nodiscard]] QCheckBox& lots() { return *lots_; }
    [[nodiscard]] QString said() const;

signals:
    /// The button has been pressed: `begin()` is expected, unless something speaks against it.
    void beginAsked();

protected:
    void changeEvent(QEvent* event) override;

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
    QWidget* composeSetup();
    QWidget* composeGame();
    [[nodiscard]] PlayerChoice choiceOf(rules::Color side) const;
    [[nodiscard]] QString nameOf(rules::Color side) const;
    void rematch();
    void showPlayers();
    void showGame();
    void showClocks();
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString endText() const;
    void retranslate();

    GameDocument& document_;
    PlaySession session_;
    std::vector<analysis::HubSettings> known_;
    std::array<Side, 2> sides_{};
    QStackedWidget* pages_;
    QCheckBox* timed_;
    QSpinBox* minutes_;
    QLabel* plus_;
    QSpinBox* increment_;
    QCheckBox* fromHere_;
    QCheckBox* giveUp_;
    QCheckBox* lots_;
    QCheckBox* otherDraws_;
    QPushButton* rematch_;
    QPushButton* begin_;
    QLabel* result_;
    QLabel* state_;
    QPushButton* resign_;
    QPushButton* draw_;
    QPushButton* takeBack_;
    QPushButton* stop_;
    std::optional<rules::Position> start_; ///< of the next game, where it is settled
    QString told_;                         ///< about the last game
};

} // namespace damscope::gui
