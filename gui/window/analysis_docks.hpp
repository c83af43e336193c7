// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "db/codec/ids.hpp"
#include "gui/analysis/endgame_tables.hpp"
#include "gui/settings/settings.hpp"

#include <QList>
#include <QObject>

#include <filesystem>
#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace damscope::gui {

class Actions;
class AnalysesPanel;
class EnginePanel;
class EvaluationPanel;
class PlayPanel;
class GameDocument;

/// The docks of the window that have to do with engines, and the actions that belong to them.
class AnalysisDocks : public QObject {
    Q_OBJECT

public:
    /// The docks of the window beside which these come.
    struct Neighbours {
        QDockWidget& game;
        QDockWidget& games;
    };
    /// The docks stand in the window where they are wanted on a first day.
    AnalysisDocks(QMainWindow& window, GameDocument& document, Actions& actions,
                  const Neighbours& neighbours, const EndgameTables& endgames);

    /// Where games and evaluations are kept.
    void setStore(const std::filesystem::path& store);
    [[nodiscard]] QList<QDockWidget*> docks() const {
        return {evaluationDock_, engineDock_, analysesDock_, playDock_};
    }
    [[nodiscard]] PlayPanel& play() { return *play_; }
    /// Lets the chosen engine judge stored games in the background.
    void analyse(const std::vector<db::GameId>& games);
    /// Chooses what is in the settings, and writes what is chosen later into them.
    void use(Settings& settings);
    /// Analyses that are not done are kept in this folder, and are there again after a new start.
    /// Of the programs that share the folder one analyses at a time.
    void keepAnalyses(const QString& folder);
    /// Ends all engines at once, so that nobody has to wait for one after another.
    void close();
    /// What the menu "Analysis" holds.
    void fill(QMenu& menu) const;
    void retranslate();

signals:
    /// The open game has been judged, perhaps anew.
    void judged(const damscope::analysis::GameJudgement& judgement);
    /// Something the user should know.
    void told(const QString& text);

private:
    void saveChart();
    void showEngines();
    void analyseOpenGame();
    [[nodiscard]] bool hasStore();

    QMainWindow& window_;
    GameDocument& document_;
    Actions& actions_;
    EvaluationPanel* evaluation_;
    EnginePanel* engine_;
    AnalysesPanel* analyses_;
    PlayPanel* play_;
    QDockWidget* evaluationDock_;
    QDockWidget* engineDock_;
    QDockWidget* analysesDock_;
    QDockWidget* playDock_;
    std::filesystem::path store_;
};

} // namespace damscope::gui
