// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "chart/course.hpp"
#include "gui/analysis/game_themes.hpp"
#include "gui/game/move_list.hpp"
#include "gui/look/theme.hpp"

#include <QTimer>
#include <QWidget>

#include <filesystem>
#include <optional>

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace damscope::chart {
class EvaluationChart;
}

namespace damscope::gui {

class GameDocument;
class ThemeStrip;

/// The evaluation of the open game as a chart that follows and navigates it, with the accuracy of
/// both players, a legend, a list of the errors, and combinations and structures below. The mouse
/// pointer shows what would have been better on a board.
class EvaluationPanel : public QWidget {
    Q_OBJECT

public:
    explicit EvaluationPanel(GameDocument& document, QWidget* parent = nullptr);

    /// The store of evaluations. Empty: none.
    void setStore(const std::filesystem::path& store);
    /// The judgement of the open game; empty if it has not been analysed.
    [[nodiscard]] const analysis::GameJudgement& judgement() const { return judgement_; }
    /// The state of the open game that was judged last.
    [[nodiscard]] const rules::Game& judgedGame() const { return judgedGame_; }
    /// The stored evaluation of the shown position, from White's view.
    [[nodiscard]] std::optional<analysis::Score> scoreHere() const;
    /// The store has new evaluations. May be called often: it is queried a few times a second.
    void refresh();
    /// Looks for combinations and structures again.
    void findThemes() { themesDue_.start(); }
    /// The button triggers this action.
    void setAnalyseAction(QAction* action);
    void setLook(const BoardLook& look) { look_ = look; }
    /// What stands below the evaluation.
    void showBelow(bool structures, bool clocks);
    [[nodiscard]] bool showsStructures() const;
    [[nodiscard]] bool showsClocks() const;
    /// What the mouse pointer shows of the move at a place of the chart.
    [[nodiscard]] QString tipOf(int ply) const;
    /// The open game is being analysed, or no longer: nothing.
    void showAnalysis(const std::optional<QString>& progress);
    /// Writes the chart as SVG, PNG or PDF, by the name's extension.
    void savePicture(const QString& file);

signals:
    /// The open game has been judged, perhaps again. It may have changed meanwhile: `game` is the
    /// one that was judged.
    void judged(const damscope::rules::Game& game,
                const damscope::analysis::GameJudgement& judgement,
                const damscope::gui::VariationScores& variations);
    void failed(const QString& reason);
    /// The combinations and structures of the open game are known.
    void themesFound(const std::vector<damscope::gui::GameTheme>& themes,
                     const damscope::pages::GameKnowledge& knowledge);
    /// The analysis of the open game is to be stopped.
    void stopWanted();
    /// Something else stands below the evaluation.
    void choiceChanged();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void take(const rules::Game& game, const analysis::GameJudgement& judgement,
              const VariationScores& variations);
    void goTo(int ply);
    void showCurrent();
    void composeHead(QHBoxLayout& top);
    void followThemes();
    void showButtons();
    void showLine(const GameTheme& theme);
    [[nodiscard]] double placeOf(int ply) const;
    void showSummary();
    void followColours();
    [[nodiscard]] QString nameOf(rules::Color player) const;
    [[nodiscard]] QString summaryOf(rules::Color player) const;
    [[nodiscard]] QString countsOf(rules::Color player) const;
    [[nodiscard]] QString markText(analysis::Quality quality) const;
    [[nodiscard]] QString betterThan(const analysis::JudgedMove& move) const;
    [[nodiscard]] QStringList legendParts() const;
    void showLegend();
    void fillErrors();

    GameDocument& document_;
    chart::EvaluationChart* chart_;
    ThemeStrip* strip_;
    QLabel* white_;
    QLabel* black_;
    QLabel* legend_;
    QLabel* legendBelow_; ///< where there is no room beside the players
    QToolButton* structures_;
    QToolButton* clocks_;
    QToolButton* errors_; ///< the next one, and their list
    QMenu* errorList_;
    QToolButton* analyse_;
    QLabel* progress_;
    QToolButton* stop_;
    bool isAnalysing_ = false;
    bool isLow_ = false;
    std::filesystem::path store_;
    BoardLook look_;
    analysis::GameJudgement judgement_;
    rules::Game judgedGame_;
    QTimer due_;
    QTimer themesDue_;
    GameJudge judge_;
    GameThemes themes_{this};
    ShotPlayer player_{document_};
};

} // namespace damscope::gui
