// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "db/codec/numbers.hpp"
#include "gui/analysis/endgame_dialog.hpp"
#include "gui/analysis/game_themes.hpp"
#include "gui/settings/settings.hpp"

#include <QList>
#include <QObject>

#include <filesystem>
#include <optional>
#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace damscope::gui {

class Actions;
class AnalysesPanel;
class EnginePanel;
class EvaluationBar;
class EvaluationPanel;
class PlayPanel;
class GameDocument;

/// The docks of the window for engines, and their actions.
class AnalysisDocks : public QObject {
    Q_OBJECT

public:
    AnalysisDocks(QMainWindow& window, GameDocument& document, Actions& actions,
                  const EndgameTables& endgames);

    /// The store of games and evaluations.
    void setStore(const std::filesystem::path& store);
    [[nodiscard]] QList<QDockWidget*> docks() const {
        return {evaluationDock_, engineDock_, analysesDock_, playDock_};
    }
    [[nodiscard]] PlayPanel& play() { return *play_; }
    /// Of the shown position: what the engine finds, or else what is stored.
    [[nodiscard]] EvaluationBar& evaluationBar() { return *bar_; }
    /// Analyses stored games with the chosen engine in the background.
    void analyse(const std::vector<db::GameId>& games);
    /// Chooses what is in the settings, and writes what is chosen later into them.
    void use(Settings& settings);
    /// Follows what is chosen in the preferences.
    void apply(const Settings& settings);
    /// Unfinished analyses are saved in this folder and restored at the next start. Of the programs
    /// that share the folder one analyses at a time.
    void keepAnalyses(const QString& folder);
    /// Ends all engines at once, so that they need not be waited for one by one.
    void close();
    /// The contents of the menu "Analysis".
    void fill(QMenu& menu) const;
    void retranslate();

signals:
    /// Of the shown position; none while no engine looks at it.
    void bestMoveFound(const std::optional<damscope::rules::Move>& move);
    void themesFound(const std::vector<damscope::gui::GameTheme>& themes);
    /// The open game has been judged, perhaps again. It may have changed meanwhile: `game` is the
    /// one that was judged.
    void judged(const damscope::rules::Game& game,
                const damscope::analysis::GameJudgement& judgement,
                const damscope::gui::VariationScores& variations);
    /// The store has new games, in a collection.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    void showEvaluation();
    void saveChart();
    void showEngines();
    void showReport();
    void showEndgameTables();
    void showMatch();
    void showReasons();
    void showNames();
    void analyseOpenGame();
    void showProgress();
    void stopOpenGame();
    [[nodiscard]] bool hasStore();

    QMainWindow& window_;
    GameDocument& document_;
    Actions& actions_;
    EndgameTables endgames_;
    int ownMegabytes_ = 64; ///< of Damscope's own engine
    EvaluationPanel* evaluation_;
    EnginePanel* engine_;
    AnalysesPanel* analyses_;
    PlayPanel* play_;
    EvaluationBar* bar_;
    QDockWidget* evaluationDock_;
    QDockWidget* engineDock_;
    QDockWidget* analysesDock_;
    QDockWidget* playDock_;
    std::filesystem::path store_;
};

} // namespace damscope::gui
