// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/page_subject.hpp"
#include "gui/tasks/panel_layout.hpp"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QTimer>
#include <QVariantMap>

#include <functional>
#include <initializer_list>
#include <map>
#include <optional>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace damscope::gui {

class Actions;
class GameDocument;
struct Settings;

/// Gives each task its page and its panels in the window, and keeps how the window was left. As
/// long as the user leaves the panels where they are, they follow the size of the window; then they
/// stay where the user has put them.
class Workspace : public QObject {
    Q_OBJECT

public:
    /// `actions` lead to the tasks and through the panels.
    Workspace(QMainWindow& window, Actions& actions);

    /// What these tasks show in the middle; a task without a page shows its panels only. `focus`:
    /// the way of the keyboard through the page. It has the focus when its task is shown.
    enum class Entry : std::uint8_t { never, fromAnotherTask, always };
    void addPage(std::initializer_list<Task> tasks, QWidget& page, const PanelFocus::Panel& focus,
                 Entry entry);
    /// What Print and Export act on while one of these tasks is shown.
    using Subject = std::function<std::optional<PageSubject>()>;
    void setSubject(std::initializer_list<Task> tasks, const Subject& subject);
    [[nodiscard]] std::optional<PageSubject> subject() const;
    /// The width of the page with the board, by its height.
    void setBoardWidth(std::function<int(int height)> width) { boardWidth_ = std::move(width); }
    /// Puts a panel into a dock. Its name is that of layouts.
    QDockWidget* addPanel(const char* name, QWidget& panel, bool isForm = false);
    /// All of them, in the order of the menu and of the keyboard.
    [[nodiscard]] QList<QDockWidget*> docks() const;
    /// Shows a panel in front of those in its place.
    void bringUp(const char* dock) const;
    /// Whether it is seen, and not behind others.
    [[nodiscard]] static bool isInFront(const QDockWidget& dock);
    /// The stop of Tab after that with the focus, or before it.
    void focusNext(bool forward) const { focusOrder().tab(forward); }
    void retranslate();

    /// Shows the window as it was left the last time. What the user changes about it is kept in the
    /// settings a moment later.
    void restore(Settings& settings);
    /// Keeps it now.
    void save(Settings& settings);
    /// How the panels were left, by the names of the tasks; those that follow the window have none.
    [[nodiscard]] QVariantMap states();

    [[nodiscard]] Task task() const { return task_; }
    void show(Task task);
    /// Shows `task` unless the board is seen already.
    void showBoardOr(Task task);
    /// The panels of the shown task as they were on the first day.
    void reset();
    /// The user has shown, hidden or moved a panel: it stays so.
    void keep();
    /// The page alone, without panels and bars; another task, or false, brings them back.
    void setAlone(bool alone);
    /// Whether panels have titles to be dragged by.
    void setMovable(bool movable);

signals:
    /// The user has moved, sized or closed something, or shown another task.
    void layoutChanged();
    /// What else there is of the layout is to be kept, too.
    void saving();
    /// Another task is shown, or it is about something else now.
    void subjectChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Page {
        QWidget* widget;
        PanelFocus::Panel focus;
        Entry entry;
    };
    void connectActions();
    [[nodiscard]] PanelFocus focusOrder() const;
    [[nodiscard]] QDockWidget* dock(const QString& name) const;
    [[nodiscard]] QList<QDockWidget*> docks(const QStringList& names) const;
    [[nodiscard]] QSize room() const;
    [[nodiscard]] PanelLayout wanted() const;
    [[nodiscard]] QByteArray state() const;
    void showPage();
    void takeFocus(QWidget& before);
    void showBars(bool shown);
    void arrange();
    void stack(const PanelLayout::Panels& panels);
    void size();
    void follow();
    void followResize();

    QMainWindow& window_;
    Actions& actions_;
    std::function<int(int)> boardWidth_;
    std::map<Task, Page> pages_;
    std::map<Task, Subject> subjects_;
    QList<QDockWidget*> forms_; ///< whose fields are stops of Tab
    Task task_ = Task::study;
    QVariantMap states_;
    PanelLayout arranged_;
    bool arranging_ = false;
    bool alone_ = false;
    bool isMovable_ = false;
    bool dragsBorder_ = false; ///< between two panels
    QTimer saveDue_;           ///< a change of the layout is followed by others
};

/// What a task is made with.
struct TaskContext {
    Workspace& workspace;
    GameDocument& document;
    Actions& actions;
    Settings& settings;
    QMainWindow& window;
};

} // namespace damscope::gui
