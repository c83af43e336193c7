// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "db/store/codec/numbers.hpp"
#include "gui/analysis/engines_dialog.hpp"
#include "gui/analysis/game_themes.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/page_subject.hpp"
#include "gui/tasks/workspace.hpp"
#include "parser/write/mend.hpp"

#include <filesystem>
#include <optional>
#include <vector>

namespace damscope::rules {
class Position;
}

namespace damscope::gui {

class AnnotationPanel;
class BoardPanel;
class BoardWidget;
class MoveList;
struct AnalysisJob;

/// The open game: its board, its moves and their comments, and the actions on them.
class StudyTask : public QObject {
    Q_OBJECT

public:
    explicit StudyTask(const TaskContext& context);

    [[nodiscard]] BoardPanel& panel() { return *board_; }
    [[nodiscard]] BoardWidget& board();
    [[nodiscard]] MoveList& moves() { return *moves_; }
    void apply(const Settings& settings);
    /// Marks the combinations of the game.
    void setThemes(const std::vector<GameTheme>& themes);
    void focusBoard();

private:
    void connectActions(const Actions& actions);
    void connectEntry(const Actions& actions);
    void showUndo(const Actions& actions);
    void showEntry();
    void takeAs(parser::Entry how);
    [[nodiscard]] rules::NodeId unreadAt() const;
    void comment();

    /// What a move can be that is played where another one follows.
    struct Way {
        QAction* action;
        parser::Entry how;
    };

    Workspace& workspace_;
    GameDocument& document_;
    Settings& settings_;
    std::vector<Way> ways_;
    QAction* deleteText_;
    BoardPanel* board_;
    MoveList* moves_;
    AnnotationPanel* annotation_;
};

class AnalysesPanel;
class EnginePanel;
class EvaluationBar;
class EvaluationPanel;
class ReportPage;
class StudyRunner;

/// What engines say of the open game, the report on it, and the analyses of stored games.
class AnalysisTask : public QObject {
    Q_OBJECT

public:
    AnalysisTask(const TaskContext& context, const EndgameTables& endgames);

    void setStore(const std::filesystem::path& store);
    void apply(const Settings& settings);
    /// Shows what the engine finds of the shown position, or else what is stored.
    [[nodiscard]] EvaluationBar& evaluationBar() { return *bar_; }
    /// Stored evaluations would help the person who plays.
    void hideEvaluations(bool hidden);
    /// Analyses stored games with the chosen engine in the background.
    void analyse(const std::vector<db::GameId>& games);
    /// Unfinished analyses are saved in this folder and restored at the next start. Of the programs
    /// that share the folder one analyses at a time.
    void keepAnalyses(const QString& folder);
    /// Ends all engines at once, so that they need not be waited for one by one.
    void stopEngines();

signals:
    /// The best move in the shown position; none while no engine looks at it.
    void bestMoveFound(const std::optional<damscope::rules::Move>& move);
    void themesFound(const std::vector<damscope::gui::GameTheme>& themes);
    /// The open game has been judged, perhaps again. It may have changed meanwhile: `game` is the
    /// one that was judged.
    void judged(const damscope::rules::Game& game,
                const damscope::analysis::GameJudgement& judgement,
                const damscope::gui::VariationScores& variations);
    /// The user's list of engines is another one.
    void enginesChanged();
    /// A message for the user.
    void reported(const QString& text);
    /// The same, to stay until it is answered; and what has been settled otherwise.
    void alerted(const damscope::gui::Alert& alert);
    void settled(const QString& subject);

private:
    void connectPanels();
    void connectQueue();
    void conclude(const AnalysisJob& job);
    void concludeStudy();
    void resume(int number);
    void connectActions(const Actions& actions);
    void rememberChoices(Settings& settings);
    void showEvaluation();
    void saveChart();
    void showEngines();
    void showReport();
    void showEndgameTables();
    void showReasons();
    void showNames();
    void showStudies();
    void analyseOpenGame();
    void showProgress();
    void stopOpenGame();
    [[nodiscard]] bool hasStore();
    [[nodiscard]] PageSubject report() const;

    Workspace& workspace_;
    GameDocument& document_;
    QMainWindow& window_;
    std::filesystem::path store_;
    bool areHidden_ = false; ///< stored evaluations
    EvaluationPanel* evaluation_;
    EnginePanel* engine_;
    AnalysesPanel* analyses_;
    StudyRunner* studies_;
    ReportPage* report_;
    EvaluationBar* bar_;
};

class PlayPanel;

/// Games against engines and persons, and matches of engines.
class PlayTask : public QObject {
    Q_OBJECT

public:
    PlayTask(const TaskContext& context, const EndgameTables& endgames);

    [[nodiscard]] PlayPanel& panel() { return *panel_; }
    void setStore(const std::filesystem::path& store) { store_ = store; }
    void apply(const Settings& settings);
    /// Plays a position out at a strength of the computer.
    void playFrom(const rules::Position& position, int strength);
    /// Practises an opening against the computer.
    void playOpening(const rules::Position& position, rules::Color mine);
    void stopEngines();

signals:
    /// The store has new games, in a collection.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    void show();
    void showMatch();

    TaskContext context_;
    EndgameTables endgames_;
    std::filesystem::path store_;
    PlayPanel* panel_;
};

} // namespace damscope::gui
