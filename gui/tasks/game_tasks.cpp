// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/game_tasks.hpp"

#include "db/search/own_names/own_names.hpp"
#include "gui/analysis/analyses_panel.hpp"
#include "gui/analysis/engine_panel.hpp"
#include "gui/analysis/evaluation_bar.hpp"
#include "gui/analysis/evaluation_panel.hpp"
#include "gui/analysis/names_dialog.hpp"
#include "gui/analysis/studies_dialog.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/game/annotation_panel.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/game/game_document.hpp"
#include "gui/game/header_dialog.hpp"
#include "gui/game/move_list.hpp"
#include "gui/play/game_setup.hpp"
#include "gui/play/match_dialog.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/report/report_page.hpp"
#include "gui/settings/settings.hpp"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QMainWindow>

#include <utility>

namespace damscope::gui {

StudyTask::StudyTask(const TaskContext& context)
    : QObject(&context.window), workspace_(context.workspace), document_(context.document),
      settings_(context.settings), deleteText_(context.actions.deleteText),
      board_(new BoardPanel(document_, &context.window)),
      moves_(new MoveList(document_, &context.window)),
      annotation_(new AnnotationPanel(document_, &context.window)) {
    const Actions& a = context.actions;
    workspace_.addPanel("game", *moves_);
    workspace_.addPanel("comment", *new Scrolled(*annotation_));
    workspace_.addPage({Task::study, Task::openings, Task::search, Task::play}, *board_,
                       {board_, &board()}, Workspace::Entry::never);
    workspace_.setBoardWidth([this](int height) { return board_->widthFor(height); });
    moves_->setMoveActions({a.comment, a.clockTimes, a.copyLine, a.promote, a.makeMain,
                            a.asReplacement, a.asInsertion, a.deleteFromHere, a.deleteText});
    board_->setNavigation({a.start, a.previous, a.next, a.end});
    board_->setExploring(*a.keepLine, *a.endExploring);
    connect(moves_, &MoveList::arrowsWanted, &board(), &BoardWidget::setArrows);
    connectActions(a);
    connectEntry(a);
}

void StudyTask::connectActions(const Actions& a) {
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, &document_,
                [document = &document_, slot] { (document->*slot)(); });
    };
    on(a.start, &GameDocument::goToStart);
    on(a.previous, &GameDocument::goPrevious);
    on(a.next, &GameDocument::goNext);
    on(a.end, &GameDocument::goToEnd);
    on(a.enterVariation, &GameDocument::enterVariation);
    on(a.leaveVariation, &GameDocument::leaveVariation);
    on(a.promote, &GameDocument::promoteVariation);
    on(a.makeMain, &GameDocument::makeMainLine);
    on(a.deleteFromHere, &GameDocument::deleteFromHere);
    on(a.keepLine, &GameDocument::keepExplored);
    on(a.endExploring, &GameDocument::endExploring);
    connect(a.undo, &QAction::triggered, &document_.undoStack(), &QUndoStack::undo);
    connect(a.redo, &QAction::triggered, &document_.undoStack(), &QUndoStack::redo);
    const auto showUndo = [this, &a] { this->showUndo(a); };
    connect(&document_, &GameDocument::savedStateChanged, this, showUndo);
    connect(&document_.undoStack(), &QUndoStack::indexChanged, this, showUndo);
    keepTranslated(*board_, showUndo);
    connect(a.diagramHere, &QAction::triggered, this,
            [this] { document_.toggleNag(parser::diagramNag); });
    connect(a.flip, &QAction::triggered, board_, &BoardPanel::setFlipped);
    connect(moves_, &MoveList::whyWanted, a.whyMove, &QAction::trigger);
    connect(a.comment, &QAction::triggered, this, &StudyTask::comment);
    connect(a.clockTimes, &QAction::triggered, this, [this] {
        workspace_.show(Task::study);
        workspace_.bringUp("game");
        moves_->typeTimes();
    });
}

void StudyTask::showUndo(const Actions& a) {
    const QUndoStack& stack = document_.undoStack();
    a.undo->setEnabled(stack.canUndo());
    a.redo->setEnabled(stack.canRedo());
    a.undo->setText(stack.canUndo() ? tr("&Undo: %1").arg(stack.undoText()) : tr("&Undo"));
    a.redo->setText(stack.canRedo() ? tr("&Redo: %1").arg(stack.redoText()) : tr("&Redo"));
}

void StudyTask::connectEntry(const Actions& a) {
    ways_ = {{a.asVariation, parser::Entry::variation},
             {a.asReplacement, parser::Entry::replace},
             {a.asInsertion, parser::Entry::insert},
             {a.asRest, parser::Entry::overwrite}};
    for (const Way& way : ways_)
        connect(way.action, &QAction::triggered, this, [this, how = way.how] { takeAs(how); });
    connect(deleteText_, &QAction::triggered, this, [this] { document_.removeUnread(unreadAt()); });
    board_->setEntering({a.asVariation, a.asReplacement, a.asInsertion, a.asRest, a.deleteText});
    connect(&document_, &GameDocument::currentChanged, this, &StudyTask::showEntry);
    connect(&document_.undoStack(), &QUndoStack::indexChanged, this, &StudyTask::showEntry);
    showEntry();
}

void StudyTask::showEntry() {
    const GameDocument::Entered* entered = document_.entered();
    const bool again = entered != nullptr && entered->other;
    const bool inVariation =
        !document_.isExploring() && rules::variationHead(document_.game(), document_.current());
    for (const Way& way : ways_) {
        way.action->setChecked(again && entered->how == way.how);
        way.action->setEnabled(again || (inVariation && way.how != parser::Entry::variation));
    }
    deleteText_->setEnabled(parser::hasUnread(document_.game(), unreadAt()));
}

// The choice about a move that was just played is that for the next ones too.
void StudyTask::takeAs(parser::Entry how) {
    const GameDocument::Entered* entered = document_.entered();
    if (entered != nullptr && entered->other) {
        settings_.entry.set(how);
        document_.enterAs(how);
    } else {
        document_.settleVariation(how);
    }
    showEntry();
}

// Behind the moves that were to follow, or else at the current one.
rules::NodeId StudyTask::unreadAt() const {
    const GameDocument::Entered* entered = document_.entered();
    return entered != nullptr && entered->followed.stop ? entered->followed.last
                                                        : document_.current();
}

void StudyTask::comment() {
    workspace_.show(Task::study);
    workspace_.bringUp("comment");
    annotation_->focusComment();
}

BoardWidget& StudyTask::board() {
    return board_->board();
}

void StudyTask::apply(const Settings& settings) {
    applySettings(board(), settings);
    document_.setEntry(*settings.entry);
    QFont moves = QApplication::font();
    if (*settings.movesFontSize > 0)
        moves.setPointSize(*settings.movesFontSize);
    if (moves_->font() != moves)
        moves_->setFont(moves);
}

// They are looked for in a game that may have changed meanwhile.
void StudyTask::setThemes(const std::vector<GameTheme>& themes) {
    const rules::Game& game = document_.game();
    const std::vector<rules::NodeId> line = game.mainLine();
    std::vector<MoveList::Combination> combinations;
    for (const GameTheme& theme : themes) {
        const auto at = static_cast<std::size_t>(theme.from);
        if (theme.kind == GameTheme::Kind::structure || at > line.size() ||
            game.position(at == 0 ? rules::rootNode : line[at - 1]) != theme.position)
            continue;
        combinations.push_back({at < line.size() ? line[at] : rules::noNode,
                                theme.kind == GameTheme::Kind::playedShot, theme.text, theme.line,
                                theme.allowedBy ? line[*theme.allowedBy] : rules::noNode});
    }
    moves_->setCombinations(std::move(combinations));
}

void StudyTask::focusBoard() {
    workspace_.showBoardOr(Task::study);
    board().setFocus(Qt::ShortcutFocusReason);
}

AnalysisTask::AnalysisTask(const TaskContext& context, const EndgameTables& endgames)
    : QObject(&context.window), workspace_(context.workspace), document_(context.document),
      window_(context.window), evaluation_(new EvaluationPanel(document_, &window_)),
      engine_(new EnginePanel(document_,
                              {context.actions.engine, context.actions.lockEngine,
                               context.actions.threat, context.actions.engines},
                              endgames, &window_)),
      analyses_(new AnalysesPanel(endgames, &window_)), studies_(new StudyRunner(endgames, this)),
      report_(new ReportPage(document_, *context.actions.analyseGame, &window_)),
      bar_(new EvaluationBar(&window_)) {
    workspace_.addPanel("evaluation", *evaluation_);
    QDockWidget* engine = workspace_.addPanel("engine", *engine_);
    workspace_.addPanel("analyses", *analyses_);
    workspace_.addPage({Task::report}, *report_, {report_, report_}, Workspace::Entry::never);
    workspace_.setSubject({Task::report}, [this] { return report(); });
    evaluation_->setAnalyseAction(context.actions.analyseGame);
    connectPanels();
    connectQueue();
    connectActions(context.actions);
    connect(context.actions.engine, &QAction::toggled, this, [this, engine](bool on) {
        if (!on)
            return;
        workspace_.showBoardOr(Task::study);
        engine->show();
    });
    rememberChoices(context.settings);
}

void AnalysisTask::connectPanels() {
    connect(engine_, &EnginePanel::evaluated, this, &AnalysisTask::showEvaluation);
    connect(evaluation_, &EvaluationPanel::judged, this, &AnalysisTask::showEvaluation);
    connect(evaluation_, &EvaluationPanel::judged, this, &AnalysisTask::judged);
    connect(evaluation_, &EvaluationPanel::judged, report_, &ReportPage::setJudgement);
    connect(evaluation_, &EvaluationPanel::themesFound, this, &AnalysisTask::themesFound);
    connect(evaluation_, &EvaluationPanel::themesFound, report_,
            [this](const auto& /*themes*/, const pages::GameKnowledge& knowledge) {
                report_->setKnowledge(knowledge);
            });
    connect(evaluation_, &EvaluationPanel::failed, this, &AnalysisTask::reported);
    connect(evaluation_, &EvaluationPanel::stopWanted, this, &AnalysisTask::stopOpenGame);
    connect(report_, &ReportPage::moveChosen, this, [this] { workspace_.show(Task::study); });
    connect(&document_, &GameDocument::currentChanged, this, &AnalysisTask::showEvaluation);
    connect(&document_, &GameDocument::gameOpened, this, &AnalysisTask::showProgress);
}

void AnalysisTask::connectQueue() {
    const AnalysisQueue& queue = analyses_->queue();
    connect(&queue, &AnalysisQueue::progressed, evaluation_, &EvaluationPanel::refresh);
    connect(&queue, &AnalysisQueue::ended, this,
            [this](int row) { conclude(analyses_->queue().job(row)); });
    connect(&queue, &AnalysisQueue::anotherAnalyses, this, [this] {
        emit reported(tr("Another window of Damscope is analysing. This analysis starts by itself "
                         "when that one has finished or is closed."));
    });
    connect(studies_, &StudyRunner::ended, this, &AnalysisTask::concludeStudy);
    for (const auto signal : {&AnalysisQueue::progressed, &AnalysisQueue::anotherAnalyses})
        connect(&queue, signal, this, &AnalysisTask::showProgress);
    connect(&queue, &QAbstractItemModel::dataChanged, this, &AnalysisTask::showProgress);
    connect(&queue, &QAbstractItemModel::rowsInserted, this, &AnalysisTask::showProgress);
}

void AnalysisTask::conclude(const AnalysisJob& job) {
    const QString subject = QStringLiteral("analysis %1").arg(job.number);
    if (job.state == AnalysisJob::State::done) {
        emit settled(subject);
        emit reported(tr("Analysed: %1.").arg(job.title));
    } else if (job.state == AnalysisJob::State::failed) {
        emit alerted(
            {subject,
             [title = job.title, why = job.outcome] {
                 return tr("%1 could not be analysed: %2").arg(title, why);
             },
             {{[] { return tr("Try again"); }, [this, number = job.number] { resume(number); }}},
             true});
    }
}

void AnalysisTask::concludeStudy() {
    const StudyOrder& order = *studies_->order();
    const QString name = qtText(order.study.name);
    const QString subject = QStringLiteral("study %1\n%2").arg(name, qtText(order.store.string()));
    const auto text = [name, outcome = studies_->outcome()] {
        return tr("Study %1: %2").arg(name, outcome);
    };
    if (!studies_->hasFailed()) {
        emit settled(subject);
        emit reported(text());
        return;
    }
    emit alerted({subject,
                  text,
                  {{[] { return tr("Try again"); },
                    [this, order] {
                        if (!studies_->isRunning()) // one study at a time
                            studies_->start(order);
                    },
                    false}},
                  true});
}

// It may have been removed from the list meanwhile, or resumed there.
void AnalysisTask::resume(int number) {
    AnalysisQueue& queue = analyses_->queue();
    for (int row = 0; row < queue.rowCount(); ++row)
        if (const AnalysisJob& job = queue.job(row);
            job.number == number && job.state == AnalysisJob::State::failed)
            return queue.resume(row);
}

void AnalysisTask::connectActions(const Actions& a) {
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(a.analyseGame, &AnalysisTask::analyseOpenGame);
    on(a.engines, &AnalysisTask::showEngines);
    on(a.names, &AnalysisTask::showNames);
    on(a.studies, &AnalysisTask::showStudies);
    on(a.whyMove, &AnalysisTask::showReasons);
    on(a.report, &AnalysisTask::showReport);
    on(a.endgameTables, &AnalysisTask::showEndgameTables);
    on(a.saveChart, &AnalysisTask::saveChart);
    connect(a.flip, &QAction::toggled, bar_, &EvaluationBar::setFlipped);
}

void AnalysisTask::setStore(const std::filesystem::path& store) {
    auto* const studies = window_.findChild<StudiesDialog*>();
    if (studies != nullptr && store != store_)
        studies->close();
    store_ = store;
    evaluation_->setStore(areHidden_ ? std::filesystem::path() : store);
}

void AnalysisTask::hideEvaluations(bool hidden) {
    if (std::exchange(areHidden_, hidden) != hidden)
        setStore(store_);
}

void AnalysisTask::showEvaluation() {
    bar_->setScore(engine_->score() ? engine_->score() : evaluation_->scoreHere());
    emit bestMoveFound(engine_->bestMove());
}

// What was chosen last time.
void AnalysisTask::rememberChoices(Settings& settings) {
    apply(settings);
    engine_->chooseEngine(*settings.engine);
    engine_->chooseSecondEngine(*settings.secondEngine);
    engine_->setLines(*settings.engineLines);
    connect(engine_, &EnginePanel::choiceChanged, this, [this, &settings] {
        settings.engine.set(engine_->wantedEngine());
        settings.secondEngine.set(engine_->wantedSecondEngine());
        settings.engineLines.set(engine_->lines());
    });
    evaluation_->showBelow(*settings.chartStructures, *settings.chartClocks);
    connect(evaluation_, &EvaluationPanel::choiceChanged, this, [this, &settings] {
        settings.chartStructures.set(evaluation_->showsStructures());
        settings.chartClocks.set(evaluation_->showsClocks());
    });
    connect(analyses_, &AnalysesPanel::thoroughnessChanged, this,
            [this, &settings] { settings.thoroughness.set(analyses_->thoroughness()); });
}

void AnalysisTask::apply(const Settings& settings) {
    const BoardLook look = settings.boardLook();
    engine_->setOwnEngine({*settings.engineThreads, *settings.engineMegabytes});
    engine_->setLook(look);
    engine_->setAnimated(settings.showsMovement());
    evaluation_->setLook(look);
    report_->setLook(look);
    analyses_->setThoroughness(*settings.thoroughness);
}

void AnalysisTask::keepAnalyses(const QString& folder) {
    auto* notes = new AnalysisBackup(analyses_->queue(), folder, this);
    analyses_->queue().shareTurns(QDir(folder).filePath("analysing.lock"));
    const QString subject = QStringLiteral("analyses");
    connect(notes, &AnalysisBackup::failed, this, [this, notes, subject](const QString& reason) {
        emit alerted(
            {subject,
             [reason] { return tr("The list of analyses could not be saved: %1").arg(reason); },
             {{[] { return tr("Try again"); }, [notes] { notes->write(); }}},
             true});
    });
    connect(notes, &AnalysisBackup::saved, this, [this, subject] { emit settled(subject); });
    if (notes->found() > 0)
        emit reported(trPlural(
            "%Ln analysis from last time is not finished: choose Continue under Analyses.",
            "%Ln analyses from last time are not finished: choose Continue under Analyses.",
            notes->found()));
}

void AnalysisTask::stopEngines() {
    studies_->pause();
    analyses_->queue().close();
    engine_->dismissEngine();
}

void AnalysisTask::showReport() {
    if (!evaluation_->judgement().isAnalysed()) {
        emit reported(tr("This game has not been analysed yet: Analysis > Analyse game (F6)."));
        return;
    }
    auto* dialog = new ReportDialog(evaluation_->judgedGame(), evaluation_->judgement(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ReportDialog::moveChosen, &document_, &GameDocument::goTo);
    connect(evaluation_, &EvaluationPanel::judged, dialog, &ReportDialog::rewrite);
    // Its moves are those of this game.
    connect(&document_, &GameDocument::gameOpened, dialog, &QWidget::close);
    dialog->show();
}

void AnalysisTask::showEndgameTables() {
    const auto folder = analysis::endgame::Library::usualFolder();
    if (!folder) {
        emit reported(tr("There is no folder for endgame tables: DAMSCOPE_ENDGAMES is \"none\"."));
        return;
    }
    auto* dialog = new EndgameDialog(*folder, document_.game().variant(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &EndgameDialog::reported, this, &AnalysisTask::reported);
    dialog->show();
}

void AnalysisTask::showEngines() {
    auto* dialog = new EnginesDialog(document_.game().variant(), &window_);
    connect(dialog, &EnginesDialog::listChanged, engine_, &EnginePanel::readEngines);
    connect(dialog, &EnginesDialog::listChanged, this, &AnalysisTask::enginesChanged);
    dialog->open();
}

void AnalysisTask::showNames() {
    const auto file = db::ownNamesFile();
    if (!file)
        return;
    auto* dialog = new NamesDialog(*file, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NamesDialog::changed, evaluation_, &EvaluationPanel::findThemes);
    dialog->open();
}

void AnalysisTask::showStudies() {
    if (!hasStore())
        return;
    if (auto* open = window_.findChild<StudiesDialog*>())
        return open->raise();
    auto* dialog = new StudiesDialog(store_, document_, *studies_, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &StudiesDialog::reported, this, &AnalysisTask::reported);
    dialog->show();
}

void AnalysisTask::showReasons() {
    if (auto* open = window_.findChild<MoveReasonsDialog*>())
        return open->raise();
    auto* dialog = new MoveReasonsDialog(document_, evaluation_->judgement(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(evaluation_, &EvaluationPanel::judged, dialog, &MoveReasonsDialog::setJudgement);
    dialog->show();
}

bool AnalysisTask::hasStore() {
    if (store_.empty())
        emit reported(tr("Open a database first: evaluations are stored there."));
    return !store_.empty();
}

void AnalysisTask::analyseOpenGame() {
    if (!hasStore())
        return;
    const rules::Game& game = document_.game();
    workspace_.bringUp("evaluation");
    if (analyses_->queue().rowOf(game)) {
        emit reported(tr("This game is being analysed already."));
        return;
    }
    analyses_->queue().add({tagOr(game, "White", tr("White")) + QStringLiteral(" – ") +
                                tagOr(game, "Black", tr("Black")),
                            store_, game, analyses_->settings(), engine_->engineSettings()});
}

// It is about the open game and stands beside its chart.
void AnalysisTask::showProgress() {
    AnalysisQueue& queue = analyses_->queue();
    const auto row = queue.rowOf(document_.game());
    if (!row)
        return evaluation_->showAnalysis(std::nullopt);
    const QString done = queue.index(*row, AnalysisQueue::progressColumn).data().toString();
    evaluation_->showAnalysis(
        done.isEmpty() ? queue.index(*row, AnalysisQueue::stateColumn).data().toString() : done);
}

void AnalysisTask::stopOpenGame() {
    if (const auto row = analyses_->queue().rowOf(document_.game()))
        analyses_->queue().cancel(*row);
}

PageSubject AnalysisTask::report() const {
    return {PageSubject::Kind::report, 1, playersOf(document_.game()), [this] {
                return PageSubject::Painted(
                    [page = report_](QPagedPaintDevice& paper) { page->printOn(paper); });
            }};
}

void AnalysisTask::analyse(const std::vector<db::GameId>& games) {
    if (!hasStore())
        return;
    if (games.empty()) {
        emit reported(tr("Select games in the list first."));
        return;
    }
    workspace_.bringUp("analyses");
    analyses_->queue().add({trPlural("%Ln game", "%Ln games", static_cast<int>(games.size())),
                            store_, games, analyses_->settings(), engine_->engineSettings()});
}

void AnalysisTask::saveChart() {
    const QString name = askWhereToSave(
        &window_, {tr("Save chart"), tr("Drawings (*.svg);;Pictures (*.png);;PDF (*.pdf)")});
    if (!name.isEmpty())
        evaluation_->savePicture(name);
}

PlayTask::PlayTask(const TaskContext& context, const EndgameTables& endgames)
    : QObject(&context.window), context_(context), endgames_(endgames),
      panel_(new PlayPanel(context.document, endgames, &context.window)) {
    context_.workspace.addPanel("play", *panel_, true);
    connect(context.actions.play, &QAction::triggered, this, &PlayTask::show);
    connect(context.actions.match, &QAction::triggered, this, &PlayTask::showMatch);
}

void PlayTask::apply(const Settings& settings) {
    panel_->session().setOwnEngine({*settings.engineThreads, *settings.engineMegabytes});
    panel_->setup().setUserName(settings.ownName());
}

void PlayTask::stopEngines() {
    panel_->session().dismissEngines();
}

// The board is needed too.
void PlayTask::show() {
    context_.workspace.showBoardOr(Task::play);
    context_.workspace.bringUp("play");
    panel_->setFocus();
}

void PlayTask::playFrom(const rules::Position& position, int strength) {
    context_.workspace.show(Task::play);
    panel_->playFrom(position, position.toMove(), strength);
}

void PlayTask::playOpening(const rules::Position& position, rules::Color mine) {
    context_.workspace.show(Task::play);
    panel_->playFrom(position, mine);
}

// One match at a time: two would share the processors, and so play worse.
void PlayTask::showMatch() {
    if (auto* open = context_.window.findChild<MatchDialog*>()) {
        open->show();
        return open->raise();
    }
    if (store_.empty()) {
        emit reported(tr("Open a database first: the games are stored there."));
        return;
    }
    auto* dialog = new MatchDialog(
        {store_, context_.document.game().variant(), endgames_, *context_.settings.engineMegabytes},
        &context_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MatchDialog::storeChanged, this, &PlayTask::storeChanged);
    dialog->show();
}

} // namespace damscope::gui
