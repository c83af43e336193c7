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
#include "parser/correct.hpp"
#include "parser/pasted.hpp"
#include "rules/score_sheet.hpp"

#include <QAction>
#include <QDockWidget>
#include <QMessageBox>
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

// The last move of the main line that was read otherwise than it was written; the start if none
// was.
rules::NodeId lastRepaired(const rules::Game& game) {
    rules::NodeId found = rules::rootNode;
    for (const rules::NodeId node : game.mainLine())
        for (const rules::Remark& remark : game.remarks(node))
            if (remark.kind == rules::Remark::Kind::command && parser::repairIn(remark.text))
                found = node;
    return found;
}

// The node after which the position of a hit stands.
rules::NodeId placeOf(const rules::Game& game, const db::query::Hit& hit) {
    const auto line = game.mainLine();
    const auto plies = std::min(static_cast<std::size_t>(std::max(0, hit.ply)), line.size());
    const rules::NodeId inMainLine = plies == 0 ? rules::rootNode : line[plies - 1];
    if (!hit.inVariation)
        return inMainLine;
    for (const rules::SheetEntry& entry : rules::scoreSheet(game))
        if (const auto position = game.position(entry.node);
            entry.depth > 0 && position && position->key() == hit.key)
            return entry.node;
    return inMainLine;
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
    connect(problems_, &ProblemsPanel::repairWanted, this,
            [this](int row) { repairProblem(row, db::RepairTask::repair); });
    connect(&changes_, &StoreChanges::failed, this, &MainWindow::tell);
}

void MainWindow::composeSearch() {
    search_ = new SearchPanel(document_, this);
    QDockWidget* dock = addDock("search", search_, Qt::RightDockWidgetArea);
    tabifyDockWidget(gameDock_, dock);
    gameDock_->raise();
    QDockWidget* found = addDock("found", &search_->found(), Qt::BottomDockWidgetArea);
    tabifyDockWidget(gamesDock_, found);
    connect(search_, &SearchPanel::searchBegun, found, [found] {
        found->show();
        found->raise();
    });
    const auto bringUp = [dock] {
        dock->show();
        dock->raise();
    };
    connect(games_, &GamesPanel::filterChanged, search_, &SearchPanel::setFilter);
    connect(search_, &SearchPanel::placeChosen, this, &MainWindow::openHit);
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

void MainWindow::repairProblem(int row, db::RepairTask task) {
    changes_.make(store_, [this, row, task, met = problems().problem(row)](db::Store& store) {
        const auto game = gameOf(store, met);
        std::uint64_t changed = 0;
        if (game)
            changed = db::repairGames(store, db::Filter{.ids = {*game}}, task).changed;
        return std::function<void()>([this, row, task, changed, game] {
            if (changed > 0)
                showRepair(row, *game);
            else if (task == db::RepairTask::repair && game && row < problems().rowCount())
                askWhetherToRepair(row);
            else
                tell(tr("The game could not be changed as proposed."));
        });
    });
}

// What others than the user may think of as well is for the user to decide.
void MainWindow::askWhetherToRepair(int row) {
    auto* box = new QMessageBox(QMessageBox::Question, tr("A proposal that is not sure"),
                                tr("Other slips would explain this game nearly as well. Change it "
                                   "as proposed?"),
                                QMessageBox::NoButton, this);
    box->setInformativeText(problems().problem(row).message);
    box->addButton(tr("&Change the game"), QMessageBox::AcceptRole);
    box->addButton(tr("&Leave it"), QMessageBox::RejectRole);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QDialog::accepted, this,
            [this, row] { repairProblem(row, db::RepairTask::accept); });
    box->open();
}

void MainWindow::showRepair(int row, db::GameId game) {
    if (row < problems().rowCount())
        problems().setMended(row);
    games_->refresh();
    openGame(game);
    if (openGame_ == game)
        document_.goTo(lastRepaired(document_.game()));
    tell(tr("The game was changed as proposed. What was written is kept with the move."));
}

void MainWindow::openHit(const db::query::Hit& hit) {
    openGame(hit.game);
    if (openGame_ == hit.game)
        document_.goTo(placeOf(document_.game(), hit));
}

void MainWindow::openPosition(const rules::Position& position) {
    if (!mayLeaveGame())
        return;
    openGame_.reset();
    document_.open(parser::gameFrom(position));
}

} // namespace damscope::gui
