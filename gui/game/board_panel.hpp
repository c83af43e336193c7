// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/widgets.hpp"
#include "gui/board/board_widget.hpp"
#include "rules/board/position.hpp"

#include <QString>
#include <QWidget>

#include <functional>
#include <optional>

class QGridLayout;
class QLabel;
class QToolButton;

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

class BoardRow;
class EntryBar;
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
    /// What can be done with a move that was played where another one follows.
    void setEntering(const QList<QAction*>& actions);

signals:
    /// The name of a player beside the board.
    void playerClicked(const QString& name);

protected:
    void resizeEvent(QResizeEvent* event) override;
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
    void placeExploring();
    void fitToBoard();
    /// Fits the sizes of the symbols on the buttons to the text of the window.
    void sizeSymbols();

    GameDocument& document_;
    std::function<void(const rules::Move&)> taker_;
    BoardWidget* board_;
    PlayerStrip* above_;
    PlayerStrip* below_;
    BoardRow* middle_;
    QWidget* under_; ///< the prompt, the buttons and the explored moves
    QGridLayout* bottom_;
    QLabel* status_;
    QWidget* buttons_;
    EntryBar* entering_;
    QWidget* exploring_; ///< seen only while moves are explored
    ElidedLabel* explored_;
    std::optional<bool> isExploringBelow_; ///< below the prompt
    FlowLayout* exploringButtons_ = nullptr;
    QAction* keep_ = nullptr;
    QAction* leave_ = nullptr;
};

/// A square board with something narrow at its left, as high as the board: both in the middle of
/// the room there is, which is no higher than the width needs.
///
/// The first widget is the board, the second what is beside it.
class BoardRow : public ItemsLayout {
    Q_OBJECT

public:
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] int minimumHeightForWidth(int width) const override;
    void setGeometry(const QRect& place) override;
    /// What the board leaves to others of the width.
    [[nodiscard]] int besideWidth() const;
};

} // namespace damscope::gui
