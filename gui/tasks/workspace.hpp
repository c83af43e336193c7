// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QStringList>
#include <QVariantMap>

#include <array>
#include <cstdint>
#include <functional>
#include <map>

class QAction;
class QDockWidget;
class QMainWindow;
class QWidget;

namespace damscope::gui {

/// What the user is doing: each task has its own panels in the window.
enum class Task : std::uint8_t {
    home,
    games,
    study,
    report,
    openings,
    search,
    play,
    training,
    players,
    events
};

inline constexpr std::array allTasks{Task::home,     Task::games,  Task::study, Task::report,
                                     Task::openings, Task::search, Task::play,  Task::training,
                                     Task::players,  Task::events};

/// For files and objects: "study".
[[nodiscard]] const char* nameOf(Task task);
/// The symbol of gui/icons.
[[nodiscard]] const char* symbolOf(Task task);

/// The panels of a task as it is first seen. They are docks, named by their objects: two columns
/// at the right of the page in the middle, and a row under both. Panels in one place are tabs.
struct Arrangement {
    struct Panels {
        QStringList shown;  ///< the first is in front
        QStringList hidden; ///< they appear here when they are wanted
        [[nodiscard]] QStringList all() const { return shown + hidden; }
        [[nodiscard]] bool isEmpty() const { return shown.isEmpty() && hidden.isEmpty(); }
    };
    Panels first;
    Panels second;
    Panels third; ///< below the second
    Panels below;
    bool boardLeads = false; ///< the middle is as wide as the board is high
    double columns = 0.5;    ///< of the width, if no board leads
    double firstShare = 1;   ///< of the columns
    double secondShare = 1;  ///< of the height of its column
    double belowShare = 0;   ///< of the height
};

/// `narrow`: for a window in which two columns have no room. `low`: the chart has none.
[[nodiscard]] Arrangement arrangementOf(Task task, bool narrow, bool low);

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

class GameDocument;
class GameKeeper;
class PlayPanel;
class TrainingPage;

/// Connects the page of training with the open game and with play: the game that a question is from
/// is opened, and its position is played out. `study` and `play` show those tasks.
void connectTraining(TrainingPage& training, GameKeeper& games, GameDocument& document,
                     PlayPanel& panel, QAction& study, QAction& play);

} // namespace damscope::gui
