// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "chart/course.hpp"
#include "gui/look/theme.hpp"
#include "pages/game_report.hpp"
#include "rules/game/game.hpp"

#include <QDialog>
#include <QString>
#include <QTextBrowser>

#include <cstddef>
#include <cstdint>

class QAction;
class QPagedPaintDevice;
class QPalette;

namespace damscope::gui {

class GameDocument;

/// The report on the open game, as a page of the window: with boards of its worst errors. A click
/// on a move goes there.
class ReportPage : public QTextBrowser {
    Q_OBJECT

public:
    /// `analyse`: what to do with a game that has not been analysed.
    ReportPage(GameDocument& document, QAction& analyse, QWidget* parent);

    /// The game that was judged may be an earlier state of the open one.
    void setJudgement(const rules::Game& game, const analysis::GameJudgement& judgement);
    /// Combinations, structures and endings of the open game.
    void setKnowledge(const pages::GameKnowledge& knowledge);
    void setLook(const BoardLook& look);
    /// The report on paper, with the worst errors only: one page of a usual game.
    void printOn(QPagedPaintDevice& paper);

signals:
    /// A move was clicked, and is now the current one.
    void moveChosen();

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QImage board(rules::NodeId node, int width) const;
    [[nodiscard]] QImage chart(int width, chart::Theme theme) const;
    [[nodiscard]] int boardsInRow() const;
    [[nodiscard]] int roomyBoard() const;
    [[nodiscard]] bool isChartBelow() const;
    [[nodiscard]] int chartWidth() const;
    [[nodiscard]] int room() const;
    [[nodiscard]] QString whatToDo() const;
    void choosePrinter();
    void write();

    GameDocument& document_;
    rules::Game game_; ///< that was judged
    QAction& analyse_;
    analysis::GameJudgement judgement_;
    pages::GameKnowledge knowledge_;
    int writtenFor_ = 0; ///< the room, in pixels
    BoardLook look_;
};

/// The report on an analysed game: accuracy, errors, turning points.
class ReportDialog : public QDialog {
    Q_OBJECT

public:
    ReportDialog(const rules::Game& game, const analysis::GameJudgement& judgement,
                 QWidget* parent);
    /// Writes it again where it was read: more of the game has been judged.
    void rewrite(const rules::Game& game, const analysis::GameJudgement& judgement);

signals:
    void moveChosen(damscope::rules::NodeId node);

private:
    void save();

    QTextBrowser* text_;
};

/// What a report shows besides words.
struct ReportLook {
    int boards = 0; ///< of the worst errors, each with the position before it
    int boardsInRow = 4;
    int boardWidth = 0;            ///< pixels
    std::size_t errors = SIZE_MAX; ///< the most
    /// The width of the chart beside the text about the players, in pixels; 0: no chart.
    int chartWidth = 0;
    bool chartBelow = false; ///< not beside it
};

/// The report on an analysed game (pages::gameReport) as HTML, with its combinations, structures
/// and endings. Moves are links to "#NODE", boards "diagram:NODE", the chart is "chart:". Of a game
/// that is not analysed (analysis::Coverage) it says only that.
[[nodiscard]] QString reportText(const rules::Game& game, const analysis::GameJudgement& judgement,
                                 const QPalette& palette, const ReportLook& look = {},
                                 const pages::GameKnowledge& knowledge = {});

} // namespace damscope::gui
