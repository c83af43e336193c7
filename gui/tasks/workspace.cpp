// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/workspace.hpp"

#include "gui/base/actions.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/style.hpp"
#include "gui/look/theme.hpp"
#include "gui/settings/settings.hpp"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenuBar>
#include <QPointer>
#include <QScopedValueRollback>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::gui {

namespace {

// In the order of the menu and of the keyboard.
constexpr std::array panelOrder{"game",       "search",   "engine",   "comment", "play",    "games",
                                "evaluation", "analyses", "openings", "found",   "problems"};

} // namespace

Workspace::Workspace(QMainWindow& window, Actions& actions)
    : QObject(&window), window_(window), actions_(actions) {
    window.setDockNestingEnabled(true);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window.setDocumentMode(true);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window.setCorner(Qt::TopRightCorner, Qt::RightDockWidgetArea);
    window.installEventFilter(this);
    auto* centre = new QWidget(&window); // one page is seen
    (new QVBoxLayout(centre))->setContentsMargins(0, 0, 0, 0);
    window.setCentralWidget(centre);
    actions.goStudy->setChecked(true);
    connectActions();
}

void Workspace::connectActions() {
    const QList<QAction*> tasks = actions_.tasks();
    for (const Task task : allTasks) {
        QAction* action = tasks.at(static_cast<qsizetype>(task));
        action->setIcon(look::symbol(symbolOf(task)));
        connect(action, &QAction::triggered, this, [this, task] { show(task); });
    }
    connect(actions_.movePanels, &QAction::toggled, this, &Workspace::setMovable);
    connect(actions_.resetLayout, &QAction::triggered, this, &Workspace::reset);
    connect(actions_.fullScreen, &QAction::triggered, this, &Workspace::setAlone);
    const auto on = [this](QAction* action, auto step, bool forward) {
        connect(action, &QAction::triggered, this,
                [this, step, forward] { (focusOrder().*step)(forward); });
    };
    on(actions_.nextPanel, &PanelFocus::nextPanel, true);
    on(actions_.previousPanel, &PanelFocus::nextPanel, false);
    on(actions_.nextControl, &PanelFocus::nextControl, true);
    on(actions_.previousControl, &PanelFocus::nextControl, false);
}

void Workspace::addPage(std::initializer_list<Task> tasks, QWidget& page,
                        const PanelFocus::Panel& focus, Entry entry) {
    window_.centralWidget()->layout()->addWidget(&page);
    for (const Task task : tasks)
        pages_.insert_or_assign(task, Page{&page, focus, entry});
}

void Workspace::setSubject(std::initializer_list<Task> tasks, const Subject& subject) {
    for (const Task task : tasks)
        subjects_.insert_or_assign(task, subject);
}

std::optional<PageSubject> Workspace::subject() const {
    const auto own = subjects_.find(task_);
    return own == subjects_.end() ? std::nullopt : own->second();
}

QDockWidget* Workspace::addPanel(const char* name, QWidget& panel, bool isForm) {
    auto* dock = new QDockWidget(panel.windowTitle(), &window_);
    dock->setObjectName(name);
    dock->setWidget(framed(panel));
    dock->setTitleBarWidget(new QWidget(dock));
    dock->installEventFilter(this);
    window_.addDockWidget(Qt::RightDockWidgetArea, dock);
    connect(&panel, &QWidget::windowTitleChanged, dock, &QWidget::setWindowTitle);
    connect(dock, &QDockWidget::visibilityChanged, this, &Workspace::layoutChanged);
    connect(dock, &QDockWidget::dockLocationChanged, this, [this] {
        if (isMovable_)
            keep();
        emit layoutChanged();
    });
    if (isForm)
        forms_ << dock;
    return dock;
}

// The others have a title of their own.
void Workspace::retranslate() {
    const std::array titles{
        std::pair("game", tr("Game")),         std::pair("comment", tr("Comment")),
        std::pair("games", tr("Games")),       std::pair("evaluation", tr("Evaluation")),
        std::pair("engine", tr("Engine")),     std::pair("play", tr("Play")),
        std::pair("analyses", tr("Analyses")),
    };
    for (const auto& [name, title] : titles)
        dock(name)->setWindowTitle(title);
}

QList<QDockWidget*> Workspace::docks() const {
    return docks(QStringList(panelOrder.begin(), panelOrder.end()));
}

void Workspace::bringUp(const char* name) const {
    dock(name)->show();
    dock(name)->raise();
}

bool Workspace::isInFront(const QDockWidget& dock) {
    return dock.isVisible() && !dock.visibleRegion().isEmpty();
}

PanelFocus Workspace::focusOrder() const {
    QList<PanelFocus::Panel> panels;
    if (const auto page = pages_.find(task_); page != pages_.end())
        panels << page->second.focus;
    for (QDockWidget* dock : docks()) {
        QWidget* panel = dock->widget();
        if (isInFront(*dock))
            panels << PanelFocus::Panel{panel, panel->focusProxy(), forms_.contains(dock)};
    }
    panels << PanelFocus::Panel{window_.statusBar(), nullptr};
    if (auto* messages = window_.findChild<MessageBar*>(); messages != nullptr)
        panels << PanelFocus::Panel{messages, nullptr};
    return PanelFocus(std::move(panels));
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

void Workspace::restore(Settings& settings) {
    constexpr QSize usual(1440, 900); // as large as most windows
    look::resizeWithinScreen(window_, usual);
    look::centreOnScreen(window_);
    window_.restoreGeometry(*settings.windowGeometry);
    states_ = *settings.taskLayouts;
    follow();
    constexpr int pause = 1000; // milliseconds
    saveDue_.setSingleShot(true);
    saveDue_.setInterval(pause);
    connect(&saveDue_, &QTimer::timeout, this, [this, &settings] { save(settings); });
    connect(this, &Workspace::layoutChanged, &saveDue_, qOverload<>(&QTimer::start));
}

// Another window may have written since; what is the same is not written.
void Workspace::save(Settings& settings) {
    const auto put = [&settings](auto& setting, const auto& now) {
        setting.change([now](auto& value) { value = now; }, *settings.writer);
    };
    put(settings.windowGeometry, window_.saveGeometry());
    put(settings.taskLayouts, states());
    emit saving();
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
    const bool isOther = task != task_;
    if (isOther) {
        setAlone(false);
        if (!state().isEmpty())
            keep();
        task_ = task;
        // With the focus on what is hidden Qt goes on as Tab does, before anything here is seen.
        const QPointer<QWidget> before = QApplication::focusWidget();
        if (before != nullptr)
            before->clearFocus();
        follow();
        if (before != nullptr)
            takeFocus(*before);
        actions_.tasks().at(static_cast<qsizetype>(task))->setChecked(true);
        emit layoutChanged();
        emit subjectChanged();
    }
    if (const auto page = pages_.find(task);
        page != pages_.end() && (page->second.entry == Entry::always ||
                                 (page->second.entry == Entry::fromAnotherTask && isOther)))
        page->second.focus.widget->setFocus();
}

// Keys go to nothing that is hidden.
void Workspace::takeFocus(QWidget& before) {
    const auto page = pages_.find(task_);
    if (before.isVisible() && !before.visibleRegion().isEmpty())
        before.setFocus(Qt::OtherFocusReason);
    else if (page != pages_.end() && page->second.focus.first != nullptr)
        page->second.focus.first->setFocus(Qt::OtherFocusReason);
    else
        focusNext(true);
}

void Workspace::showBoardOr(Task task) {
    if (!pages_.at(Task::study).widget->isVisible())
        show(task);
}

void Workspace::setAlone(bool alone) {
    if (alone == alone_)
        return;
    if (alone)
        actions_.focusBoard->trigger();
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
    actions_.fullScreen->setChecked(alone);
    window_.setWindowState(alone ? window_.windowState() | Qt::WindowFullScreen
                                 : window_.windowState() & ~Qt::WindowFullScreen);
}

void Workspace::showBars(bool shown) {
    // It is not hidden, so that the keys of its actions work.
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

// Panels are as the user has left them, or as the size of the window allows. Those of the last task
// go first: with another page beside them the window could have to grow.
void Workspace::follow() {
    const QScopedValueRollback busy(arranging_, true);
    for (QDockWidget* each : window_.findChildren<QDockWidget*>())
        window_.removeDockWidget(each);
    showPage();
    arranged_ = wanted();
    arrange();
    if (!state().isEmpty() && window_.restoreState(state()))
        return;
    size();
}

void Workspace::showPage() {
    const auto shown = pages_.find(task_);
    QWidget* wanted = shown == pages_.end() ? nullptr : shown->second.widget;
    for (const auto& [task, page] : pages_)
        if (page.widget != wanted)
            page.widget->hide();
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

PanelLayout Workspace::wanted() const {
    const QSize room = this->room();
    return layoutOf(task_, room.width() < look::besideText(look::place::studyColumns),
                    room.height() < look::height::chart);
}

void Workspace::arrange() {
    const auto first = [this](const PanelLayout::Panels& panels) {
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

void Workspace::stack(const PanelLayout::Panels& panels) {
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
        columns = std::max(look::besideText(look::place::twoColumns),
                           room.width() - boardWidth_(room.height()));
    columns = std::min(columns, room.width() - look::place::rail);
    const auto front = [this](const PanelLayout::Panels& panels) {
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

void Workspace::followResize() {
    if (arranging_ || alone_ || !state().isEmpty())
        return;
    const PanelLayout now = wanted();
    if (now.first.shown != arranged_.first.shown)
        return follow();
    arranged_ = now; // the same panels, perhaps with other shares
    const QScopedValueRollback busy(arranging_, true);
    size();
}

bool Workspace::eventFilter(QObject* watched, QEvent* event) {
    if (watched != &window_) {
        // A click on a tab resizes panels, too.
        if (dragsBorder_ && event->type() == QEvent::Resize &&
            static_cast<QWidget*>(watched)->isVisible())
            keep();
        return QObject::eventFilter(watched, event);
    }
    switch (event->type()) {
    case QEvent::Resize:
        followResize();
        emit layoutChanged();
        break;
    case QEvent::FontChange: // when the panels know how high their text is now
        QTimer::singleShot(0, this, &Workspace::followResize);
        break;
    case QEvent::Move:
        emit layoutChanged();
        break;
    case QEvent::MouseButtonPress:
        dragsBorder_ = window_.isSeparator(static_cast<QMouseEvent*>(event)->position().toPoint());
        break;
    case QEvent::MouseButtonRelease:
        dragsBorder_ = false;
        break;
    case QEvent::ChildPolished:
        // Qt makes the tabs of docks when it needs them: their names are not cut, and the View menu
        // is their place for the keyboard.
        if (auto* tabs = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child())) {
            tabs->setElideMode(Qt::ElideNone);
            tabs->setFocusPolicy(Qt::NoFocus);
            for (auto* arrow : tabs->findChildren<QWidget*>())
                arrow->setFocusPolicy(Qt::NoFocus);
        }
        break;
    case QEvent::KeyPress: // nothing in the window wanted it
        if (alone_ && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            setAlone(false);
            return true;
        }
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace damscope::gui
