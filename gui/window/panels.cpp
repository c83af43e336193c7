// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/panels.hpp"

#include "db/sqlite/sqlite.hpp"
#include "gui/base/action_button.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/error_words.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/database/problems_panel.hpp"
#include "gui/game/annotation_panel.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/game/game_document.hpp"
#include "gui/game/move_list.hpp"
#include "gui/openings/openings_panel.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/search/search_panel.hpp"
#include "gui/settings/settings.hpp"
#include "gui/window/analysis_docks.hpp"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QMouseEvent>
#include <QStatusBar>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace damscope::gui {

namespace {

bool isInFront(const QDockWidget& dock) {
    return dock.isVisible() && !dock.visibleRegion().isEmpty();
}

void bringUp(QDockWidget& dock) {
    dock.show();
    dock.raise();
}

} // namespace

Panels::Panels(QMainWindow& window, GameDocument& document, Actions& actions)
    : QObject(&window), window_(window), document_(document), actions_(actions),
      board_(new BoardPanel(document, &window)), header_(new QLabel(&window)),
      moves_(new MoveList(document, &window)), annotation_(new AnnotationPanel(document, &window)),
      games_(new GamesPanel(&window)), problems_(new ProblemsPanel(&window)),
      openings_(new OpeningsPanel(document, &window)), search_(new SearchPanel(document, &window)) {
    window.setCentralWidget(board_);
    window.installEventFilter(this);
    window.setDockNestingEnabled(true);
    composeDocks();
    connectActions();
    moves_->setMoveActions({actions.comment, actions.copyLine, actions.promote, actions.makeMain,
                            actions.deleteFromHere});
    connect(actions.comment, &QAction::triggered, this, [this] {
        bringUp(*gameDock_);
        annotation_->focusComment();
    });
    board_->setNavigation({actions.start, actions.previous, actions.next, actions.end});
    board_->setExploring(*actions.keepLine, *actions.endExploring);
    connect(games_, &GamesPanel::filterChanged, openings_, &OpeningsPanel::setFilter);
    connect(games_, &GamesPanel::filterChanged, search_, &SearchPanel::setFilter);
    connect(games_, &GamesPanel::reported, this, &Panels::reported);
    connect(games_, &GamesPanel::failed, this, &Panels::reported);
    connect(analysis_, &AnalysisDocks::judged, moves_, &MoveList::setJudgement);
    connect(analysis_, &AnalysisDocks::themesFound, this, &Panels::markCombinations);
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

QDockWidget* Panels::addDock(const char* name, QWidget* panel, Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(panel->windowTitle(), &window_);
    dock->setObjectName(name);
    dock->setWidget(panel);
    connect(panel, &QWidget::windowTitleChanged, dock, &QWidget::setWindowTitle);
    connect(dock, &QDockWidget::dockLocationChanged, this, &Panels::layoutChanged);
    connect(dock, &QDockWidget::visibilityChanged, this, &Panels::layoutChanged);
    window_.addDockWidget(area, dock);
    return dock;
}

QWidget* Panels::composeGame() {
    header_->setWordWrap(true);
    header_->setTextFormat(Qt::PlainText);
    auto* game = new QWidget(&window_);
    auto* layout = new QVBoxLayout(game);
    layout->setContentsMargins(4, 4, 4, 4);
    header_->setObjectName("gameHeader");
    header_->setCursor(Qt::PointingHandCursor);
    header_->installEventFilter(this);
    QToolButton* editHeader = actionButton(*actions_.editHeader, game);
    editHeader->setAutoRaise(true);
    editHeader->setFocusPolicy(Qt::TabFocus);
    auto* top = new QHBoxLayout;
    top->addWidget(header_, 1);
    top->addWidget(editHeader);
    layout->addLayout(top);
    layout->addWidget(moves_, 1);
    layout->addWidget(annotation_);
    game->setFocusProxy(moves_);
    return game;
}

// A click on the line above the moves edits what it says. Qt makes the tabs of docks when it needs
// them: their names are not cut, and the View menu is their place for the keyboard.
bool Panels::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &window_ && event->type() == QEvent::ChildPolished)
        if (auto* tabs = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child())) {
            tabs->setElideMode(Qt::ElideNone);
            tabs->setFocusPolicy(Qt::NoFocus);
        }
    if (watched == header_ && event->type() == QEvent::MouseButtonRelease &&
        static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
        actions_.editHeader->trigger();
    return QObject::eventFilter(watched, event);
}

void Panels::composeDocks() {
    gameDock_ = addDock("game", composeGame(), Qt::RightDockWidgetArea);
    gamesDock_ = addDock("games", games_, Qt::BottomDockWidgetArea);
    QDockWidget* problems = addDock("problems", problems_, Qt::BottomDockWidgetArea);
    // Before others are added as tabs: a dock with tabs cannot be split.
    analysis_ = new AnalysisDocks(window_, document_, actions_, {*gameDock_, *gamesDock_},
                                  openEndgameTables());
    QDockWidget* openings = addDock("openings", openings_, Qt::BottomDockWidgetArea);
    window_.tabifyDockWidget(gamesDock_, openings);
    connect(actions_.openings, &QAction::triggered, this, [this, openings] {
        bringUp(*openings);
        openings_->focusMoves();
    });
    composeSearch();
    window_.tabifyDockWidget(gamesDock_, problems);
    gamesDock_->raise();
    window_.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
}

void Panels::composeSearch() {
    QDockWidget* dock = addDock("search", search_, Qt::RightDockWidgetArea);
    window_.tabifyDockWidget(gameDock_, dock);
    gameDock_->raise();
    QDockWidget* found = addDock("found", &search_->found(), Qt::BottomDockWidgetArea);
    window_.tabifyDockWidget(gamesDock_, found);
    connect(search_, &SearchPanel::searchBegun, found, [found] { bringUp(*found); });
    connect(actions_.search, &QAction::triggered, this, [this, dock] {
        bringUp(*dock);
        search_->focusQuery();
    });
    connect(actions_.searchPosition, &QAction::triggered, this, [this, dock] {
        bringUp(*dock);
        search_->searchPosition();
    });
}

void Panels::connectActions() {
    connect(actions_.find, &QAction::triggered, this, [this] {
        bringUp(*gamesDock_);
        games_->focusFilter();
    });
    games_->setDeleteAction(*actions_.deleteGames);
    connect(actions_.flip, &QAction::triggered, board_, &BoardPanel::setFlipped);
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
    for (const char* name : {"game", "search", "engine", "play", "games", "evaluation", "analyses",
                             "openings", "found", "problems"})
        all << window_.findChild<QDockWidget*>(name);
    return all;
}

void Panels::setStore(const std::filesystem::path& store) {
    try {
        games_->setStore(store);
        search_->setStore(store);
    } catch (const db::Error& e) {
        emit reported(worded(e));
    }
    analysis_->setStore(store);
    openings_->setStore(store);
}

void Panels::setHeader(const QString& text) {
    header_->setText(text);
}

void Panels::setTheme(BoardThemeName theme) {
    board_->board().setTheme(theme);
    games_->setTheme(theme);
    search_->setTheme(theme);
}

void Panels::layOut() {
    constexpr int gameWidth = 430;
    constexpr int gamesHeight = 260;
    constexpr int movesHeight = 500;
    constexpr int engineHeight = 230;
    window_.resizeDocks({gameDock_}, {gameWidth}, Qt::Horizontal);
    window_.resizeDocks({gamesDock_}, {gamesHeight}, Qt::Vertical);
    window_.resizeDocks({gameDock_, window_.findChild<QDockWidget*>("engine")},
                        {movesHeight, engineHeight}, Qt::Vertical);
}

void Panels::restore(Settings& settings) {
    apply(settings);
    analysis_->use(settings);
    firstLayout_ = window_.saveState();
    layOut();
    window_.restoreGeometry(*settings.windowGeometry);
    window_.restoreState(*settings.windowState);
    if (!settings.gameColumns->isEmpty())
        games_->restoreColumns(*settings.gameColumns);
}

void Panels::apply(const Settings& settings) {
    setTheme(*settings.board);
    BoardWidget& board = board_->board();
    board.setNumbering(*settings.numbering);
    board.setTouchMove(*settings.touchMove);
    board.setMoveInput(*settings.moveInput);
    board.setStepwise(*settings.stepwiseCaptures);
    board.setAnimated(*settings.animation);
    QFont moves = QApplication::font();
    if (*settings.movesFontSize > 0)
        moves.setPointSize(*settings.movesFontSize);
    if (moves_->font() != moves)
        moves_->setFont(moves);
    analysis_->apply(settings);
}

void Panels::resetLayout() {
    window_.restoreState(firstLayout_);
    layOut();
    gamesDock_->raise();
    gameDock_->raise();
}

void Panels::focusMoves() {
    moves_->setFocus();
}

void Panels::focusBoard() {
    board_->board().setFocus(Qt::ShortcutFocusReason);
}

PanelFocus Panels::focusOrder() const {
    const QList<const QWidget*> forms{search_, &analysis_->play()};
    QList<PanelFocus::Panel> panels{{board_, &board_->board()}};
    for (const QDockWidget* dock : docks()) {
        QWidget* panel = dock->widget();
        if (isInFront(*dock))
            panels.push_back({panel, panel->focusProxy(), forms.contains(panel)});
    }
    panels.push_back({window_.statusBar(), nullptr});
    return PanelFocus(std::move(panels));
}

void Panels::retranslate() {
    gameDock_->setWindowTitle(tr("Game"));
    header_->setToolTip(actions_.editHeader->toolTip());
    gamesDock_->setWindowTitle(tr("Games"));
    analysis_->retranslate();
}

} // namespace damscope::gui
