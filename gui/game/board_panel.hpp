// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/board_widget.hpp"
#include "gui/game/player_strip.hpp"

#include <functional>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace damscope::gui {

class BoardRow;
class GameDocument;

/// The board of the open game, with the players' names, the board's prompt, buttons to go through
/// the moves, and a line with the explored moves.
class BoardPanel : public QWidget {
    Q_OBJECT

public:
    explicit BoardPanel(GameDocument& document, QWidget* parent = nullptr);

    [[nodiscard]] BoardWidget& board() { return *board_; }
    void setFlipped(bool flipped);
    /// Stands at the left of the board, as high as it is.
    void setBeside(QWidget& widget);
    /// How wide the panel is that has as large a board as this height allows.
    [[nodiscard]] int widthFor(int height) const;
    /// Who takes the moves that are entered; nobody else: they go into the game.
    void setMoveTaker(std::function<void(const rules::Move&)> taker);
    /// The buttons do what these actions do.
    void setNavigation(const QList<QAction*>& actions);
    /// While moves are explored that are not in the game: `keep` adds them, `leave` goes back.
    void setExploring(QAction& keep, QAction& leave);

signals:
    /// The name of a player beside the board.
    void playerClicked(const QString& name);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showCurrent();
    void showPlayers();
    [[nodiscard]] PlayerStrip::Player playerOf(rules::Color side) const;
    [[nodiscard]] QString clockOf(rules::Color side) const;
    void showExplored();
    [[nodiscard]] QString exploredText() const;
    void take(const rules::Move& move);
    void composeExploring();

    GameDocument& document_;
    std::function<void(const rules::Move&)> taker_;
    BoardWidget* board_;
    PlayerStrip* above_;
    PlayerStrip* below_;
    BoardRow* middle_;
    QLabel* status_;
    QWidget* buttons_;
    QWidget* exploring_; ///< seen only while moves are explored
    QLabel* explored_;
    QHBoxLayout* exploringButtons_ = nullptr;
    QAction* keep_ = nullptr;
    QAction* leave_ = nullptr;
};

} // namespace damscope::gui
