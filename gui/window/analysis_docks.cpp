// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/analysis_docks.hpp"
#include "gui/base/translator.hpp"

#include "db/own_names/own_names.hpp"
#include "gui/analysis/analyses_panel.hpp"
#include "gui/analysis/annotate_dialog.hpp"
#include "gui/analysis/endgame_dialog.hpp"
#include "gui/analysis/engine_panel.hpp"
#include "gui/analysis/engines_dialog.hpp"
#include "gui/analysis/evaluation_bar.hpp"
#include "gui/analysis/evaluation_panel.hpp"
#include "gui/analysis/names_dialog.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/game/annotation_panel.hpp"
#include "gui/game/game_document.hpp"
#include "gui/play/match_dialog.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/report/report_page.hpp"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>

namespace damscope::gui {

namespace {

QDockWidget* dock(QMainWindow& window, const char* name, QWidget* inside) {
    auto* made = new QDockWidget(&window);
    made->setObjectName(name);
    made->setWidget(framed(*inside));
    window.addDockWidget(Qt::RightDockWidgetArea, made);
    return made;
}

} // namespace

AnalysisDocks::AnalysisDocks(QMainWindow& window, GameDocument& document, Actions& actions,
                             const EndgameTables& endgames)
    : QObject(&window), window_(window), document_(document), actions_(actions),
      endgames_(endgames), evaluation_(new EvaluationPanel(document, &window)),
      engine_(new EnginePanel(document,
                              {actions.engine, actions.lockEngine, actions.threat, actions.engines},
                              endgames, &window)),
      analyses_(new AnalysesPanel(endgames, &window)),
      play_(new PlayPanel(document, endgames, &window)),
      bar_(new EvaluationBar(Qt::Vertical, &window)),
      evaluationDock_(dock(window, "evaluation", evaluation_)),
      engineDock_(dock(window, "engine", engine_)),
      analysesDock_(dock(window, "analyses", analyses_)), playDock_(dock(window, "play", play_)) {
    connect(engine_, &EnginePanel::evaluated, this, &AnalysisDocks::showEvaluation);
    connect(evaluation_, &EvaluationPanel::judged, this, &AnalysisDocks::showEvaluation);
    connect(&document, &GameDocument::currentChanged, this, &AnalysisDocks::showEvaluation);
    evaluation_->setAnalyseAction(actions.analyseGame);
    connect(actions.analyseGame, &QAction::triggered, this, &AnalysisDocks::analyseOpenGame);
    connect(&analyses_->queue(), &AnalysisQueue::progressed, evaluation_,
            &EvaluationPanel::refresh);
    connect(&analyses_->queue(), &AnalysisQueue::ended, this, [this](int row) {
        const AnalysisJob& job = analyses_->queue().job(row);
        if (job.state == AnalysisJob::State::done)
            emit reported(tr("Analysed: %1.").arg(job.title));
        else if (job.state == AnalysisJob::State::failed)
            emit reported(tr("The analysis failed: %1").arg(job.outcome));
    });
    connect(&analyses_->queue(), &AnalysisQueue::anotherAnalyses, this, [this] {
        emit reported(tr("Another window of Damscope is analysing. This analysis starts by itself "
                         "when that one has finished or is closed."));
    });
    connect(actions.engines, &QAction::triggered, this, &AnalysisDocks::showEngines);
    connect(actions.names, &QAction::triggered, this, &AnalysisDocks::showNames);
    connect(actions.match, &QAction::triggered, this, &AnalysisDocks::showMatch);
    connect(actions.whyMove, &QAction::triggered, this, &AnalysisDocks::showReasons);
    for (const auto signal : {&AnalysisQueue::progressed, &AnalysisQueue::anotherAnalyses})
        connect(&analyses_->queue(), signal, this, &AnalysisDocks::showProgress);
    connect(&analyses_->queue(), &QAbstractItemModel::dataChanged, this,
            &AnalysisDocks::showProgress);
    connect(&analyses_->queue(), &QAbstractItemModel::rowsInserted, this,
            &AnalysisDocks::showProgress);
    connect(&document, &GameDocument::gameOpened, this, &AnalysisDocks::showProgress);
    connect(evaluation_, &EvaluationPanel::stopWanted, this, &AnalysisDocks::stopOpenGame);
    connect(actions.report, &QAction::triggered, this, &AnalysisDocks::showReport);
    connect(actions.endgameTables, &QAction::triggered, this, &AnalysisDocks::showEndgameTables);
    connect(evaluation_, &EvaluationPanel::judged, this, &AnalysisDocks::judged);
    connect(evaluation_, &EvaluationPanel::themesFound, this, &AnalysisDocks::themesFound);
    connect(evaluation_, &EvaluationPanel::failed, this, &AnalysisDocks::reported);
    connect(actions.saveChart, &QAction::triggered, this, &AnalysisDocks::saveChart);
    retranslate();
}

void AnalysisDocks::setStore(const std::filesystem::path& store) {
    store_ = store;
    evaluation_->setStore(store);
}

void AnalysisDocks::showEvaluation() {
    bar_->setScore(engine_->score() ? engine_->score() : evaluation_->scoreHere());
    emit bestMoveFound(engine_->bestMove());
}

void AnalysisDocks::fill(QMenu& menu) const {
    menu.addActions({actions_.analyseGame, actions_.analyseSelected});
    menu.addSeparator();
    menu.addActions({actions_.report, actions_.whyMove, actions_.annotate});
    menu.addSeparator();
    menu.addActions({actions_.engine, actions_.lockEngine, actions_.threat, actions_.engines,
                     actions_.match, actions_.endgameTables});
    menu.addSeparator();
    menu.addAction(actions_.saveChart);
}

void AnalysisDocks::use(Settings& settings) {
    engine_->chooseEngine(*settings.engine);
    engine_->setLines(*settings.engineLines);
    connect(engine_, &EnginePanel::choiceChanged, this, [this, &settings] {
        settings.engine.set(engine_->engine());
        settings.engineLines.set(engine_->lines());
    });
    connect(analyses_, &AnalysesPanel::thoroughnessChanged, this,
            [this, &settings] { settings.thoroughness.set(analyses_->thoroughness()); });
}

void AnalysisDocks::apply(const Settings& settings) {
    const OwnEngine own{*settings.engineThreads, *settings.engineMegabytes};
    engine_->setOwnEngine(own);
    engine_->setLook(settings.boardLook());
    engine_->setAnimated(settings.showsMovement());
    evaluation_->setLook(settings.boardLook());
    ownMegabytes_ = own.megabytes;
    play_->session().setOwnEngine(own);
    play_->setUserName(settings.ownName());
    analyses_->setThoroughness(*settings.thoroughness);
}

void AnalysisDocks::keepAnalyses(const QString& folder) {
    auto* notes = new AnalysisNotes(analyses_->queue(), folder, this);
    analyses_->queue().shareTurns(QDir(folder).filePath("analysing.lock"));
    connect(notes, &AnalysisNotes::failed, this, [this](const QString& reason) {
        emit reported(tr("The list of analyses could not be saved: %1").arg(reason));
    });
    if (notes->found() > 0)
        emit reported(trPlural(
            "%Ln analysis from last time is not finished: choose Continue under Analyses.",
            "%Ln analyses from last time are not finished: choose Continue under Analyses.",
            notes->found()));
}

void AnalysisDocks::close() {
    analyses_->queue().close();
    engine_->dismissEngine();
    play_->session().dismissEngines();
}

void AnalysisDocks::showReport() {
    if (!evaluation_->judgement().isAnalysed()) {
        emit reported(tr("This game has not been analysed yet: Analysis > Analyse game (F6)."));
        return;
    }
    auto* dialog = new ReportDialog(evaluation_->judgedGame(), evaluation_->judgement(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ReportDialog::moveChosen, &document_, &GameDocument::goTo);
    connect(dialog, &ReportDialog::reported, this, &AnalysisDocks::reported);
    connect(evaluation_, &EvaluationPanel::judged, dialog, &ReportDialog::rewrite);
    // Its moves are those of this game.
    connect(&document_, &GameDocument::gameOpened, dialog, &QWidget::close);
    dialog->show();
}

void AnalysisDocks::showEndgameTables() {
    const auto folder = analysis::endgame::Library::usualFolder();
    if (!folder) {
        emit reported(tr("There is no folder for endgame tables: DAMSCOPE_ENDGAMES is \"none\"."));
        return;
    }
    auto* dialog = new EndgameDialog(*folder, document_.game().variant(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &EndgameDialog::reported, this, &AnalysisDocks::reported);
    dialog->show();
}

void AnalysisDocks::showEngines() {
    auto* dialog = new EnginesDialog(document_.game().variant(), &window_);
    connect(dialog, &EnginesDialog::listChanged, engine_, &EnginePanel::readEngines);
    connect(dialog, &EnginesDialog::listChanged, play_, &PlayPanel::readEngines);
    dialog->open();
}

void AnalysisDocks::showNames() {
    const auto file = db::ownNamesFile();
    if (!file)
        return;
    auto* dialog = new NamesDialog(*file, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NamesDialog::changed, evaluation_, &EvaluationPanel::findThemes);
    dialog->open();
}

void AnalysisDocks::showReasons() {
    if (auto* open = window_.findChild<MoveReasonsDialog*>())
        return open->raise();
    auto* dialog = new MoveReasonsDialog(document_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

// One match at a time: two would share the processors, and so play worse.
void AnalysisDocks::showMatch() {
    if (auto* open = window_.findChild<MatchDialog*>()) {
        open->show();
        return open->raise();
    }
    if (store_.empty()) {
        emit reported(tr("Open a database first: the games are stored there."));
        return;
    }
    auto* dialog =
        new MatchDialog({store_, document_.game().variant(), endgames_, ownMegabytes_}, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MatchDialog::storeChanged, this, &AnalysisDocks::storeChanged);
    dialog->show();
}

bool AnalysisDocks::hasStore() {
    if (store_.empty())
        emit reported(tr("Open a database first: evaluations are stored there."));
    return !store_.empty();
}

void AnalysisDocks::analyseOpenGame() {
    if (!hasStore())
        return;
    const rules::Game& game = document_.game();
    evaluationDock_->show();
    evaluationDock_->raise();
    if (analyses_->queue().rowOf(game)) {
        emit reported(tr("This game is being analysed already."));
        return;
    }
    analyses_->queue().add({tagOr(game, "White", tr("White")) + QStringLiteral(" – ") +
                                tagOr(game, "Black", tr("Black")),
                            store_, game, analyses_->settings(), engine_->engineSettings()});
}

// Of the open game, beside its chart.
void AnalysisDocks::showProgress() {
    AnalysisQueue& queue = analyses_->queue();
    const auto row = queue.rowOf(document_.game());
    if (!row)
        return evaluation_->showAnalysis(std::nullopt);
    const QString done = queue.index(*row, AnalysisQueue::progressColumn).data().toString();
    evaluation_->showAnalysis(
        done.isEmpty() ? queue.index(*row, AnalysisQueue::stateColumn).data().toString() : done);
}

void AnalysisDocks::stopOpenGame() {
    if (const auto row = analyses_->queue().rowOf(document_.game()))
        analyses_->queue().cancel(*row);
}

void AnalysisDocks::analyse(const std::vector<db::GameId>& games) {
    if (!hasStore())
        return;
    if (games.empty()) {
        emit reported(tr("Select games in the list first."));
        return;
    }
    analysesDock_->show();
    analysesDock_->raise();
    analyses_->queue().add({trPlural("%Ln game", "%Ln games", static_cast<int>(games.size())),
                            store_, games, analyses_->settings(), engine_->engineSettings()});
}

void AnalysisDocks::saveChart() {
    const QString name = askWhereToSave(
        &window_, {tr("Save chart"), tr("Drawings (*.svg);;Pictures (*.png);;PDF (*.pdf)")});
    if (!name.isEmpty())
        evaluation_->savePicture(name);
}

void AnalysisDocks::retranslate() {
    evaluationDock_->setWindowTitle(tr("Evaluation"));
    engineDock_->setWindowTitle(tr("Engine"));
    playDock_->setWindowTitle(tr("Play"));
    analysesDock_->setWindowTitle(tr("Analyses"));
}

} // namespace damscope::gui
