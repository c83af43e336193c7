// SPDX-License-Identifier: GPL-3.0-or-later
// The panels that look into the store, and what they do to the window.
#include "db/problems.hpp"
#include "db/repair.hpp"
#include "db/sources.hpp"
#include "db/sqlite.hpp"
#include "gui/actions.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/database/problems_panel.hpp"
#include "gui/main_window.hpp"
#include "gui/openings/openings_panel.hpp"
#include "gui/search/query_text.hpp"
#include "gui/search/search_panel.hpp"
#include "gui/text.hpp"
#include "parser/pasted.hpp"

#include <QAction>
#include <QDockWidget>
#include <QTableView>

namespace damscope::gui {

namespace {

// The stored game that a problem was met in.
std::optional<db::GameId> gameOf(db::Store& store, const MetProblem& met) {
    for (const db::StoredSource& source : db::sources(store))
        if (qtText(source.source.path) == met.path)
            for (const db::StoredProblem& p : db::problems(store, source.id))
                if (p.game && p.ordinal == met.ordinal)
                    return p.game;
    return std::nullopt;
}

} // namespace

ProblemModel& MainWindow::problems() {
    return problems_->model();
}

void MainWindow::composePanels() {
    openings_ = new OpeningsPanel(document_, this);
    QDockWidget* openings = addDock("openings", openings_, Qt::BottomDockWidgetArea);
    tabifyDockWidget(gamesDock_, openings);
    connect(games_, &GamesPanel::filterChanged, openings_, &OpeningsPanel::setFilter);
    connect(openings_, &OpeningsPanel::positionChosen, this, &MainWindow::openPosition);
    connect(actions_->openings, &QAction::triggered, this, [this, openings] {
        openings->show();
        openings->raise();
        openings_->moveTable().setFocus(Qt::ShortcutFocusReason);
    });
    connect(games_, &GamesPanel::told, this, &MainWindow::tell);
    composeSearch();
    connectProblems();
}

void MainWindow::connectProblems() {
    connect(problems_, &ProblemsPanel::openWanted, this, &MainWindow::openProblem);
    connect(problems_, &ProblemsPanel::repairWanted, this, &MainWindow::repairProblem);
    connect(&changes_, &StoreChanges::failed, this, &MainWindow::tell);
}

void MainWindow::composeSearch() {
    search_ = new SearchPanel(document_, this);
    QDockWidget* dock = addDock("search", search_, Qt::RightDockWidgetArea);
    tabifyDockWidget(gameDock_, dock);
    gameDock_->raise();
    const auto bringUp = [dock] {
        dock->show();
        dock->raise();
    };
    connect(games_, &GamesPanel::filterChanged, search_, &SearchPanel::setFilter);
    connect(search_, &SearchPanel::placeChosen, this, &MainWindow::openGameAt);
    connect(actions_->search, &QAction::triggered, this, [this, bringUp] {
        bringUp();
        search_->text().setFocus(Qt::ShortcutFocusReason);
    });
    connect(actions_->searchPosition, &QAction::triggered, this, [this, bringUp] {
        bringUp();
        search_->searchPosition();
    });
}

void MainWindow::showStoreInPanels() {
    openings_->setStore(store_);
    try {
        search_->setStore(store_);
    } catch (const db::Error& e) {
        tell(QString::fromUtf8(e.what()));
    }
}

void MainWindow::openProblem(int row) {
    db::Store* store = games_->model().store();
    if (store == nullptr)
        return;
    try {
        if (const auto game = gameOf(*store, problems().problem(row)))
            return openGame(*game);
    } catch (const db::Error& e) {
        return tell(QString::fromUtf8(e.what()));
    }
    tell(tr("There is no stored game at this place."));
}

void MainWindow::repairProblem(int row) {
    changes_.make(store_, [this, row, met = problems().problem(row)](db::Store& store) {
        const auto game = gameOf(store, met);
        std::uint64_t changed = 0;
        if (game)
            changed =
                db::repairGames(store, db::Filter{.ids = {*game}}, db::RepairTask::repair).changed;
        return std::function<void()>(
            [this, row, changed, game] { showRepair(row, changed, game); });
    });
}

void MainWindow::showRepair(int row, std::uint64_t changed, std::optional<db::GameId> game) {
    if (changed == 0)
        return tell(tr("The proposal is not sure enough to be made by itself. Open the game, "
                       "correct it, and save it."));
    if (row < problems().rowCount())
        problems().setMended(row);
    tell(tr("The game was changed as proposed. What was written is kept with the move."));
    games_->refresh();
    if (game)
        openGame(*game);
}

void MainWindow::openGameAt(db::GameId game, int ply) {
    openGame(game);
    if (openGame_ != game)
        return;
    const auto line = document_.game().mainLine();
    const auto plies = std::min(static_cast<std::size_t>(std::max(0, ply)), line.size());
    document_.goTo(plies == 0 ? rules::rootNode : line[plies - 1]);
}

void MainWindow::openPosition(const rules::Position& position) {
    if (!mayLeaveGame())
        return;
    openGame_.reset();
    document_.open(parser::gameFrom(position));
}

} // namespace damscope::gui
