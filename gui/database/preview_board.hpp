// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/board_theme.hpp"
#include "rules/game/game.hpp"

#include <QWidget>

#include <optional>

class QLabel;
class QSlider;

namespace damscope::gui {

class BoardWidget;

/// A small board that shows a game without opening it: its last position, or another one of its
/// main line by the slider or the wheel.
class PreviewBoard : public QWidget {
    Q_OBJECT

public:
    explicit PreviewBoard(QWidget* parent = nullptr);

    /// None: the board is empty.
    void setGame(std::optional<rules::Game> game);
    void setLook(const BoardLook& look);
    /// Shows the position after this many moves.
    [[nodiscard]] int ply() const;
    [[nodiscard]] const std::optional<rules::Game>& game() const { return game_; }

signals:
    /// The name of a player, as the game has it.
    void nameClicked(const QString& name);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showNames();
    void showPly(int ply);
    void retranslate();

    std::optional<rules::Game> game_;
    std::vector<rules::NodeId> line_;
    BoardWidget* board_;
    QLabel* names_;
    QSlider* slider_;
};

} // namespace damscope::gui
