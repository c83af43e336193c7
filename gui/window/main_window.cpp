// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/main_window.hpp"

#include "db/search/query/find/find.hpp"
#include "gui/analysis/evaluation_bar.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/control/database_tools.hpp"
#include "gui/control/exporter.hpp"
#include "gui/control/game_controller.hpp"
#include "gui/control/game_merger.hpp"
#include "gui/control/importer.hpp"
#include "gui/control/new_games.hpp"
#include "gui/control/publisher.hpp"
#include "gui/control/repairs.hpp"
#include "gui/control/sources.hpp"
#include "gui/control/store_controller.hpp"
#include "gui/control/store_history.hpp"
#include "gui/control/store_tasks.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/database/problems_panel.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/game/header_dialog.hpp"
#include "gui/game/move_list.hpp"
#include "gui/importing/import_page.hpp"
#include "gui/people/player_page.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/search/search_panel.hpp"
#include "gui/settings/preferences_dialog.hpp"
#include "gui/tasks/database_tasks.hpp"
#include "gui/tasks/game_tasks.hpp"
#include "gui/tasks/home_page.hpp"
#include "gui/tasks/import_task.hpp"
#include "gui/training/exercise_side.hpp"
#include "gui/training/repertoire_side.hpp"
#include "gui/training/training_page.hpp"
#include "gui/window/commands.hpp"
#include "gui/window/help.hpp"
#include "gui/window/menus.hpp"
#include "gui/window/tool_bar.hpp"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QStatusBar>
#include <QUrl>

namespace damscope::gui {

MainWindow::MainWindow(const QString& recovery, QWidget* parent)
    : QMainWindow(parent), document_(this), actions_(new Actions(this)),
      workspace_(new Workspace(*this, *actions_)),
      menus_(new Menus(*this, *actions_, *workspace_, settings_, shared())),
      toolBar_(new ToolBar(*actions_, shared(), this)), messages_(new MessageBar(this)) {
    setAcceptDrops(true);
    QApplication::instance()->installEventFilter(this);
    protectFiles(*this);
    setSymbols(*actions_);
    addToolBar(Qt::TopToolBarArea, toolBar_);
    addToolBarBreak(Qt::TopToolBarArea);
    addToolBar(Qt::TopToolBarArea, messages_);
    addToolBar(Qt::LeftToolBarArea, new Rail(actions_->tasks(), *actions_->preferences, this));
    auto* importer = new Importer(this);
    study_ = follow(new StudyTask(context()), Subject::game);
    list_ = follow(new GamesTask(context(), *importer));
    const EndgameTables endgames = openEndgameTables();
    composeAnalysis(endgames);
    composeHome();
    composePlay(endgames, recovery);
    composeSearch();
    composePeople();
    composeStores(*importer);
    composeImport();
    composeStoreTools();
    composeGameTools();
    composeExporter();
    connectFileActions();
    connectGame();
    connectViewActions();
    applyLooks();
    emit settingsChanged(settings_);
    actions_->touchMove->setChecked(*settings_.touchMove);
    workspace_->restore(settings_);
    list_->restoreColumns(settings_);
    language_.use(*settings_.language);
    retranslate();
    study_->moves().setFocus();
    analysis_->keepAnalyses(recovery);
    games_->recover();
}

// Panels report that they are hidden, and what listens is still there.
MainWindow::~MainWindow() {
    hide();
}

// Connects what tasks and controllers have alike: messages, the open store, the settings, the end.
template <class Part> Part* MainWindow::follow(Part* part, Subject subject) {
    if constexpr (requires { &Part::reported; })
        connect(part, &Part::reported, this,
                [this, subject](const QString& text) { report(text, subject); });
    if constexpr (requires { &Part::alerted; })
        connect(part, &Part::alerted, messages_, &MessageBar::notify);
    if constexpr (requires { &Part::settled; })
        connect(part, &Part::settled, messages_, &MessageBar::retract);
    if constexpr (requires { part->setStore(std::filesystem::path()); })
        connect(this, &MainWindow::storeShown, part, &Part::setStore);
    if constexpr (requires { part->apply(settings_); })
        connect(this, &MainWindow::settingsChanged, part, &Part::apply);
    if constexpr (requires { part->stopEngines(); })
        connect(this, &MainWindow::closing, part, &Part::stopEngines);
    return part;
}

TaskContext MainWindow::context() {
    return {*workspace_, document_, *actions_, settings_, *this};
}

Shared MainWindow::shared() {
    return {[this] { return exporter_->sharedGame(); }, [this] { return exporter_->sharesBoard(); },
            [this] { return exporter_->sharedPage(); }, [this] { exporter_->exportPage(); },
            [this] { return exporter_->sharedCopy(); }, [this] { exporter_->copyGames(); }};
}

void MainWindow::composeAnalysis(const EndgameTables& endgames) {
    analysis_ = follow(new AnalysisTask(context(), endgames));
    study_->panel().setBeside(analysis_->evaluationBar());
    connect(
        analysis_, &AnalysisTask::judged, this,
        [this](const rules::Game& /*game*/, const analysis::GameJudgement& judgement,
               const VariationScores& marks) { study_->moves().setJudgement(judgement, marks); });
    connect(analysis_, &AnalysisTask::bestMoveFound, &study_->board(), &BoardWidget::setBest);
    connect(analysis_, &AnalysisTask::themesFound, study_, &StudyTask::setThemes);
    connect(actions_->analyseSelected, &QAction::triggered, this,
            [this] { analysis_->analyse(list_->games().selectedGames()); });
    connect(&list_->games(), &GamesPanel::analyseWanted, this,
            [this] { analysis_->analyse(list_->games().chosenGames()); });
}

void MainWindow::composeHome() {
    const Actions& a = *actions_;
    home_ = follow(new HomePage(
        {a.goStudy, a.newGame, a.importFiles, a.goPlay, a.goTraining, a.openStore, a.newStore},
        settings_, this));
    workspace_->addPage({Task::home}, *new Scrolled(*home_, this), {home_, nullptr, true},
                        Workspace::Entry::always);
    connect(home_, &HomePage::gameChosen, this, &MainWindow::openGame);
}

void MainWindow::composePlay(const EndgameTables& endgames, const QString& recovery) {
    auto* play = follow(new PlayTask(context(), endgames));
    games_ = follow(new GameController(document_, play->panel().session(), recovery, *this),
                    Subject::game);
    new PlayControl(document_, *games_, play->panel(), study_->panel(), *actions_->flip,
                    settings_); // owned by games_
    connect(analysis_, &AnalysisTask::enginesChanged, &play->panel(), &PlayPanel::readEngines);
    const PlaySession& session = play->panel().session();
    connect(&session, &PlaySession::changed, analysis_, [this, &session] {
        analysis_->hideEvaluations(session.isPlaying() && session.hasEngine());
    });
    connect(play, &PlayTask::storeChanged, &list_->games(), &GamesPanel::refresh);
    connect(play, &PlayTask::storeChanged, &list_->games(), &GamesPanel::refreshCollections);
    composeTraining(*follow(new TrainingPage(endgames, settings_, this)), *play);
}

void MainWindow::composeTraining(TrainingPage& training, PlayTask& play) {
    workspace_->addPage({Task::training}, training, {&training, &training.board(), true},
                        Workspace::Entry::always);
    const ExerciseSide& exercises = training.exercises();
    workspace_->setSubject({Task::training}, [&training] { return training.subject(); });
    connect(&exercises, &ExerciseSide::dueChanged, workspace_, &Workspace::subjectChanged);
    connect(&training.exercises().trainer(), &Trainer::changed, workspace_,
            &Workspace::subjectChanged);
    connect(&exercises, &ExerciseSide::dueChanged, home_, &HomePage::setTraining);
    connect(&exercises, &ExerciseSide::playWanted, &play, &PlayTask::playFrom);
    connect(&exercises, &ExerciseSide::gameWanted, this, &MainWindow::openPlace);
    connect(&study_->moves(), &MoveList::trainWanted, this, [this, &training](rules::NodeId error) {
        const rules::Game& game = document_.game();
        const auto before = game.position(game.node(error).parent);
        if (!games_->openedGame() || document_.isChanged())
            return report(tr("Save the game first: exercises are made of stored games."),
                          Subject::game);
        workspace_->show(Task::training);
        training.showOpenings(false);
        if (before)
            training.exercises().trainer().ask(*games_->openedGame(), *before);
    });
    connect(actions_->focusBoard, &QAction::triggered, this, [this, &training] {
        if (training.isVisible())
            training.board().setFocus(Qt::ShortcutFocusReason);
        else
            study_->focusBoard();
    });
}

void MainWindow::composeSearch() {
    auto* search = follow(new SearchTask(context()));
    connect(&search->panel().found(), &HitList::placeChosen, this,
            [this](const db::query::Hit& hit) {
                if (games_->isOpen(hit.game) || games_->open(hit.game))
                    document_.goTo(placeOf(document_.game(), hit));
            });
    connect(&search->panel(), &SearchPanel::arrowsWanted, &study_->board(),
            &BoardWidget::setArrows);
    connect(&search->panel(), &SearchPanel::listWanted, list_, &GamesTask::list);
    for (const auto again : {&GamesPanel::refreshCollections, &GamesPanel::refresh})
        connect(&search->panel().found(), &HitList::collectionsChanged, &list_->games(), again);
    connect(search, &SearchTask::filterWanted, &list_->games(), &GamesPanel::filter);
    connect(&list_->games(), &GamesPanel::filterChanged, search, &SearchTask::setFilter);
    connect(menus_, &Menus::bookmarksWanted, search, &SearchTask::fillBookmarks);
}

void MainWindow::composePeople() {
    auto* people = follow(new PeopleTask(context()));
    const GamesPanel& list = list_->games();
    connect(&list, &GamesPanel::playerWanted, people, &PeopleTask::showPlayer);
    connect(&list, &GamesPanel::eventWanted, people, &PeopleTask::showEvent);
    connect(&list, &GamesPanel::filterChanged, people, &PeopleTask::refresh);
    connect(&study_->panel(), &BoardPanel::playerClicked, people, &PeopleTask::showPlayer);
    connect(people, &PeopleTask::gameChosen, this, &MainWindow::openGame);
    connect(&people->player(), &PlayerPage::placeChosen, this, &MainWindow::openPlace);
    connect(people, &PeopleTask::gamesWanted, list_, &GamesTask::list);
    connect(&people->player(), &PlayerPage::repertoireChanged, &list_->games(),
            &GamesPanel::refreshCollections);
    connectTraining(*people, *findChild<TrainingPage*>());
    connect(people, &PeopleTask::storeChanged, list_, &GamesTask::listAgain);
    connect(people, &PeopleTask::storeChanged, games_, &GameController::readAgain);
    connectCommands(*people);
}

// A player's page leads to the exercises and to the repertoire.
void MainWindow::connectTraining(PeopleTask& people, TrainingPage& training) {
    connect(&people.player(), &PlayerPage::exerciseWanted, this,
            [this, &training](db::GameId game, const rules::Position& position) {
                workspace_->show(Task::training);
                training.showOpenings(false);
                training.exercises().trainer().ask(game, position);
            });
    connect(&people.player(), &PlayerPage::repertoireWanted, this,
            [this, &training](rules::Color mine) {
                workspace_->show(Task::training);
                training.showRepertoire(mine);
            });
    connect(&people.player(), &PlayerPage::playWanted, findChild<PlayTask*>(),
            &PlayTask::playOpening);
    connect(&people.player(), &PlayerPage::repertoireChanged, &training.repertoire(),
            &RepertoireSide::refresh);
    connect(&training.repertoire(), &RepertoireSide::repertoireChanged, &list_->games(),
            &GamesPanel::refreshCollections);
    connect(&training.repertoire(), &RepertoireSide::sheetChanged, workspace_,
            &Workspace::subjectChanged);
}

void MainWindow::openPlace(db::GameId game, int ply) {
    if (games_->openAt(game, ply))
        workspace_->show(Task::study);
}

void MainWindow::openGame(db::GameId game) {
    games_->open(game);
    workspace_->show(Task::study);
}

// Work in progress is reported until it has ended.
void MainWindow::report(const QString& text, Subject subject) {
    constexpr int shownFor = 15000;
    reported_ = subject;
    statusBar()->showMessage(text, text.endsWith(QStringLiteral("…")) ? 0 : shownFor);
}

void MainWindow::forget(Subject subject) {
    if (reported_ == subject)
        statusBar()->clearMessage();
}

void MainWindow::composeStores(Importer& importer) {
    setStatusBar(new StatusBar(this));
    statusBar()->addPermanentWidget(follow(&importer));
    connect(this, &MainWindow::closing, &importer, &Importer::cancel);
    stores_ = follow(new StoreController(*games_, importer, settings_, *this));
    connect(stores_, &StoreController::opened, this, [this] { forget(Subject::store); });
    connect(stores_, &StoreController::opened, this, &MainWindow::showStore);
    connect(stores_, &StoreController::copyWanted, actions_->saveCopy, &QAction::trigger);
    connect(stores_, &StoreController::imported, this, [this](const ImportOutcome& outcome) {
        list_->games().filter(outcome.filter);
        if (outcome.summary.stored > 0)
            games_->awaitFirst();
    });
    const auto open = [this](const QString& file) { stores_->open(file.toStdString()); };
    connect(menus_, &Menus::storeChosen, this, open);
    connect(home_, &HomePage::storeChosen, this, open);
    auto* line = new StoreLine(list_->games(), *statusBar());
    connect(this, &MainWindow::storeShown, line, [this, line] { line->setStore(stores_->name()); });
}

void MainWindow::composeImport() {
    import_ = follow(new ImportTask(context()));
    ImportPage& page = import_->page();
    connect(stores_, &StoreController::imported, import_, [this](const ImportOutcome& outcome) {
        if (!stores_->isViewing())
            import_->conclude(outcome);
    });
    connect(&page, &ImportPage::gamesWanted, list_, &GamesTask::list);
    connect(&page, &ImportPage::storeChanged, list_, &GamesTask::refresh);
    connect(&page, &ImportPage::storeChanged, games_, &GameController::followStore);
}

void MainWindow::showStore() {
    const std::filesystem::path& store = stores_->store();
    emit storeShown(store);
    actions_->keepGames->setEnabled(stores_->isViewing());
    actions_->closeStore->setEnabled(!store.empty());
    showTitle();
}

namespace {

void on(const QAction* action, auto* receiver, auto slot) {
    QObject::connect(action, &QAction::triggered, receiver,
                     [receiver, slot] { (receiver->*slot)(); });
}

} // namespace

// What changes the games of the database, or reports that they changed.
void MainWindow::composeStoreTools() {
    const Actions& a = *actions_;
    GamesPanel& list = list_->games();
    auto* deletions = follow(new Deletions(*this));
    connect(deletions, &Deletions::storeChanged, &list, &GamesPanel::refresh);
    connect(&list, &GamesPanel::deleteWanted, deletions, &Deletions::deleteGames);
    connect(&list, &GamesPanel::deleteListWanted, deletions, &Deletions::deleteList);
    on(a.bringBackGames, deletions, &Deletions::undoLast);
    auto* history = follow(new StoreHistory(*a.undoChange, *a.redoChange, *this));
    connect(history, &StoreHistory::storeChanged, deletions, &Deletions::storeChanged);
    connect(history, &StoreHistory::storeChanged, &list, &GamesPanel::refreshCollections);
    connect(history, &StoreHistory::storeChanged, games_, &GameController::followStore);
    connect(history, &StoreHistory::gameChosen, this, &MainWindow::openGame);
    connect(history, &StoreHistory::storeChanged, &import_->page(), &ImportPage::refresh);
    connect(history, &StoreHistory::importChosen, import_, &ImportTask::open);
    connect(&import_->page(), &ImportPage::undoWanted, history,
            qOverload<qint64>(&StoreHistory::undo));
    connect(&import_->page(), &ImportPage::redoWanted, history,
            qOverload<qint64>(&StoreHistory::redo));
    on(a.deletedGames, deletions, &Deletions::showAll);
    on(a.history, history, &StoreHistory::showAll);
    auto* sources = follow(new Sources(*this));
    connect(sources, &Sources::storeChanged, list_, &GamesTask::listAgain);
    connect(sources, &Sources::storeChanged, games_, &GameController::readAgain);
    connect(sources, &Sources::deletionWanted, deletions, &Deletions::deleteSource);
    connect(deletions, &Deletions::storeChanged, sources, &Sources::refresh);
    on(a.sources, sources, &Sources::show);
    auto* tools = follow(new DatabaseTools(*this));
    connect(tools, &DatabaseTools::storeChanged, &list, &GamesPanel::refresh);
    connect(tools, &DatabaseTools::gameChosen, games_, &GameController::open);
    connect(&list, &GamesPanel::filterChanged, tools, &DatabaseTools::setFilter);
    connect(stores_, &StoreController::imported, tools, [this, tools] {
        if (*settings_.searchImported)
            tools->searchThemes();
    });
    on(a.checkStore, tools, &DatabaseTools::check);
    on(a.duplicates, tools, &DatabaseTools::findDuplicates);
    on(a.updateIndex, tools, &DatabaseTools::updateIndex);
    on(a.rebuildIndex, tools, &DatabaseTools::rebuildIndex);
    on(a.searchThemes, tools, &DatabaseTools::searchThemes);
    auto* tasks = follow(new StoreTasks(*this));
    on(a.saveCopy, tasks, &StoreTasks::saveCopy);
    on(a.properties, tasks, &StoreTasks::showProperties);
    on(a.restoreStore, follow(new Restoring(*stores_, *this)), &Restoring::askForCopy);
}

// What changes games, or begins new ones.
void MainWindow::composeGameTools() {
    const Actions& a = *actions_;
    GamesPanel& list = list_->games();
    auto* header = follow(new HeaderEditor(document_, *games_, *this), Subject::game);
    header->setOwnName([this] { return settings_.ownName(); });
    connect(header, &HeaderEditor::gameBegun, a.focusBoard, &QAction::trigger);
    connect(games_, &GameController::headerWanted, header, &HeaderEditor::edit);
    on(a.newGame, header, &HeaderEditor::newGame);
    on(a.editHeader, header, &HeaderEditor::edit);
    auto* newGames = follow(new NewGames(document_, *games_, settings_, *this), Subject::game);
    connect(newGames, &NewGames::importWanted, stores_, &StoreController::takeText);
    on(a.paste, newGames, &NewGames::paste);
    on(a.editPosition, newGames, &NewGames::editPosition);
    auto* repairs =
        follow(new Repairs(document_, *games_, list_->problems().model(), *a.takeRepairBack, *this),
               Subject::game);
    repairs->connectPanel(list_->problems());
    connect(repairs, &Repairs::storeChanged, &list, &GamesPanel::refresh);
    connect(repairs, &Repairs::storeChanged, &import_->page(), &ImportPage::refresh);
    const auto mayChange = [repairs](db::GameId game) { return repairs->mayChange(game); };
    import_->page().setGuard(mayChange);
    findChild<PeopleTask*>()->setGuard(mayChange);
    connect(&import_->page(), &ImportPage::problemWanted, this,
            [this, repairs](const db::ImportProblem& problem) {
                repairs->openGame(problem);
                workspace_->show(Task::study);
            });
    auto* merger = follow(new GameMerger(document_, this), Subject::game);
    connect(&list, &GamesPanel::mergeWanted, merger, [this, merger](std::vector<db::GameId> games) {
        if (games_->openedGame())
            std::erase(games, *games_->openedGame());
        merger->merge(games);
    });
    connect(merger, &GameMerger::merged, this, [this] { workspace_->show(Task::study); });
    auto* annotator = follow(new Annotator(document_, *games_, *this), Subject::game);
    connect(annotator, &Annotator::storeChanged, &list, &GamesPanel::refresh);
    connect(a.annotate, &QAction::triggered, annotator, [&list, annotator] {
        annotator->annotate(list.selectedGames(), list.model().games());
    });
}

void MainWindow::composeExporter() {
    const Actions& a = *actions_;
    exporter_ = follow(new Exporter(
        document_, study_->board(), a, [this] { return workspace_->subject(); }, *this));
    workspace_->setSubject({Task::home, Task::study, Task::openings, Task::play},
                           [this] { return exporter_->openGame(); });
    const GamesPanel& list = list_->games();
    SearchPanel& search = findChild<SearchTask*>()->panel();
    auto& people = *findChild<PeopleTask*>();
    connect(workspace_, &Workspace::subjectChanged, exporter_, &Exporter::followSubject);
    connect(&list, &GamesPanel::exportWanted, exporter_, &Exporter::exportGames);
    connect(&list, &GamesPanel::notFound, exporter_, &Exporter::stopWaiting);
    connect(&search.found(), &HitList::exportWanted, exporter_, &Exporter::exportGames);
    connect(&search, &SearchPanel::searchGivenUp, exporter_, &Exporter::stopWaiting);
    connect(&people, &PeopleTask::exportWanted, exporter_, &Exporter::exportSubject);
    connect(analysis_, &AnalysisTask::themesFound, exporter_, &Exporter::setThemes);
    auto* publisher = follow(new Publisher(*this));
    connect(&list_->games(), &GamesPanel::filterChanged, publisher,
            [this, publisher](const db::Filter& filter) {
                publisher->setFilter(filter, list_->games().filterText());
            });
    connect(a.publish, &QAction::triggered, publisher,
            [publisher, &people] { publisher->ask(people.shownEvent()); });
}

// The open game, and the list that it is from.
void MainWindow::connectGame() {
    GamesPanel& list = list_->games();
    connect(&list, &GamesPanel::gameChosen, games_, &GameController::open);
    connect(&list, &GamesPanel::counted, this, &MainWindow::showHeading);
    connect(list_, &GamesTask::neighbourChosen, games_, &GameController::open);
    connect(&list.model(), &QAbstractItemModel::modelReset, this, [this] {
        if (const auto first = list_->games().model().gameAt(0))
            games_->openFirst(*first, settings_.recentGamesOf(qtText(stores_->store().string())));
    });
    connect(games_, &GameController::storeChanged, list_, &GamesTask::refresh);
    connect(games_, &GameController::storeChanged, &import_->page(), &ImportPage::refresh);
    connect(games_, &GameController::collectionsChanged, &list, &GamesPanel::refreshCollections);
    connect(games_, &GameController::placeChanged, this, &MainWindow::showTitle);
    connect(games_, &GameController::sightWanted, actions_->goStudy, &QAction::trigger);
    connect(&document_, &GameDocument::gameOpened, this, [this] { forget(Subject::game); });
    connect(&document_, &GameDocument::gameChanged, this, &MainWindow::showTitle);
    connect(&document_, &GameDocument::savedStateChanged, this, &MainWindow::showHeading);
}

void MainWindow::connectFileActions() {
    const Actions& a = *actions_;
    on(a.newStore, stores_, &StoreController::askForNew);
    on(a.openStore, stores_, &StoreController::askAndOpen);
    on(a.closeStore, stores_, &StoreController::close);
    on(a.importFiles, stores_, &StoreController::askForFilesToImport);
    on(a.importFolder, stores_, &StoreController::askForFolderToImport);
    on(a.importOnline, stores_, &StoreController::askWhatToFetch);
    on(a.importHow, stores_, &StoreController::askHowToImport);
    on(a.viewFiles, stores_, &StoreController::askForFilesToView);
    on(a.recoverGames, stores_, &StoreController::askForFileToRecover);
    on(a.keepGames, stores_, &StoreController::keep);
    on(a.saveGame, games_, &GameController::save);
    on(a.saveGameAs, games_, &GameController::saveAs);
    on(a.quit, this, &QWidget::close);
    a.keepGames->setEnabled(false);
    a.closeStore->setEnabled(false);
}

void MainWindow::connectViewActions() {
    const Actions& a = *actions_;
    connect(a.touchMove, &QAction::triggered, this, [this](bool wanted) {
        settings_.touchMove.set(wanted);
        emit settingsChanged(settings_);
    });
    connect(a.shortcuts, &QAction::triggered, this, [this] { showShortcuts(*actions_, *this); });
    connect(a.manual, &QAction::triggered, this, [this] { showManual(documents_, *this); });
    connect(a.rulesPages, &QAction::triggered, this,
            [this] { showRules(document_.game().variant(), *this); });
    connect(a.about, &QAction::triggered, this, [this] { showAbout(*this); });
    connect(a.preferences, &QAction::triggered, this, [this] { showPreferences(); });
    connect(menus_, &Menus::languageChosen, this, &MainWindow::useLanguage);
    connect(menus_, &Menus::looksChanged, this, [this] { emit settingsChanged(settings_); });
    connect(menus_, &Menus::appearanceChosen, this, &MainWindow::useAppearance);
}

void MainWindow::showTitle() {
    list_->setOpenGame(games_->openedGame());
    home_->setGame(document_.game(), document_.current(), study_->board().diagram());
    home_->setOpenGame(games_->openedGame());
    setWindowTitle(windowTitleOf(document_.game(), stores_->name()));
    showHeading();
}

// "Jansen 1230 – Pieters 1198  2-0", and "Club · round 4 · 3 January 1998 · game 131 of 2,798 ·
// saved".
void MainWindow::showHeading() {
    const rules::Game& game = document_.game();
    QStringList facts{headerOf(game)};
    if (const QString place = list_->placeOfOpenGame(); !place.isEmpty())
        facts << place;
    if (document_.isChanged())
        facts << tr("not saved");
    else if (games_->openedGame())
        facts << tr("saved");
    const bool isOver = game.result != rules::GameResult::unknown;
    toolBar_->setGame({ratedPlayersOf(game),
                       isOver ? resultText(game.variant(), game.result) : QString(),
                       facts.join(QStringLiteral(" · "))});
    setWindowModified(document_.isChanged());
}

void MainWindow::showPreferences(const QString& setting) {
    if (auto* open = findChild<PreferencesDialog*>()) {
        open->raise();
        open->activateWindow();
        return open->showField(setting);
    }
    auto* dialog = new PreferencesDialog(settings_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::settingChanged, this, [this] {
        applyLooks();
        emit settingsChanged(settings_);
        actions_->touchMove->setChecked(*settings_.touchMove);
        menus_->compose(); // which shows some of the choices
    });
    connect(dialog, &PreferencesDialog::wordsChanged, this, [this] {
        applyLooks();
        language_.use(*settings_.language);
    });
    connect(dialog, &PreferencesDialog::layoutResetWanted, workspace_, &Workspace::reset);
    dialog->show();
    dialog->showField(setting);
}

void MainWindow::connectCommands(PeopleTask& people) {
    auto* commands = follow(new Commands(*actions_, settings_, *this));
    connect(actions_->commands, &QAction::triggered, commands, &Commands::show);
    connect(commands, &Commands::storeWanted, this,
            [this](const QString& file) { stores_->open(file.toStdString()); });
    connect(commands, &Commands::gamesWanted, list_, &GamesTask::list);
    connect(commands, &Commands::playersWanted, &people,
            [&people](const QString& text) { people.find(Task::players, text); });
    connect(commands, &Commands::eventsWanted, &people,
            [&people](const QString& text) { people.find(Task::events, text); });
    connect(commands, &Commands::playerWanted, &people, &PeopleTask::showPlayer);
    connect(commands, &Commands::gameWanted, this, &MainWindow::openGame);
    connect(commands, &Commands::settingWanted, this, &MainWindow::showPreferences);
}

void MainWindow::applyLooks() {
    applyAppearance(*settings_.appearance);
    applyFont(*settings_.fontFamily, *settings_.fontSize);
    showResultsAs(*settings_.results);
}

void MainWindow::showHome() {
    workspace_->show(Task::home);
}

void MainWindow::useLanguage(const QString& code) {
    settings_.language.set(code);
    language_.use(code);
}

void MainWindow::useAppearance(Appearance appearance) {
    settings_.appearance.set(appearance);
    applyAppearance(appearance);
}

void MainWindow::reduceMotion() {
    settings_.isMotionReduced = true;
    emit settingsChanged(settings_);
}

void MainWindow::retranslate() {
    actions_->retranslate();
    workspace_->retranslate();
    menus_->compose();
    showTitle();
    exporter_->followSubject();
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::ThemeChange) // the desktop is light or dark now
        applyAppearance(*settings_.appearance);
    return QMainWindow::event(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!games_->mayLeave())
        return event->ignore();
    if (games_->isSaving()) { // the window closes when the game is saved
        games_->afterSaving([this] { close(); });
        return event->ignore();
    }
    emit closing();
    workspace_->save(settings_);
    settings_.writer->waitForDone();
    document_.markSaved();
    games_->flush();
    event->accept();
}

bool MainWindow::focusNextPrevChild(bool next) {
    workspace_->focusNext(next);
    return true;
}

// Files are imported wherever they are dropped: a field would take their names as its text.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if ((type != QEvent::DragEnter && type != QEvent::DragMove) || watched == this)
        return QMainWindow::eventFilter(watched, event);
    const auto* widget = qobject_cast<QWidget*>(watched);
    auto* drag = static_cast<QDragMoveEvent*>(event);
    if (widget == nullptr || widget->window() != this || !drag->mimeData()->hasUrls())
        return QMainWindow::eventFilter(watched, event);
    drag->ignore(); // the next one around it is asked
    return true;
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    stores_->take(paths);
}

} // namespace damscope::gui
