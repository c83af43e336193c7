// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/workspace.hpp"

#include "gui/control/game_keeper.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/sizes.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/training/training_page.hpp"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QStatusBar>
#include <QToolBar>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace damscope::gui {

Workspace::Workspace(QMainWindow& window, std::function<int(int)> boardWidth)
    : QObject(&window), window_(window), boardWidth_(std::move(boardWidth)) {
    window.setDockNestingEnabled(true);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window.setDocumentMode(true);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window.setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    window.installEventFilter(this);
    setMovable(false);
    for (QDockWidget* dock : window.findChildren<QDockWidget*>()) {
        dock->installEventFilter(this);
        connect(dock, &QDockWidget::dockLocationChanged, this, [this] {
            if (isMovable_)
                keep();
        });
    }
}

void Workspace::setPage(Task task, QWidget* page) {
    pages_[task] = page;
}

void Workspace::setMovable(bool movable) {
    isMovable_ = movable;
    for (QDockWidget* dock : window_.findChildren<QDockWidget*>()) {
        QWidget* title = dock->titleBarWidget();
        if (movable == (title == nullptr))
            continue;
        dock->setTitleBarWidget(movable ? nullptr : new QWidget(dock));
        delete title;
    }
}

QDockWidget* Workspace::dock(const QString& name) const {
    return window_.findChild<QDockWidget*>(name);
}

QList<QDockWidget*> Workspace::docks(const QStringList& names) const {
    QList<QDockWidget*> found;
    for (const QString& name : names)
        if (QDockWidget* named = dock(name))
            found << named;
    return found;
}

void Workspace::restore(const QVariantMap& states) {
    states_ = states;
    follow();
}

QByteArray Workspace::state() const {
    return states_.value(nameOf(task_)).toByteArray();
}

QVariantMap Workspace::states() {
    if (!state().isEmpty())
        keep();
    return states_;
}

void Workspace::keep() {
    if (!arranging_ && !alone_)
        states_[nameOf(task_)] = window_.saveState();
}

void Workspace::show(Task task) {
    if (task == task_)
        return;
    setAlone(false);
    if (!state().isEmpty())
        keep();
    task_ = task;
    follow();
    emit taskChanged(task);
}

void Workspace::setAlone(bool alone) {
    if (alone == alone_)
        return;
    if (alone && !state().isEmpty())
        keep();
    alone_ = alone;
    showBars(!alone);
    if (alone) {
        const QScopedValueRollback busy(arranging_, true);
        for (QDockWidget* each : window_.findChildren<QDockWidget*>())
            each->hide();
    } else {
        follow();
    }
    emit aloneChanged(alone);
}

void Workspace::showBars(bool shown) {
    // Not hidden: the keys of its actions hold.
    window_.menuBar()->setMaximumHeight(shown ? QWIDGETSIZE_MAX : 0);
    window_.statusBar()->setVisible(shown);
    for (QToolBar* bar : window_.findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly))
        bar->setVisible(shown);
}

void Workspace::reset() {
    setAlone(false);
    states_.remove(nameOf(task_));
    follow();
}

// As the user has left the panels, or as the size of the window allows.
void Workspace::follow() {
    const QScopedValueRollback busy(arranging_, true);
    showPage();
    arranged_ = wanted();
    arrange();
    if (!state().isEmpty() && window_.restoreState(state()))
        return;
    size();
}

void Workspace::showPage() {
    QWidget* wanted = pages_.at(task_);
    for (const auto& [task, page] : pages_)
        if (page != nullptr && page != wanted)
            page->hide();
    if (wanted != nullptr)
        wanted->show();
    window_.centralWidget()->setVisible(wanted != nullptr);
}

QSize Workspace::room() const {
    QSize room = window_.size();
    for (const QWidget* bar :
         {static_cast<QWidget*>(window_.menuBar()), static_cast<QWidget*>(window_.statusBar())})
        room.rheight() -= bar->sizeHint().height();
    for (const QToolBar* bar : window_.findChildren<QToolBar*>())
        if (bar->orientation() == Qt::Vertical)
            room.rwidth() -= bar->sizeHint().width();
        else
            room.rheight() -= bar->sizeHint().height();
    return room;
}

Arrangement Workspace::wanted() const {
    const QSize room = this->room();
    return arrangementOf(task_, room.width() < look::place::studyColumns,
                         room.height() < look::height::chart);
}

void Workspace::arrange() {
    const QList<QDockWidget*> all = window_.findChildren<QDockWidget*>();
    for (QDockWidget* each : all)
        window_.removeDockWidget(each);
    const auto first = [this](const Arrangement::Panels& panels) {
        return panels.isEmpty() ? nullptr : dock(panels.all().front());
    };
    QDockWidget* column = first(arranged_.first);
    window_.addDockWidget(Qt::RightDockWidgetArea, column);
    if (QDockWidget* below = first(arranged_.below))
        window_.splitDockWidget(column, below, Qt::Vertical);
    if (QDockWidget* second = first(arranged_.second)) {
        window_.splitDockWidget(column, second, Qt::Horizontal);
        if (QDockWidget* third = first(arranged_.third))
            window_.splitDockWidget(second, third, Qt::Vertical);
    }
    for (const auto* panels :
         {&arranged_.first, &arranged_.second, &arranged_.third, &arranged_.below})
        stack(*panels);
}

void Workspace::stack(const Arrangement::Panels& panels) {
    const QList<QDockWidget*> stacked = docks(panels.all());
    for (qsizetype i = 1; i < stacked.size(); ++i)
        window_.tabifyDockWidget(stacked.at(i - 1), stacked.at(i));
    for (QDockWidget* each : stacked)
        each->setVisible(panels.shown.contains(each->objectName()));
    if (!panels.shown.isEmpty())
        dock(panels.shown.front())->raise();
}

void Workspace::size() {
    const QSize room = this->room();
    const auto share = [](int whole, double part) { return qRound(whole * part); };
    int columns = share(room.width(), arranged_.columns);
    if (arranged_.boardLeads)
        columns = std::max(look::place::twoColumns, room.width() - boardWidth_(room.height()));
    columns = std::min(columns, room.width() - look::place::rail);
    const auto front = [this](const Arrangement::Panels& panels) {
        return panels.shown.isEmpty() ? nullptr : dock(panels.shown.front());
    };
    QDockWidget* first = front(arranged_.first);
    if (first == nullptr)
        return;
    const int firstWidth = share(columns, arranged_.firstShare);
    if (QDockWidget* second = front(arranged_.second))
        window_.resizeDocks({first, second}, {firstWidth, columns - firstWidth}, Qt::Horizontal);
    else
        window_.resizeDocks({first}, {columns}, Qt::Horizontal);
    const int below = share(room.height(), arranged_.belowShare);
    if (QDockWidget* last = front(arranged_.below))
        window_.resizeDocks({first, last}, {room.height() - below, below}, Qt::Vertical);
    const int upper = share(room.height() - below, arranged_.secondShare);
    if (QDockWidget* third = front(arranged_.third))
        window_.resizeDocks({front(arranged_.second), third},
                            {upper, room.height() - below - upper}, Qt::Vertical);
}

bool Workspace::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == &window_ && !arranging_ && !alone_) {
        const Arrangement now = wanted();
        if (state().isEmpty() && now.first.shown == arranged_.first.shown &&
            now.below.shown == arranged_.below.shown) {
            const QScopedValueRollback busy(arranging_, true);
            size();
        } else if (state().isEmpty()) {
            follow();
        }
    }
    if (watched == &window_ && event->type() == QEvent::MouseButtonPress)
        dragsBorder_ = window_.isSeparator(static_cast<QMouseEvent*>(event)->position().toPoint());
    if (watched == &window_ && event->type() == QEvent::MouseButtonRelease)
        dragsBorder_ = false;
    // A click on a tab resizes panels, too.
    if (dragsBorder_ && event->type() == QEvent::Resize && watched != &window_ &&
        static_cast<QWidget*>(watched)->isVisible())
        keep();
    return QObject::eventFilter(watched, event);
}

namespace {

Arrangement study(bool narrow, bool low) {
    Arrangement a;
    a.boardLeads = true;
    a.first.shown = QStringList{"game"};
    a.second = {{"engine", "openings", "found"},
                {"search", "play", "analyses", "problems", "games"}};
    a.third.shown = QStringList{"comment"};
    a.below.shown = QStringList{"evaluation"};
    a.firstShare = 0.46;
    a.secondShare = 0.52;
    a.belowShare = 0.24;
    if (narrow) {
        a.first.shown += a.second.shown + a.third.shown;
        a.first.hidden = a.second.hidden;
        a.second = a.third = {};
        a.firstShare = 1;
    }
    if (low)
        std::swap(a.below.shown, a.below.hidden);
    return a;
}

// The list has the whole window; what is wanted meanwhile appears in tabs of it.
Arrangement games() {
    Arrangement a;
    a.columns = 1;
    a.first = {{"games"},
               {"problems", "analyses", "game", "engine", "openings", "found", "search", "play",
                "comment", "evaluation"}};
    return a;
}

Arrangement openings() {
    Arrangement a;
    a.boardLeads = true;
    a.first = {{"openings"},
               {"engine", "found", "search", "play", "analyses", "problems", "games"}};
    a.below = {{"game"}, {"comment", "evaluation"}};
    a.belowShare = 0.34;
    return a;
}

Arrangement search() {
    Arrangement a;
    a.columns = 0.68;
    a.first = {{"search"}, {"play", "engine", "openings", "comment"}};
    a.second = {{"found", "game"}, {"games", "problems", "analyses", "evaluation"}};
    a.firstShare = 0.5;
    return a;
}

Arrangement play() {
    Arrangement a;
    a.boardLeads = true;
    a.first = {{"play"}, {"search", "openings", "found", "analyses", "problems", "games"}};
    a.below = {{"game"}, {"engine", "comment", "evaluation"}};
    a.belowShare = 0.4;
    return a;
}

// A page fills the middle.
Arrangement page(QStringList below) {
    Arrangement a;
    a.columns = 0.4;
    a.first.hidden = QStringList{"game", "engine",  "openings", "found",    "search",
                                 "play", "comment", "analyses", "problems", "games"};
    if (below.isEmpty())
        a.first.hidden << "evaluation";
    a.below.shown = std::move(below);
    a.belowShare = 0.3;
    return a;
}

} // namespace

Arrangement arrangementOf(Task task, bool narrow, bool low) {
    switch (task) {
    case Task::home:
    case Task::report:
    case Task::training:
    case Task::players:
    case Task::events:
        return page({});
    case Task::games:
        return games();
    case Task::openings:
        return openings();
    case Task::search:
        return search();
    case Task::play:
        return play();
    default:
        return study(narrow, low);
    }
}

const char* nameOf(Task task) {
    constexpr std::array names{"home",   "games", "study",    "report",  "openings",
                               "search", "play",  "training", "players", "events"};
    return names[static_cast<std::size_t>(task)];
}

const char* symbolOf(Task task) {
    constexpr std::array symbols{
        "go-home",   "view-list-details",    "document-edit", "office-chart-line", "view-list-tree",
        "edit-find", "media-playback-start", "games-hint",    "players",           "events"};
    return symbols[static_cast<std::size_t>(task)];
}

void connectTraining(TrainingPage& training, GameKeeper& games, GameDocument& document,
                     PlayPanel& panel, QAction& study, QAction& play) {
    QObject::connect(&training, &TrainingPage::gameWanted, &games,
                     [&games, &document, &study](db::GameId game, int ply) {
                         if (!games.isOpen(game) && !games.open(game))
                             return;
                         const std::vector<rules::NodeId> line = document.game().mainLine();
                         const auto before = static_cast<std::size_t>(ply);
                         if (before > 0 && before <= line.size())
                             document.goTo(line[before - 1]);
                         study.trigger();
                     });
    QObject::connect(&training, &TrainingPage::playWanted, &panel,
                     [&panel, &play](const rules::Position& position, int strength) {
                         play.trigger();
                         panel.playFrom(position, strength);
                     });
}

} // namespace damscope::gui
