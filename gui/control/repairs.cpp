// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/repairs.hpp"

#include "db/store/games.hpp"
#include "db/store/sources.hpp"
#include "db/store/store.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/text.hpp"
#include "gui/control/game_controller.hpp"
#include "gui/control/importer.hpp"
#include "gui/database/problems_panel.hpp"
#include "gui/game/game_document.hpp"
#include "pages/import_report.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/meaning/problem_place.hpp"

#include <QLocale>
#include <QMessageBox>

#include <algorithm>
#include <optional>

namespace damscope::gui {

namespace {

bool isOfResult(const db::ImportProblem& problem) {
    return problem.problem.code() == "result-refuted";
}

} // namespace

Repairs::Repairs(GameDocument& document, GameController& games, ProblemModel& problems,
                 QAction& takeBack, QWidget& window)
    : QObject(&window), document_(document), games_(games), problems_(problems),
      takeBack_(takeBack), window_(window) {
    connect(&takeBack, &QAction::triggered, this, &Repairs::takeBackOpen);
    connect(&games, &GameController::placeChanged, this, &Repairs::followGame);
    connect(&document, &GameDocument::gameChanged, this, &Repairs::followGame);
    followGame();
}

void Repairs::followGame() {
    const rules::Game& game = document_.game();
    takeBack_.setEnabled(games_.openedGame() &&
                         (parser::lastRepair(game) || parser::resultBeforeRepair(game)));
}

void Repairs::connectPanel(ProblemsPanel& panel) {
    connect(&panel, &ProblemsPanel::openWanted, this,
            [this](int row) { openGame(problems_.problem(row)); });
    connect(&panel, &ProblemsPanel::repairWanted, this,
            [this](int row) { repair(problems_.problem(row)); });
    connect(&panel, &ProblemsPanel::undoWanted, this,
            [this](int row) { takeBack(problems_.mended(row).value()); });
}

void Repairs::openGame(const db::ImportProblem& problem) {
    if (!problem.game) {
        emit reported(tr("There is no stored game at this place."));
        return;
    }
    if (games_.isOpen(*problem.game) || games_.open(*problem.game))
        document_.goTo(parser::nodeBefore(document_.game(), problem.problem.move));
}

void Repairs::repair(const db::ImportProblem& problem) {
    if (problem.game)
        repair(problem, *problem.game, db::RepairTask::repair);
    else
        emit reported(tr("There is no stored game at this place."));
}

void Repairs::repair(const db::ImportProblem& problem, db::GameId game, db::RepairTask task) {
    if (!mayChange(game))
        return;
    changes_.make(
        store_,
        [this, problem, game, task, file = store_](db::Store& store) {
            const auto change = isOfResult(problem) ? db::repairResults : db::repairGames;
            const bool changed = change(store, db::Filter{.ids = {game}}, task, {}, {}).changed > 0;
            return std::function<void()>([this, problem, game, task, file, changed] {
                if (file != store_)
                    return;
                const QString subject = alertSubject(
                    QStringLiteral("proposal for game %1").arg(db::number(game)), file);
                if (changed) {
                    retractFailure(*this, subject);
                    concludeRepair(problem, game);
                } else if (task == db::RepairTask::repair) {
                    askWhetherToRepair(problem, game);
                } else {
                    alertFailure(*this, subject, [game] {
                        return tr("Game %1 could not be changed as proposed.")
                            .arg(QLocale().toString(db::number(game)));
                    });
                }
            });
        },
        [number = QLocale().toString(db::number(game))] {
            return tr("Game %1 was not changed as proposed").arg(number);
        },
        retryOf(game));
}

void Repairs::concludeRepair(const db::ImportProblem& problem, db::GameId game) {
    problems_.setMended(problem, game);
    if (showChanged(game)) {
        if (isOfResult(problem))
            document_.goToEnd();
        else
            document_.goTo(parser::lastRepair(document_.game()).value_or(rules::rootNode));
    }
    emit reported(tr("The game was changed as proposed. The original text is kept with the move."));
}

// The user decides on proposals that are not certain.
void Repairs::askWhetherToRepair(const db::ImportProblem& problem, db::GameId game) {
    auto* box = new QMessageBox(
        QMessageBox::Question, tr("An uncertain proposal"),
        tr("Other slips would explain this game almost as well. Change it as proposed?"),
        QMessageBox::NoButton, &window_);
    box->setInformativeText(ProblemModel::worded(problem));
    box->addButton(tr("&Change the game"), QMessageBox::AcceptRole);
    box->addButton(tr("&Leave it"), QMessageBox::RejectRole);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QDialog::accepted, this,
            [this, problem, game] { repair(problem, game, db::RepairTask::accept); });
    box->open();
}

void Repairs::takeBackOpen() {
    if (games_.openedGame())
        takeBack(*games_.openedGame());
}

void Repairs::takeBack(db::GameId game) {
    if (!mayChange(game))
        return;
    changes_.make(
        store_,
        [this, game, file = store_](db::Store& store) {
            const db::Filter filter{.ids = {game}};
            const bool changed =
                db::repairGames(store, filter, db::RepairTask::undo).changed +
                    db::repairResults(store, filter, db::RepairTask::undo).changed >
                0;
            return std::function<void()>([this, game, file, changed] {
                if (file != store_)
                    return;
                problems_.setAsWritten(game); // even if another program was first
                if (!changed) {
                    emit reported(tr("There is no repair to revert."));
                    return;
                }
                if (showChanged(game))
                    document_.goToEnd(); // the rest cannot be played
                emit reported(tr("The game has its original text again."));
            });
        },
        [number = QLocale().toString(db::number(game))] {
            return tr("Game %1 did not get its original text back").arg(number);
        },
        retryOf(game));
}

// The open game may have been changed meanwhile.
Retry Repairs::retryOf(db::GameId game) {
    return {.isAllowed = [this, game, file = store_] { return file != store_ || mayChange(game); }};
}

// Saving later would overwrite this change in the store.
bool Repairs::mayChange(db::GameId game) {
    if (!games_.isOpen(game) || !document_.isChanged())
        return true;
    emit reported(
        tr("The open game has changes that are not saved. Save them first, or undo them."));
    return false;
}

// False if the user keeps the current game.
bool Repairs::showChanged(db::GameId game) {
    emit storeChanged();
    return games_.open(game);
}

namespace {

constexpr std::size_t most = 2000; // listed

// Those of the newest sources first. Notes are none.
std::vector<db::ImportProblem> problemsOf(db::Store& store, const std::stop_token& stop) {
    std::vector<db::ImportProblem> all;
    auto sources = db::sources(store);
    std::ranges::reverse(sources);
    for (const db::StoredSource& source : sources) {
        if (source.progress.problems == 0)
            continue;
        for (const db::StoredProblem& problem : db::problems(store, source.id)) {
            if (all.size() == most || stop.stop_requested())
                return all;
            if (problem.problem.severity != Severity::note)
                all.push_back(pages::asMet(store, source, problem));
        }
    }
    return all;
}

} // namespace

StoredProblems::StoredProblems(ProblemModel& problems, Importer& importer, QObject* parent)
    : QObject(parent), problems_(problems) {
    connect(&importer, &Importer::started, this, [this](const std::filesystem::path& store) {
        job_.cancel();
        listed_ = store;
        problems_.clear();
    });
}

void StoredProblems::setStore(const std::filesystem::path& store) {
    if (store == listed_)
        return;
    listed_ = store;
    listAgain();
}

void StoredProblems::dropSettled() {
    if (listed_.empty() || problems_.rowCount() == 0)
        return;
    checking_.start(
        [this, store = listed_](const Job::Report&, const std::stop_token& stop) -> Job::Step {
            db::Store opened(store, db::Store::Access::read);
            return [this, store, found = problemsOf(opened, stop)] {
                if (store == listed_ && found.size() < most)
                    problems_.keep(found);
            };
        });
}

void StoredProblems::listAgain() {
    problems_.clear();
    if (listed_.empty())
        return job_.cancel();
    job_.start(
        [this, store = listed_](const Job::Report&, const std::stop_token& stop) -> Job::Step {
            db::Store opened(store, db::Store::Access::read);
            return [this, found = problemsOf(opened, stop)] {
                problems_.add(found);
                if (found.size() == most)
                    emit reported(
                        trPlural("The first %Ln problem is listed, the newest sources first.",
                                 "The first %Ln problems are listed, the newest sources first.",
                                 static_cast<int>(most)));
            };
        });
}

} // namespace damscope::gui
