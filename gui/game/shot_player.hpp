// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/game/game_document.hpp"

#include <QObject>
#include <QTimer>

#include <vector>

namespace damscope::gui {

/// Plays the line of a combination on the board, move by move, and leaves the game as it is: moves
/// that the game has are shown in it, others are explored. Ends when the user goes somewhere else.
class ShotPlayer : public QObject {
    Q_OBJECT

public:
    explicit ShotPlayer(GameDocument& document, QObject* parent = nullptr);

    /// Shows the position after a move, and plays the line from there; its moves must be legal.
    void play(rules::NodeId from, const std::vector<rules::Move>& line);

private:
    void playNext();

    GameDocument& document_;
    QTimer next_;
    std::vector<rules::Move> left_; ///< the last one first
    bool playing_ = false;          ///< the change of the board is its own
};

} // namespace damscope::gui
