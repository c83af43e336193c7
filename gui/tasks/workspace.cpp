// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/workspace.hpp"

#include "gui/look/sizes.hpp"

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

} // namespace damscope::gui
