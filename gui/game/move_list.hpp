// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "gui/game/error_card.hpp"
#include "gui/game/game_document.hpp"
#include "gui/game/move_writer.hpp"
#include "gui/game/time_edit.hpp"
#include "rules/game/game.hpp"

#include <QList>
#include <QObject>
#include <QTextBrowser>
#include <QTimer>

#include <optional>
#include <vector>

class QAction;
class QMenu;

namespace damscope::gui {

/// Plays the line of a combination on the board, move by move, and leaves the game as it is: moves
/// that the game has are shown in it, others are explored. Ends when the user goes somewhere else.
class ShotPlayer : public QObject {
    Q_OBJECT

public:
    explicit ShotPlayer(GameDocument& document, QObject* parent = nullptr);

    /// Shows the position after a move, and plays the line from there; its moves must be legal.
    void play(rules::NodeId from, const std::vector<rules::Move>& line);
    /// Whether more moves will follow.
    [[nodiscard]] bool isPlaying() const { return next_.isActive(); }

private:
    void playNext();

    GameDocument& document_;
    QTimer next_;
    std::vector<rules::Move> left_; ///< the last one first
    bool playing_ = false;          ///< the change of the board is its own
};

class GameDocument;

/// The moves of the open game: the main line in two columns with evaluations, or else clock times;
/// variations, as cards, below the move that they replace; comments, signs and judgements. A click
/// shows a move, or the first of a card; so do the arrow keys.
class MoveList : public QTextBrowser {
    Q_OBJECT

public:
    explicit MoveList(GameDocument& document, QWidget* parent = nullptr);

    /// What can be done with a move: the menu of the right button.
    void setMoveActions(const QList<QAction*>& actions) { moveActions_ = actions; }
    /// Marks the errors of the open game by shape and colour, as the chart does.
    void setJudgement(const analysis::GameJudgement& judgement, const MoveScores& variations = {});

    /// Clock times are typed in their place, from the current move on.
    void typeTimes() { times_->begin(); }

    using Combination = MarkedCombination;
    /// Marks them: a filled star for one that was played, an empty one for one that was missed. The
    /// mouse pointer shows the board; a click plays the line there.
    void setCombinations(std::vector<Combination> combinations);

signals:
    /// The error that is shown, and what was better there; nothing: no error is shown.
    void arrowsWanted(const std::vector<damscope::gui::MoveArrow>& arrows);
    /// The user wants to find the better move himself.
    void trainWanted(damscope::rules::NodeId error);
    /// The user wants to know what is proved about the error, which is on the board.
    void whyWanted();

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    [[nodiscard]] QMimeData* createMimeDataFromSelection() const override;
    void keyPressEvent(QKeyEvent* event) override;
    /// Out of the list at once, not from move to move.
    // QTextBrowser would go through its links first.
    // NOLINTNEXTLINE(bugprone-parent-virtual-call)
    bool focusNextPrevChild(bool next) override { return QWidget::focusNextPrevChild(next); }
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QMenu* menuOfMove();
    void addSigns(QMenu& menu);
    [[nodiscard]] double room() const;
    void rebuild();
    void rebuildInPlace();
    void showCurrent();
    void bringIntoView();
    void placeTimeEdit();
    void follow(const QString& fragment);
    [[nodiscard]] const Combination* combinationAt(const QString& fragment) const;
    [[nodiscard]] std::optional<ErrorCard> cardHere() const;
    void act(CardAction action);

    GameDocument& document_;
    QList<QAction*> moveActions_;
    std::vector<MoveSpan> spans_;
    MoveErrors errors_;
    MoveScores scores_;
    std::vector<Combination> combinations_;
    analysis::GameJudgement judgement_;
    std::optional<ErrorCard> card_; ///< that is shown
    double writtenFor_ = 0;         ///< the room, in pixels
    ShotPlayer player_;
    TimeEdit* times_;
};

} // namespace damscope::gui
