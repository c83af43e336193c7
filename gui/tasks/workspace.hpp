// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/tasks/arrangement.hpp"
#include "gui/tasks/task.hpp"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QVariantMap>

#include <functional>
#include <map>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace damscope::gui {

/// Gives each task its panels in the window. As long as the user leaves them where they are, they
/// follow the size of the window; then they stay where the user has put them.
class Workspace : public QObject {
    Q_OBJECT

public:
    /// `boardWidth`: of the page with the board, by its height.
    Workspace(QMainWindow& window, std::function<int(int height)> boardWidth);

    /// What a task shows in the middle: a page of its own, or else the board. None: nothing.
    void setPage(Task task, QWidget* page);
    /// How the panels were left, by the names of the tasks; those that follow the window have none.
    void restore(const QVariantMap& states);
    [[nodiscard]] QVariantMap states();

    [[nodiscard]] Task task() const { return task_; }
    void show(Task task);
    /// The panels of the shown task as they were on the first day.
    void reset();
    /// The user has shown, hidden or moved a panel: it stays so.
    void keep();
    /// The page alone, without panels and bars; another task, or false, brings them back.
    void setAlone(bool alone);
    [[nodiscard]] bool isAlone() const { return alone_; }
    /// Whether panels have titles to be dragged by.
    void setMovable(bool movable);

signals:
    void taskChanged(damscope::gui::Task task);
    void aloneChanged(bool alone);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QDockWidget* dock(const QString& name) const;
    [[nodiscard]] QList<QDockWidget*> docks(const QStringList& names) const;
    [[nodiscard]] QSize room() const;
    [[nodiscard]] Arrangement wanted() const;
    [[nodiscard]] QByteArray state() const;
    void showPage();
    void showBars(bool shown);
    void arrange();
    void stack(const Arrangement::Panels& panels);
    void size();
    void follow();

    QMainWindow& window_;
    std::function<int(int)> boardWidth_;
    std::map<Task, QWidget*> pages_;
    Task task_ = Task::study;
    QVariantMap states_;
    Arrangement arranged_;
    bool arranging_ = false;
    bool alone_ = false;
    bool isMovable_ = false;
    bool dragsBorder_ = false; ///< between two panels
};

} // namespace damscope::gui
