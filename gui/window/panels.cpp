// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/panels.hpp"

#include "db/sqlite/sqlite.hpp"
#include "gui/analysis/evaluation_bar.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/job.hpp"
#include "gui/base/widgets.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/database/problems_panel.hpp"
#include "gui/game/annotation_panel.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/game/game_document.hpp"
#include "gui/game/move_list.hpp"
#include "gui/look/style.hpp"
#include "gui/openings/openings_panel.hpp"
#include "gui/people/events_page.hpp"
#include "gui/people/players_page.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/report/report_page.hpp"
#include "gui/search/bookmarks_menu.hpp"
#include "gui/search/search_panel.hpp"
#include "gui/settings/settings.hpp"
#include "gui/tasks/home_page.hpp"
#include "gui/tasks/rail.hpp"
#include "gui/tasks/workspace.hpp"
#include "gui/training/training_page.hpp"
#include "gui/window/analysis_docks.hpp"
#include "gui/window/tool_bar.hpp"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QStatusBar>
#include <QTabBar>
#include <QVBoxLayout>

#include <map>
#include <utility>

namespace damscope::gui {

namespace {

bool isInFront(const QDockWidget& dock) {
    return dock.isVisible() && !dock.visibleRegion().isEmpty();
}

} // namespace

Panels::Panels(QMainWindow& window, GameDocument& document, Actions& actions)
    : QObject(&window), window_(window), document_(document), actions_(actions),
      board_(new BoardPanel(document, &window)), toolBar_(new ToolBar(actions, &window)),
      moves_(new MoveList(document, &window)), annotation_(new AnnotationPanel(document, &window)),
      games_(new GamesPanel(&window)), problems_(new ProblemsPanel(&window)),
      openings_(new OpeningsPanel(document, &window)), search_(new SearchPanel(document, &window)),
      bookmarks_(new BookmarksMenu(&window)),
      report_(new ReportPage(document, *actions.analyseGame, &window)),
      home_(new HomePage({actions.goStudy, actions.newGame, actions.importFiles, actions.goPlay,
                          actions.goTraining, actions.openStore, actions.newStore},
                         &window)),
      homeScrolled_(new Scrolled(*home_, &window)), players_(new PlayersPage(&window)),
      events_(new EventsPage(&window)) {
    storeLine_ = new StoreLine(*games_, *window.statusBar());
    window.installEventFilter(this);
    setSymbols(actions);
    composeDocks();
    composeCentre();
    composeWorkspace();
    connectActions();
    connectTasks();
    connectPeople();
    moves_->setMoveActions({actions.comment, actions.copyLine, actions.promote, actions.makeMain,
                            actions.deleteFromHere});
    board_->setNavigation({actions.start, actions.previous, actions.next, actions.end});
    board_->setExploring(*actions.keepLine, *actions.endExploring);
    connect(games_, &GamesPanel::filterChanged, openings_, &OpeningsPanel::setFilter);
    connect(games_, &GamesPanel::filterChanged, search_, &SearchPanel::setFilter);
    connect(games_, &GamesPanel::filterChanged, search_,
            [this] { search_->setFilterText(games_->filterText()); });
    connect(bookmarks_, &BookmarksMenu::chosen, this, &Panels::openBookmark);
    connect(bookmarks_, &BookmarksMenu::reported, this, &Panels::reported);
    connect(games_, &GamesPanel::reported, this, &Panels::reported);
    connect(games_, &GamesPanel::failed, this, &Panels::reported);
    connect(
        analysis_, &AnalysisDocks::judged, moves_,
        [this](const rules::Game& /*game*/, const analysis::GameJudgement& judgement,
               const VariationScores& variations) { moves_->setJudgement(judgement, variations); });
    connect(analysis_, &AnalysisDocks::judged, report_, &ReportPage::setJudgement);
    connect(analysis_, &AnalysisDocks::bestMoveFound, &board_->board(), &BoardWidget::setBest);
    connect(analysis_, &AnalysisDocks::themesFound, this, &Panels::markCombinations);
    connect(analysis_, &AnalysisDocks::themesFound, report_, &ReportPage::setThemes);
    connect(analysis_, &AnalysisDocks::reported, this, &Panels::reported);
}

// They are looked for in a game that may have changed meanwhile.
void Panels::markCombinations(const std::vector<GameTheme>& themes) {
    const std::vector<rules::NodeId> line = document_.game().mainLine();
    std::vector<MoveList::Combination> combinations;
    for (const GameTheme& theme : themes)
        if (const auto at = static_cast<std::size_t>(theme.from);
            theme.kind != GameTheme::Kind::structure && at < line.size() &&
            document_.game().position(document_.game().node(line[at]).parent) == theme.position)
            combinations.push_back(
                {line[at], theme.kind == GameTheme::Kind::playedShot, theme.text, theme.line});
    moves_->setCombinations(std::move(combinations));
}

QDockWidget* Panels::addDock(const char* name, QWidget* panel) {
    auto* dock = new QDockWidget(panel->windowTitle(), &window_);
    dock->setObjectName(name);
    dock->setWidget(framed(*panel));
    connect(panel, &QWidget::windowTitleChanged, dock, &QWidget::setWindowTitle);
    connect(dock, &QDockWidget::dockLocationChanged, this, &Panels::layoutChanged);
    connect(dock, &QDockWidget::visibilityChanged, this, &Panels::layoutChanged);
    window_.addDockWidget(Qt::RightDockWidgetArea, dock);
    return dock;
}

// Qt makes the tabs of docks when it needs them: their names are not cut, and the View menu is
// their place for the keyboard.
bool Panels::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &window_ && event->type() == QEvent::ChildPolished)
        if (auto* tabs = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child())) {
            tabs->setElideMode(Qt::ElideNone);
            tabs->setFocusPolicy(Qt::NoFocus);
            for (auto* arrow : tabs->findChildren<QWidget*>())
                arrow->setFocusPolicy(Qt::NoFocus);
        }
    const bool escape = watched == &window_ && event->type() == QEvent::KeyPress &&
                        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (escape && workspace_->isAlone()) { // nothing in the window wanted it
        setAlone(false);
        return true;
    }
    return QObject::eventFilter(watched, event);
}

// One page is seen: each task has its own.
void Panels::composeCentre() {
    auto* centre = new QWidget(&window_);
    auto* pages = new QVBoxLayout(centre);
    pages->setContentsMargins(0, 0, 0, 0);
    for (QWidget* page : {static_cast<QWidget*>(board_), static_cast<QWidget*>(report_),
                          static_cast<QWidget*>(homeScrolled_), static_cast<QWidget*>(training_),
                          static_cast<QWidget*>(players_), static_cast<QWidget*>(events_)})
        pages->addWidget(page);
    window_.setCentralWidget(centre);
    window_.addToolBar(Qt::TopToolBarArea, toolBar_);
    window_.addToolBar(Qt::LeftToolBarArea,
                       new Rail(actions_.tasks(), *actions_.preferences, &window_));
    board_->setBeside(analysis_->evaluationBar());
}

void Panels::composeDocks() {
    gameDock_ = addDock("game", moves_);
    gamesDock_ = addDock("games", games_);
    addDock("problems", problems_);
    const EndgameTables endgames = openEndgameTables();
    analysis_ = new AnalysisDocks(window_, document_, actions_, endgames);
    training_ = new TrainingPage(endgames, &window_);
    addDock("openings", openings_);
    addDock("search", search_);
    addDock("found", &search_->found());
    commentDock_ = addDock("comment", new Scrolled(*annotation_));
}

void Panels::composeWorkspace() {
    workspace_ = new Workspace(window_, [this](int height) { return board_->widthFor(height); });
    for (const Task task : {Task::study, Task::openings, Task::search, Task::play})
        workspace_->setPage(task, board_);
    workspace_->setPage(Task::games, nullptr);
    workspace_->setPage(Task::report, report_);
    workspace_->setPage(Task::home, homeScrolled_);
    workspace_->setPage(Task::training, training_);
    workspace_->setPage(Task::players, players_);
    workspace_->setPage(Task::events, events_);
    connect(workspace_, &Workspace::taskChanged, this, [this](Task task) {
        actions_.tasks().at(static_cast<qsizetype>(task))->setChecked(true);
        emit layoutChanged();
    });
    actions_.goStudy->setChecked(true);
    for (const Task task : allTasks)
        actions_.tasks().at(static_cast<qsizetype>(task))->setIcon(look::symbol(symbolOf(task)));
}

void Panels::connectTasks() {
    const QList<QAction*> tasks = actions_.tasks();
    for (qsizetype i = 0; i < tasks.size(); ++i)
        connect(tasks.at(i), &QAction::triggered, this, [this, i] { show(static_cast<Task>(i)); });
    connect(actions_.fullScreen, &QAction::triggered, this, &Panels::setAlone);
    connect(workspace_, &Workspace::aloneChanged, this, [this](bool alone) {
        actions_.fullScreen->setChecked(alone);
        window_.setWindowState(alone ? window_.windowState() | Qt::WindowFullScreen
                                     : window_.windowState() & ~Qt::WindowFullScreen);
    });
    connect(actions_.movePanels, &QAction::toggled, workspace_, &Workspace::setMovable);
    connect(training_, &TrainingPage::reported, this, &Panels::reported);
    connect(training_, &TrainingPage::dueChanged, home_, &HomePage::setTraining);
    connect(report_, &ReportPage::moveChosen, this, [this] { show(Task::study); });
    connect(games_, &GamesPanel::gameChosen, this, [this] { show(Task::study); });
    connect(actions_.find, &QAction::triggered, this, [this] {
        show(Task::games);
        bringUp("games");
        games_->focusFilter();
    });
    connect(actions_.openings, &QAction::triggered, this, [this] {
        bringUp("openings");
        openings_->focusMoves();
    });
    connect(actions_.search, &QAction::triggered, this, [this] {
        show(Task::search);
        bringUp("search");
        search_->focusQuery();
    });
    connect(actions_.searchPosition, &QAction::triggered, this, [this] {
        show(Task::search);
        search_->searchPosition();
    });
    connect(search_, &SearchPanel::searchBegun, this, [this] { bringUp("found"); });
    // Both need the board.
    connect(actions_.play, &QAction::triggered, this, [this] {
        if (!board_->isVisible())
            show(Task::play);
        bringUp("play");
        analysis_->play().setFocus();
    });
    connect(actions_.engine, &QAction::toggled, this, [this](bool on) {
        if (on && !board_->isVisible())
            show(Task::study);
        if (on)
            window_.findChild<QDockWidget*>("engine")->show();
    });
    connect(actions_.comment, &QAction::triggered, this, [this] {
        show(Task::study);
        bringUp("comment");
        annotation_->focusComment();
    });
}

// A click on a name leads to its page, one on a game opens it.
void Panels::connectPeople() {
    const auto follow = [this](const Target& target) {
        if (target.to == Target::To::game)
            return openGame(db::GameId{static_cast<std::uint32_t>(target.id)});
        const bool person = target.to == Target::To::person;
        show(person ? Task::players : Task::events);
        (person ? players_->directory() : events_->directory()).open(target);
    };
    connect(&players_->directory(), &Directory::targetChosen, this, follow);
    connect(&events_->directory(), &Directory::targetChosen, this, follow);
    connect(players_, &PlayersPage::reported, this, &Panels::reported);
    connect(events_, &EventsPage::reported, this, &Panels::reported);
    connect(players_, &PlayersPage::storeChanged, &events_->directory(), &Directory::refresh);
    connect(events_, &EventsPage::storeChanged, &players_->directory(), &Directory::refresh);
    connect(events_, &EventsPage::storeChanged, this, &Panels::storeChanged);
    connect(events_, &EventsPage::gameChosen, this, &Panels::openGame);
    const auto on = [this](QAction* action, auto&& act) {
        connect(action, &QAction::triggered, this, [this, act] {
            show(Task::events);
            act(*events_);
        });
    };
    on(actions_.enterEvent, [](EventsPage& page) { page.enterTournament(); });
    on(actions_.typeResults, [](EventsPage& page) { page.typeResults(true); });
    on(actions_.correctEvent, [](EventsPage& page) { page.correctEvent(); });
    on(actions_.undoCorrection, [](EventsPage& page) { page.undo(); });
    connect(games_, &GamesPanel::playerWanted, this, &Panels::showPlayer);
    connect(board_, &BoardPanel::playerClicked, this, &Panels::showPlayer);
    connect(games_, &GamesPanel::eventWanted, this,
            [follow](const QString& event, db::GameId game) {
                follow({Target::To::event, db::number(game), event});
            });
    connect(games_, &GamesPanel::filterChanged, this, [this] {
        players_->directory().refresh();
        events_->directory().refresh();
    });
}

void Panels::setAlone(bool alone) {
    if (alone)
        focusBoard();
    workspace_->setAlone(alone);
}

void Panels::showPlayer(const QString& name) {
    show(Task::players);
    players_->directory().open({Target::To::person, 0, name});
}

void Panels::openGame(db::GameId game) {
    emit gameChosen(game);
    show(Task::study);
}

void Panels::find(Task task, const QString& text) {
    show(task);
    (task == Task::players ? players_->directory() : events_->directory()).setFilter(text);
}

void Panels::show(Task task) {
    const bool isOther = workspace_->task() != task;
    workspace_->show(task);
    if (task == Task::home)
        home_->setFocus();
    if (task == Task::training)
        training_->setFocus();
    const std::map<Task, QWidget*> directories{{Task::players, players_}, {Task::events, events_}};
    if (const auto found = directories.find(task); found != directories.end() && isOther)
        found->second->setFocus();
}

void Panels::bringUp(const char* dock) {
    auto* wanted = window_.findChild<QDockWidget*>(dock);
    wanted->show();
    wanted->raise();
}

void Panels::connectActions() {
    games_->setDeleteAction(*actions_.deleteGames);
    connect(actions_.flip, &QAction::triggered, board_, &BoardPanel::setFlipped);
    connect(actions_.flip, &QAction::toggled, &analysis_->evaluationBar(),
            &EvaluationBar::setFlipped);
    connect(actions_.focusBoard, &QAction::triggered, this, &Panels::focusBoard);
    connect(actions_.nextPanel, &QAction::triggered, this,
            [this] { focusOrder().nextPanel(true); });
    connect(actions_.previousPanel, &QAction::triggered, this,
            [this] { focusOrder().nextPanel(false); });
    connect(actions_.nextControl, &QAction::triggered, this,
            [this] { focusOrder().nextControl(true); });
    connect(actions_.previousControl, &QAction::triggered, this,
            [this] { focusOrder().nextControl(false); });
}

QList<QDockWidget*> Panels::docks() const {
    QList<QDockWidget*> all;
    for (const char* name : {"game", "search", "engine", "comment", "play", "games", "evaluation",
                             "analyses", "openings", "found", "problems"})
        all << window_.findChild<QDockWidget*>(name);
    return all;
}

void Panels::fillBookmarks(QMenu& menu) {
    connect(&menu, &QMenu::aboutToShow, this, [this, &menu] {
        menu.clear();
        bookmarks_->fill(menu, {store_, document_.position(), search_->asked()});
    });
}

// Its games are those that the search finds.
void Panels::openBookmark(const db::Bookmark& bookmark) {
    show(Task::search);
    if (!bookmark.filter.empty())
        games_->filter(QString::fromStdString(bookmark.filter));
    search_->open(bookmark);
}

void Panels::setStore(const std::filesystem::path& store, const QString& name) {
    store_ = store;
    storeLine_->setStore(name);
    try {
        games_->setStore(store);
        search_->setStore(store);
    } catch (const db::Error& e) {
        emit reported(worded(e));
    }
    analysis_->setStore(store);
    openings_->setStore(store);
    training_->setStore(store);
    players_->setStore(store);
    events_->setStore(store);
    if (lastGames_ != nullptr)
        lastGames_->setStore(store);
}

void Panels::setHeader(const QString& players, const QString& facts) {
    toolBar_->setGame(players, facts);
    const int move = document_.game().ply(document_.current());
    Diagram seen = board_->board().diagram();
    seen.numbering = Numbering::none;
    home_->setGame(players, move > 0 ? tr("move %1").arg((move + 1) / 2) : QString(), seen);
}

void Panels::setOpenGame(const std::optional<db::GameId>& game) {
    if (lastGames_ != nullptr)
        lastGames_->setOpen(game);
}

void Panels::listGames(const QString& filter) {
    show(Task::games);
    games_->filter(filter);
}

void Panels::setLook(const BoardLook& look) {
    board_->board().setLook(look);
    training_->board().setLook(look);
    games_->setLook(look);
    search_->setLook(look);
    report_->setLook(look);
    home_->setLook(look);
}

void Panels::setTouchMove(bool on) {
    board_->board().setTouchMove(on);
    training_->board().setTouchMove(on);
}

void Panels::setNumbering(Numbering numbering) {
    board_->board().setNumbering(numbering);
    training_->board().setNumbering(numbering);
}

void Panels::restore(Settings& settings) {
    apply(settings);
    analysis_->use(settings);
    window_.restoreGeometry(*settings.windowGeometry);
    workspace_->restore(*settings.taskLayouts);
    if (!settings.gameColumns->isEmpty())
        games_->restoreColumns(*settings.gameColumns);
    connect(home_, &HomePage::storeChosen, this, &Panels::storeChosen);
    connect(home_, &HomePage::gameChosen, this, &Panels::openGame);
    lastGames_ = new LastGames(settings, this);
    connect(lastGames_, &LastGames::found, home_, &HomePage::setLastGames);
    lastGames_->setStore(store_);
    home_->setStores(*settings.recentStores);
}

void Panels::keepLayout(Settings& settings) const {
    settings.taskLayouts.set(workspace_->states());
    home_->setStores(*settings.recentStores);
}

void Panels::apply(const Settings& settings) {
    setLook(settings.boardLook());
    setNumbering(*settings.numbering);
    setTouchMove(*settings.touchMove);
    for (BoardWidget* board : {&board_->board(), &training_->board()}) {
        board->setMoveInput(*settings.moveInput);
        board->setStepwise(*settings.stepwiseCaptures);
        board->setAnimated(settings.showsMovement());
    }
    training_->setUserName(settings.ownName());
    QFont moves = QApplication::font();
    if (*settings.movesFontSize > 0)
        moves.setPointSize(*settings.movesFontSize);
    if (moves_->font() != moves)
        moves_->setFont(moves);
    analysis_->apply(settings);
}

void Panels::resetLayout() {
    workspace_->reset();
}

void Panels::focusMoves() {
    moves_->setFocus();
}

void Panels::focusBoard() {
    if (training_->isVisible())
        return training_->board().setFocus(Qt::ShortcutFocusReason);
    if (!board_->isVisible())
        show(Task::study);
    board_->board().setFocus(Qt::ShortcutFocusReason);
}

PanelFocus Panels::focusOrder() const {
    const auto isForm = [this](const QWidget& panel) {
        return panel.isAncestorOf(search_) || panel.isAncestorOf(&analysis_->play());
    };
    QList<PanelFocus::Panel> panels{{board_, &board_->board()},
                                    {home_, nullptr, true},
                                    {report_, report_},
                                    {training_, &training_->board(), true},
                                    {players_, players_->focusProxy(), true},
                                    {events_, events_->focusProxy(), true}};
    panels.removeIf([](const PanelFocus::Panel& page) { return !page.widget->isVisible(); });
    for (const QDockWidget* dock : docks()) {
        QWidget* panel = dock->widget();
        if (isInFront(*dock))
            panels.push_back({panel, panel->focusProxy(), isForm(*panel)});
    }
    panels.push_back({window_.statusBar(), nullptr});
    return PanelFocus(std::move(panels));
}

void Panels::retranslate() {
    gameDock_->setWindowTitle(tr("Game"));
    commentDock_->setWindowTitle(tr("Comment"));
    gamesDock_->setWindowTitle(tr("Games"));
    analysis_->retranslate();
}

} // namespace damscope::gui
