// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "rules/game/game.hpp"
#include "rules/game/score_sheet.hpp"

#include <QList>
#include <QTextBrowser>

#include <map>
#include <vector>

class QAction;
class QMenu;

namespace damscope::gui {

class GameDocument;

/// The moves of the open game as text: variations indented below the move that they replace,
/// comments, signs, clock times and judgements with their moves. A click shows a move; so do the
/// arrow keys.
class MoveList : public QTextBrowser {
    Q_OBJECT

public:
    explicit MoveList(GameDocument& document, QWidget* parent = nullptr);

    /// What can be done with a move: the menu of the right button.
    void setMoveActions(const QList<QAction*>& actions) { moveActions_ = actions; }
    /// Marks the errors of the open game by shape and colour, as the chart does.
    void setJudgement(const analysis::GameJudgement& judgement);

    /// A combination of the main line, which a move begins, or which was missed by it.
    struct Combination {
        rules::NodeId move;
        bool played;
        QString text; ///< a sentence
        std::vector<rules::Move> line;
    };
    /// Marks them: a filled star for one that was played, an empty one for one that was missed. The
    /// mouse pointer shows the board; a click shows the line there.
    void setCombinations(std::vector<Combination> combinations);

    /// Where a move is in the text.
    struct Span {
        rules::NodeId node;
        int begin;
        int end;
    };

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

private:
    void addSigns(QMenu& menu);
    void rebuild();
    void rebuildInPlace();
    void showCurrent();
    void follow(const QString& fragment);
    [[nodiscard]] const Combination* combinationAt(const QString& fragment) const;

    GameDocument& document_;
    QList<QAction*> moveActions_;
    std::vector<Span> spans_;
    std::map<rules::NodeId, analysis::Quality> errors_;
    std::vector<Combination> combinations_;
};

} // namespace damscope::gui
