// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <QString>
#include <QWidget>

namespace damscope::gui {

/// A player beside the board: the side, the name, the rating, the clock, the pieces behind, and
/// whether it is this player's move.
class PlayerStrip : public QWidget {
    Q_OBJECT

public:
    struct Player {
        rules::Color side = rules::Color::white;
        QString name;
        bool isNamed = false; ///< else the name is that of the side
        QString rating;
        QString clock;
        int piecesBehind = 0; ///< fewer than the opponent has
        bool toMove = false;
    };

    explicit PlayerStrip(QWidget* parent = nullptr);

    void show(const Player& player);
    [[nodiscard]] const Player& player() const { return player_; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void nameClicked(const QString& name);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QString facts() const;

    Player player_;
};

} // namespace damscope::gui
