// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/analysis/analyses_panel.hpp"
#include "gui/analysis/engine_panel.hpp"
#include "gui/analysis/engines_dialog.hpp"
#include "gui/analysis/evaluation_panel.hpp"
#include "gui/base/actions.hpp"
#include "gui/control/game_controller.hpp"
#include "gui/control/store_controller.hpp"
#include "gui/database/collections.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/database/preview_board.hpp"
#include "gui/database/problems_panel.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/game/game_document.hpp"
#include "gui/game/move_list.hpp"
#include "gui/look/theme.hpp"
#include "gui/openings/openings_panel.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/search/query_editors.hpp"
#include "gui/search/search_panel.hpp"
#include "gui/tasks/game_tasks.hpp"
#include "gui/window/main_window.hpp"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QTest>

#include <functional>
#include <utility>
#include <vector>

class QMenu;

namespace damscope::chart {
class EvaluationChart;
}

/// What a user sees in the window, found by its class or its object name.
namespace damscope::gui::testing {

template <class T> T& part(const QObject& whole, const char* name = nullptr) {
    T* found = name == nullptr ? whole.findChild<T*>() : whole.findChild<T*>(name);
    if (found == nullptr)
        qFatal("%s has no %s", whole.metaObject()->className(),
               name == nullptr ? T::staticMetaObject.className() : name);
    return *found;
}

// Of the window.
inline GameDocument& documentOf(const MainWindow& w) {
    return part<GameDocument>(w);
}
inline Actions& actionsOf(const MainWindow& w) {
    return part<Actions>(w);
}
inline GamesPanel& gamesOf(const MainWindow& w) {
    return part<GamesPanel>(w);
}
inline BoardPanel& boardOf(const MainWindow& w) {
    return part<BoardPanel>(w);
}
inline OpeningsPanel& openingsOf(const MainWindow& w) {
    return part<OpeningsPanel>(w);
}
inline SearchPanel& searchOf(const MainWindow& w) {
    return part<SearchPanel>(w);
}
inline PlayPanel& playOf(const MainWindow& w) {
    return part<PlayPanel>(w);
}
inline EnginePanel& engineOf(const MainWindow& w) {
    return part<EnginePanel>(w);
}
inline AnalysesPanel& analysesOf(const MainWindow& w) {
    return part<AnalysesPanel>(w);
}
inline EvaluationPanel& evaluationOf(const MainWindow& w) {
    return part<EvaluationPanel>(w);
}
inline AnalysisTask& analysisOf(const MainWindow& w) {
    return part<AnalysisTask>(w);
}
inline GameController& controllerOf(const MainWindow& w) {
    return part<GameController>(w);
}
inline ProblemModel& problemsOf(const MainWindow& w) {
    return part<ProblemsPanel>(w).model();
}

// Of panels.
inline QTableView& tableOf(const GamesPanel& p) {
    return part<QTableView>(p, "gamesTable");
}
inline QLineEdit& filterLineOf(const GamesPanel& p) {
    return part<QLineEdit>(p, "filter");
}
inline QLabel& wrongOf(const GamesPanel& p) {
    return part<QLabel>(p, "filterProblem");
}
inline CollectionTabs& tabsOf(const GamesPanel& p) {
    return part<CollectionTabs>(p);
}
inline PreviewBoard& previewOf(const GamesPanel& p) {
    return part<PreviewBoard>(p);
}
inline QTableView& tableOf(const ProblemsPanel& p) {
    return part<QTableView>(p, "problemsTable");
}
inline QLabel& messageOf(const ProblemsPanel& p) {
    return part<QLabel>(p, "problem");
}
inline QTableWidget& tableOf(const EnginePanel& p) {
    return part<QTableWidget>(p, "lines");
}
inline QString statusOf(const EnginePanel& p) {
    return part<QLabel>(p, "engineStatus").text();
}
inline QString messageText(const SearchPanel& p) {
    return part<QLabel>(p, "searchMessage").text();
}
inline QString messageText(const EnginesDialog& d) {
    return part<QLabel>(d, "engineMessage").text();
}
inline QString messageText(PlayPanel& p) {
    return part<QLabel>(p, p.session().isPlaying() ? "state" : "result").text();
}
inline QTableView& moveTableOf(const OpeningsPanel& p) {
    return part<QTableView>(p, "moves");
}
inline QTableView& arrivalTableOf(const OpeningsPanel& p) {
    return part<QTableView>(p, "arrivals");
}
inline OpeningModel& movesOf(const OpeningsPanel& p) {
    return static_cast<OpeningModel&>(*moveTableOf(p).model());
}
inline OpeningModel& arrivalsOf(const OpeningsPanel& p) {
    return static_cast<OpeningModel&>(*arrivalTableOf(p).model());
}
inline QCheckBox& onlyListedOf(const OpeningsPanel& p) {
    return part<QCheckBox>(p, "onlyListed");
}
inline QCheckBox& onlyListedOf(const SearchPanel& p) {
    return part<QCheckBox>(p, "onlyListed");
}
inline QCheckBox& variationsOf(const SearchPanel& p) {
    return part<QCheckBox>(p, "variations");
}
inline SketchEditor& sketchOf(const SearchPanel& p) {
    return part<SketchEditor>(p);
}
inline QueryText& textOf(const SearchPanel& p) {
    return part<QueryText>(p);
}
inline QTableView& tableOf(SearchPanel& p) {
    return part<QTableView>(p.found(), "hits");
}
inline HitModel& hitsOf(SearchPanel& p) {
    return static_cast<HitModel&>(*tableOf(p).model());
}
inline QComboBox& playerOf(const PlayPanel& p, rules::Color side) {
    return part<QComboBox>(p, side == rules::Color::white ? "white" : "black");
}
inline QSpinBox& strengthOf(const PlayPanel& p, rules::Color side) {
    return part<QSpinBox>(p, side == rules::Color::white ? "whiteStrength" : "blackStrength");
}
inline QCheckBox& checkBoxOf(const QWidget& p, const char* name) {
    return part<QCheckBox>(p, name);
}
inline QPushButton& buttonOf(const QWidget& p, const char* name) {
    return part<QPushButton>(p, name);
}

/// Lets the time pass within which moves count as quick succession and are shown at once.
inline void stopSteppingFast() {
    const QDeadlineTimer slow(look::motion::stepping + 1);
    (void)QTest::qWaitFor([&slow] { return slow.hasExpired(); }, 10 * look::motion::stepping);
}

[[nodiscard]] bool importing(const MainWindow& window);
/// As a user pastes a text.
void pasteInto(const MainWindow& window, const QString& text);

/// Makes attempts every few milliseconds until one succeeds (returns true), as long as `context`
/// lasts. The first one is made after the caller has returned, or in the dialog that it runs.
void pollUntil(QObject& context, const std::function<bool()>& attempt);

/// Does something in the modal dialog of this kind that opens next.
template <class Dialog = QWidget, class Act> void whenDialogOpens(QObject& context, Act act) {
    pollUntil(context, [act = std::move(act)] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr || !dialog->isVisible())
            return false;
        act(*dialog);
        return true;
    });
}

/// Does something in the menu that opens next.
void whenMenuOpens(QObject& context, const std::function<void(QWidget&)>& act);

/// Where a move is in the text.
struct MoveSpan {
    rules::NodeId node;
    int begin;
};
[[nodiscard]] std::vector<MoveSpan> spansOf(const MoveList& list);
/// The menu of a move, as a click with the right button opens it.
[[nodiscard]] QMenu* openMenuOf(MoveList& list, const MoveSpan& move);

} // namespace damscope::gui::testing
