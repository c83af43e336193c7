// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/main_window.hpp"

#include "db/query/find/find.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/text.hpp"
#include "gui/control/database_tools.hpp"
#include "gui/control/exporter.hpp"
#include "gui/control/game_keeper.hpp"
#include "gui/control/header_editor.hpp"
#include "gui/control/importer.hpp"
#include "gui/control/new_games.hpp"
#include "gui/control/repairs.hpp"
#include "gui/control/sources.hpp"
#include "gui/control/store_keeper.hpp"
#include "gui/control/store_tasks.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/database/problems_panel.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/game/header_dialog.hpp"
#include "gui/look/sizes.hpp"
#include "gui/openings/openings_panel.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/search/search_panel.hpp"
#include "gui/settings/preferences_dialog.hpp"
#include "gui/tasks/workspace.hpp"
#include "gui/window/about.hpp"
#include "gui/window/analysis_docks.hpp"
#include "gui/window/commands.hpp"
#include "gui/window/manual_window.hpp"
#include "gui/window/menus.hpp"
#include "gui/window/panels.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/meaning/game_outcome.hpp"

#include <QAction>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QStatusBar>
#include <QUrl>

namespace damscope::gui {

MainWindow::MainWindow(const QString& recovery, QWidget* parent)
    : QMainWindow(parent), document_(this), actions_(new Actions(this)),
      panels_(new Panels(*this, document_, *actions_)),
      menus_(new Menus(*this, *actions_, *panels_, settings_)),
      games_(new GameKeeper(document_, panels_->analysis().play().session(), recovery, *this)),
      importer_(new Importer(this)),
      stores_(new StoreKeeper(*games_, *importer_, settings_, *this)),
      repairs_(new Repairs(document_, *games_, panels_->problems().model(), *this)),
      exporter_(new Exporter(document_,
                             {[this] {
                                  return PaperStyle{*settings_.board, *settings_.numbering,
                                                    panels_->board().board().isFlipped()};
                              },
                              [this] { return panels_->board().board().diagram(); }},
                             *this)),
      header_(new HeaderEditor(document_, *games_, *this)),
      newGames_(new NewGames(document_, *games_, settings_, *this)),
      deletions_(new Deletions(*this)), tasks_(new StoreTasks(*this)),
      restoring_(new Restoring(*stores_, *this)), tools_(new DatabaseTools(*this)),
      sources_(new Sources(*this)), annotator_(new Annotator(document_, *games_, *this)),
      commands_(new Commands(*actions_, settings_, *this)),
      storedProblems_(new StoredProblems(panels_->problems().model(), *importer_, this)) {
    setAcceptDrops(true);
    protectFiles(*this);
    new PlayControl(document_, *games_, panels_->analysis().play(), panels_->board(),
                    *actions_->flip, settings_); // owned by games_
    header_->setOwnName([this] { return settings_.ownName(); });
    statusBar()->addPermanentWidget(importer_);
    connectReports();
    connectStores();
    connectGames();
    connectSearch();
    connectTraining(panels_->training(), *games_, document_, panels_->analysis().play(),
                    *actions_->goStudy, *actions_->goPlay);
    connectProblems();
    connectFileActions();
    connectGameActions();
    connectViewActions();
    connectCommands();
    applyLooks();
    restoreLayout();
    language_.use(*settings_.language);
    retranslate();
    panels_->focusMoves();
    panels_->analysis().keepAnalyses(recovery);
    games_->recover();
}

MainWindow::~MainWindow() = default;

void MainWindow::connectReports() {
    const auto about = [this](Subject subject, auto* sender, auto signal) {
        connect(sender, signal, this,
                [this, subject](const QString& text) { report(text, subject); });
    };
    about(Subject::store, panels_, &Panels::reported);
    about(Subject::game, games_, &GameKeeper::reported);
    about(Subject::store, importer_, &Importer::reported);
    about(Subject::store, stores_, &StoreKeeper::reported);
    about(Subject::game, repairs_, &Repairs::reported);
    about(Subject::store, exporter_, &Exporter::reported);
    about(Subject::game, header_, &HeaderEditor::reported);
    about(Subject::game, newGames_, &NewGames::reported);
    about(Subject::store, deletions_, &Deletions::reported);
    about(Subject::store, tasks_, &StoreTasks::reported);
    about(Subject::store, restoring_, &Restoring::reported);
    about(Subject::store, tools_, &DatabaseTools::reported);
    about(Subject::store, sources_, &Sources::reported);
    about(Subject::game, annotator_, &Annotator::reported);
    about(Subject::store, storedProblems_, &StoredProblems::reported);
    connect(newGames_, &NewGames::importWanted, stores_, &StoreKeeper::takeText);
    connect(&document_, &GameDocument::gameOpened, this, [this] { forget(Subject::game); });
    connect(stores_, &StoreKeeper::opened, this, [this] { forget(Subject::store); });
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

void MainWindow::connectStores() {
    connect(stores_, &StoreKeeper::opened, this, &MainWindow::showStore);
    connect(stores_, &StoreKeeper::imported, this, [this](const ImportOutcome& outcome) {
        panels_->games().filter(outcome.filter);
        if (outcome.summary.stored > 0)
            games_->awaitFirst();
        if (*settings_.searchImported)
            tools_->searchThemes();
    });
    const auto open = [this](const QString& file) { stores_->open(file.toStdString()); };
    connect(menus_, &Menus::storeChosen, this, open);
    connect(panels_, &Panels::storeChosen, this, open);
}

void MainWindow::showStore() {
    const std::filesystem::path& store = stores_->store();
    panels_->setStore(store, stores_->name());
    repairs_->setStore(store);
    exporter_->setStore(store);
    header_->setStore(store);
    deletions_->setStore(store);
    tasks_->setStore(store);
    tools_->setStore(store);
    sources_->setStore(store);
    annotator_->setStore(store);
    storedProblems_->setStore(store);
    commands_->setStore(store);
    actions_->keepGames->setEnabled(stores_->isLooking());
    actions_->closeStore->setEnabled(!store.empty());
    showTitle();
}

void MainWindow::connectGames() {
    GamesPanel& list = panels_->games();
    connect(&list, &GamesPanel::gameChosen, games_, &GameKeeper::open);
    connect(panels_, &Panels::gameChosen, games_, &GameKeeper::open);
    connect(panels_, &Panels::storeChanged, this, &MainWindow::showRereadGames);
    connect(&list, &GamesPanel::exportWanted, exporter_, &Exporter::exportGames);
    connect(&list.model(), &QAbstractItemModel::modelReset, this, [this] {
        if (const auto first = panels_->games().model().gameAt(0))
            games_->openFirst(*first, settings_.recentGamesOf(qtText(stores_->store().string())));
    });
    connect(games_, &GameKeeper::storeChanged, &list, &GamesPanel::refresh);
    connect(&panels_->analysis(), &AnalysisDocks::storeChanged, &list, &GamesPanel::refresh);
    connect(&panels_->analysis(), &AnalysisDocks::storeChanged, &list,
            &GamesPanel::refreshCollections);
    connect(games_, &GameKeeper::collectionsChanged, &list, &GamesPanel::refreshCollections);
    connect(deletions_, &Deletions::storeChanged, &list, &GamesPanel::refresh);
    connect(sources_, &Sources::storeChanged, this, &MainWindow::showRereadGames);
    connect(sources_, &Sources::deletionWanted, deletions_, &Deletions::deleteSource);
    connect(deletions_, &Deletions::storeChanged, sources_, &Sources::refresh);
    connect(tools_, &DatabaseTools::storeChanged, &list, &GamesPanel::refresh);
    connect(tools_, &DatabaseTools::gameChosen, games_, &GameKeeper::open);
    connect(annotator_, &Annotator::storeChanged, &list, &GamesPanel::refresh);
    connect(&list, &GamesPanel::filterChanged, tools_, &DatabaseTools::setFilter);
    connect(&list, &GamesPanel::deleteWanted, deletions_, &Deletions::deleteGames);
    connect(&list, &GamesPanel::deleteListWanted, deletions_, &Deletions::deleteList);
    connect(games_, &GameKeeper::headerWanted, header_, &HeaderEditor::edit);
    connect(games_, &GameKeeper::placeChanged, this, &MainWindow::showTitle);
    connect(&document_, &GameDocument::gameChanged, this, &MainWindow::showTitle);
    connect(&document_, &GameDocument::savedStateChanged, this, &MainWindow::showUndo);
    connect(&document_.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::showUndo);
}

// The open game may be read otherwise now.
void MainWindow::showRereadGames() {
    panels_->games().refresh();
    storedProblems_->listAgain();
    if (const auto open = games_->openedGame(); open && !document_.isChanged())
        games_->open(*open);
}

void MainWindow::connectSearch() {
    connect(&panels_->search(), &SearchPanel::placeChosen, this, [this](const db::query::Hit& hit) {
        if (games_->isOpen(hit.game) || games_->open(hit.game))
            document_.goTo(placeOf(document_.game(), hit));
    });
}

void MainWindow::connectProblems() {
    ProblemsPanel& panel = panels_->problems();
    ProblemModel& model = panel.model();
    connect(importer_, &Importer::problemsMet, &model, &ProblemModel::add);
    connect(&panel, &ProblemsPanel::openWanted, this,
            [this, &model](int row) { repairs_->openGame(model.problem(row)); });
    connect(&panel, &ProblemsPanel::repairWanted, this,
            [this, &model](int row) { repairs_->repair(model.problem(row)); });
    connect(&panel, &ProblemsPanel::undoWanted, this,
            [this, &model](int row) { repairs_->takeBack(model.mended(row).value()); });
    connect(repairs_, &Repairs::storeChanged, &panels_->games(), &GamesPanel::refresh);
}

void MainWindow::connectFileActions() {
    const Actions& a = *actions_;
    const auto on = [](QAction* action, auto* receiver, auto slot) {
        connect(action, &QAction::triggered, receiver, [receiver, slot] { (receiver->*slot)(); });
    };
    on(a.newStore, stores_, &StoreKeeper::askForNew);
    on(a.openStore, stores_, &StoreKeeper::askAndOpen);
    on(a.closeStore, stores_, &StoreKeeper::close);
    on(a.importFiles, stores_, &StoreKeeper::askForFilesToImport);
    on(a.importFolder, stores_, &StoreKeeper::askForFolderToImport);
    on(a.importHow, stores_, &StoreKeeper::askHowToImport);
    on(a.viewFiles, stores_, &StoreKeeper::askForFilesToView);
    on(a.restoreStore, restoring_, &Restoring::askForCopy);
    on(a.recoverGames, stores_, &StoreKeeper::askForFileToRecover);
    on(a.checkStore, tools_, &DatabaseTools::check);
    on(a.duplicates, tools_, &DatabaseTools::findDuplicates);
    on(a.updateIndex, tools_, &DatabaseTools::updateIndex);
    on(a.rebuildIndex, tools_, &DatabaseTools::rebuildIndex);
    on(a.searchThemes, tools_, &DatabaseTools::searchThemes);
    on(a.saveCopy, tasks_, &StoreTasks::saveCopy);
    on(a.properties, tasks_, &StoreTasks::showProperties);
    on(a.sources, sources_, &Sources::show);
    on(a.bringBackGames, deletions_, &Deletions::undoLast);
    on(a.deletedGames, deletions_, &Deletions::showAll);
    on(a.keepGames, stores_, &StoreKeeper::keep);
    on(a.saveGame, games_, &GameKeeper::save);
    on(a.saveGameAs, games_, &GameKeeper::saveAs);
    on(a.exportGame, exporter_, &Exporter::exportOpenGame);
    on(a.print, exporter_, &Exporter::printGame);
    on(a.saveDiagram, exporter_, &Exporter::saveDiagram);
    on(a.copyDiagram, exporter_, &Exporter::copyDiagram);
    on(a.copyPosition, exporter_, &Exporter::copyPosition);
    on(a.copyGame, exporter_, &Exporter::copyGame);
    on(a.copyLine, exporter_, &Exporter::copyLine);
    on(a.paste, newGames_, &NewGames::paste);
    on(a.quit, this, &QWidget::close);
    a.keepGames->setEnabled(false);
    a.closeStore->setEnabled(false);
}

// Navigation of the open game, and actions on it.
void MainWindow::connectGameActions() {
    const Actions& a = *actions_;
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
    connect(a.diagramHere, &QAction::triggered, this,
            [this] { document_.toggleNag(parser::diagramNag); });
    connect(a.takeRepairBack, &QAction::triggered, repairs_, &Repairs::takeBackOpen);
    connect(a.newGame, &QAction::triggered, header_, &HeaderEditor::newGame);
    connect(a.editHeader, &QAction::triggered, header_, &HeaderEditor::edit);
    connect(header_, &HeaderEditor::gameBegun, a.focusBoard, &QAction::trigger);
    connect(a.editPosition, &QAction::triggered, newGames_, &NewGames::editPosition);
    connect(a.analyseSelected, &QAction::triggered, this,
            [this] { panels_->analysis().analyse(panels_->games().selectedGames()); });
    connect(&panels_->games(), &GamesPanel::analyseWanted, this,
            [this] { panels_->analysis().analyse(panels_->games().chosenGames()); });
    connect(a.annotate, &QAction::triggered, this, [this] {
        GamesPanel& list = panels_->games();
        annotator_->annotate(list.selectedGames(), list.model().games());
    });
}

void MainWindow::connectViewActions() {
    const Actions& a = *actions_;
    connect(a.touchMove, &QAction::triggered, this, [this](bool wanted) {
        settings_.touchMove.set(wanted);
        panels_->setTouchMove(wanted);
    });
    connect(a.shortcuts, &QAction::triggered, this, [this] { showShortcuts(*actions_, *this); });
    connect(a.manual, &QAction::triggered, this, &MainWindow::showManual);
    connect(a.rulesPages, &QAction::triggered, this, &MainWindow::showRules);
    connect(a.about, &QAction::triggered, this, [this] { showAbout(*this); });
    connect(a.preferences, &QAction::triggered, this, [this] { showPreferences(); });
    connect(a.resetLayout, &QAction::triggered, panels_, &Panels::resetLayout);
    connect(menus_, &Menus::languageChosen, this, &MainWindow::useLanguage);
    connect(menus_, &Menus::appearanceChosen, this, &MainWindow::useAppearance);
}

void MainWindow::showTitle() {
    const rules::Game& game = document_.game();
    panels_->setHeader(playersOf(game), headerOf(game));
    panels_->setOpenGame(games_->openedGame());
    actions_->takeRepairBack->setEnabled(
        games_->openedGame() && (parser::lastRepair(game) || parser::resultBeforeRepair(game)));
    setWindowTitle(windowTitleOf(game, stores_->name()));
    setWindowModified(document_.isChanged());
}

void MainWindow::showUndo() {
    QUndoStack& stack = document_.undoStack();
    actions_->undo->setEnabled(stack.canUndo());
    actions_->redo->setEnabled(stack.canRedo());
    actions_->undo->setText(stack.canUndo() ? tr("&Undo: %1").arg(stack.undoText()) : tr("&Undo"));
    actions_->redo->setText(stack.canRedo() ? tr("&Redo: %1").arg(stack.redoText()) : tr("&Redo"));
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
        panels_->apply(settings_);
        actions_->touchMove->setChecked(*settings_.touchMove);
        menus_->compose(); // which shows some of the choices
    });
    connect(dialog, &PreferencesDialog::wordsChanged, this, [this] {
        applyLooks();
        language_.use(*settings_.language);
    });
    connect(dialog, &PreferencesDialog::layoutResetWanted, panels_, &Panels::resetLayout);
    dialog->show();
    dialog->showField(setting);
}

void MainWindow::connectCommands() {
    connect(actions_->commands, &QAction::triggered, commands_, &Commands::show);
    connect(commands_, &Commands::storeWanted, this,
            [this](const QString& file) { stores_->open(file.toStdString()); });
    connect(commands_, &Commands::gamesWanted, panels_, &Panels::listGames);
    connect(commands_, &Commands::playersWanted, this,
            [this](const QString& text) { panels_->find(Task::players, text); });
    connect(commands_, &Commands::eventsWanted, this,
            [this](const QString& text) { panels_->find(Task::events, text); });
    connect(commands_, &Commands::playerWanted, panels_, &Panels::showPlayer);
    connect(commands_, &Commands::gameWanted, panels_, &Panels::openGame);
    connect(commands_, &Commands::settingWanted, this, &MainWindow::showPreferences);
}

void MainWindow::showManual() {
    auto* manual = findChild<ManualWindow*>();
    if (manual == nullptr)
        manual = new ManualWindow(documents_, this);
    manual->show();
    manual->raise();
}

void MainWindow::showRules() {
    auto* page = findChild<RulesWindow*>();
    if (page == nullptr)
        page = new RulesWindow(document_.game().variant(), this);
    page->showRules(document_.game().variant());
    page->show();
    page->raise();
}

void MainWindow::applyLooks() {
    applyAppearance(*settings_.appearance);
    applyFont(*settings_.fontFamily, *settings_.fontSize);
    showResultsAs(*settings_.results);
}

void MainWindow::showHome() {
    panels_->show(Task::home);
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
    panels_->apply(settings_);
}

void MainWindow::restoreLayout() {
    constexpr QSize usual(1440, 900); // as large as most windows
    look::resizeWithinScreen(*this, usual);
    panels_->restore(settings_);
    actions_->touchMove->setChecked(*settings_.touchMove);
    constexpr int pause = 1000; // milliseconds
    layoutDue_.setSingleShot(true);
    layoutDue_.setInterval(pause);
    connect(&layoutDue_, &QTimer::timeout, this, &MainWindow::saveLayout);
    connect(panels_, &Panels::layoutChanged, &layoutDue_, qOverload<>(&QTimer::start));
    connect(&panels_->games(), &GamesPanel::columnsChanged, &layoutDue_,
            qOverload<>(&QTimer::start));
}

void MainWindow::saveLayout() {
    settings_.windowGeometry.set(saveGeometry());
    panels_->keepLayout(settings_);
    settings_.gameColumns.set(panels_->games().columnState());
}

void MainWindow::retranslate() {
    actions_->retranslate();
    panels_->retranslate();
    menus_->compose();
    showTitle();
    showUndo();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    layoutDue_.start();
}

void MainWindow::moveEvent(QMoveEvent* event) {
    QMainWindow::moveEvent(event);
    layoutDue_.start();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!games_->mayLeave())
        return event->ignore();
    if (games_->isSaving()) { // the window closes when the game is saved
        games_->afterSaving([this] { close(); });
        return event->ignore();
    }
    importer_->cancel();
    panels_->analysis().close();
    saveLayout();
    document_.markSaved();
    games_->flush();
    event->accept();
}

bool MainWindow::focusNextPrevChild(bool next) {
    panels_->focusNext(next);
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
