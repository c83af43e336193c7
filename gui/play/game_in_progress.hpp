// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/play/network_game.hpp"
#include "gui/play/play_session.hpp"

#include <QWidget>

#include <array>

class QLabel;
class QPushButton;

namespace damscope::gui {

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
        QLabel* name;
        QLabel* clock;
    };
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
