// SPDX-License-Identifier: GPL-3.0-or-later
// What was wrong with imported games, and what is done about it: opened, repaired, taken back.
#include "db/repair/repair.hpp"
#include "db/sqlite/sqlite.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/text.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/database/problems_panel.hpp"
#include "gui/window/main_window.hpp"
#include "parser/meaning/correct.hpp"

#include <QAction>
#include <QMessageBox>

namespace damscope::gui {

ProblemModel& MainWindow::problems() {
    return problems_->model();
}

void MainWindow::connectProblems() {
    connect(problems_, &ProblemsPanel::openWanted, this, &MainWindow::openProblem);
    connect(problems_, &ProblemsPanel::repairWanted, this,
            [this](int row) { repairProblem(problems().problem(row)); });
    connect(problems_, &ProblemsPanel::undoWanted, this,
            [this](int row) { takeRepairBack(problems().mended(row).value()); });
    connect(actions_->takeRepairBack, &QAction::triggered, this, [this] {
        if (openGame_)
            takeRepairBack(*openGame_);
    });
    connect(&changes_, &StoreChanges::failed, this, &MainWindow::tell);
}

void MainWindow::openProblem(int row) {
    if (const auto game = problems().problem(row).game)
        openGame(*game);
    else
        tell(tr("There is no stored game at this place."));
}

void MainWindow::repairProblem(const db::ImportProblem& problem) {
    if (problem.game)
        repairGame(problem, *problem.game, db::RepairTask::repair);
    else
        tell(tr("There is no stored game at this place."));
}

void MainWindow::repairGame(const db::ImportProblem& problem, db::GameId game,
                            db::RepairTask task) {
    if (!mayChangeStored(game))
        return;
    changes_.make(store_, [this, problem, game, task, file = store_](db::Store& store) {
        const bool changed = db::repairGames(store, db::Filter{.ids = {game}}, task).changed > 0;
        return std::function<void()>([this, problem, game, task, file, changed] {
            if (file != store_)
                return;
            if (!changed && task == db::RepairTask::repair)
                return askWhetherToRepair(problem, game);
            if (!changed)
                return tell(tr("The game could not be changed as proposed."));
            problems().setMended(problem, game);
            if (showChanged(game))
                document_.goTo(parser::lastRepair(document_.game()).value_or(rules::rootNode));
            tell(tr("The game was changed as proposed. What was written is kept with the move."));
        });
    });
}

// What others than the user may think of as well is for the user to decide.
void MainWindow::askWhetherToRepair(const db::ImportProblem& problem, db::GameId game) {
    auto* box = new QMessageBox(QMessageBox::Question, tr("A proposal that is not sure"),
                                tr("Other slips would explain this game nearly as well. Change it "
                                   "as proposed?"),
                                QMessageBox::NoButton, this);
    box->setInformativeText(problems().worded(problem));
    box->addButton(tr("&Change the game"), QMessageBox::AcceptRole);
    box->addButton(tr("&Leave it"), QMessageBox::RejectRole);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QDialog::accepted, this,
            [this, problem, game] { repairGame(problem, game, db::RepairTask::accept); });
    box->open();
}

void MainWindow::takeRepairBack(db::GameId game) {
    if (!mayChangeStored(game))
        return;
    changes_.make(store_, [this, game, file = store_](db::Store& store) {
        const bool changed =
            db::repairGames(store, db::Filter{.ids = {game}}, db::RepairTask::undo).changed > 0;
        return std::function<void()>([this, game, file, changed] {
            if (file != store_)
                return;
            problems().setAsWritten(game); // also where somebody else was first
            if (!changed)
                return tell(tr("There is no repair to take back."));
            if (showChanged(game))
                document_.goToEnd(); // from here on it cannot be played
            tell(tr("The game is again what was written."));
        });
    });
}

// What is saved later would undo what is changed in the store now.
bool MainWindow::mayChangeStored(db::GameId game) {
    if (openGame_ != game || !document_.isChanged())
        return true;
    tell(tr("The open game has changes that are not saved. Save them first, or undo them."));
    return false;
}

// False if the user stays with another game.
bool MainWindow::showChanged(db::GameId game) {
    games_->refresh();
    openGame(game);
    return openGame_ == game;
}

} // namespace damscope::gui
