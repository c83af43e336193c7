// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

#include <array>
#include <cstdint>
#include <utility>

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
    events,
    importing ///< a report on an import, while one is open
};

inline constexpr std::array allTasks{Task::home,     Task::games,  Task::study,    Task::report,
                                     Task::openings, Task::search, Task::play,     Task::training,
                                     Task::players,  Task::events, Task::importing};

/// The name in files and of objects: "study".
[[nodiscard]] const char* nameOf(Task task);
/// The symbol of gui/icons.
[[nodiscard]] const char* symbolOf(Task task);

/// The panels of a task as it is first seen. They are docks, named by their objects: two columns
/// at the right of the page in the middle, and a row under both. Panels in one place are tabs.
struct PanelLayout {
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

/// `narrow`: for a window in which two columns have no room. `low`: a high chart has none.
[[nodiscard]] PanelLayout layoutOf(Task task, bool narrow, bool low);

/// The way of the keyboard through the panels of the window: one stop of Tab for each, wherever the
/// focus was in it. In a form Tab goes through the fields first. The controls of a panel are
/// reached by another key.
class PanelFocus {
public:
    struct Panel {
        QWidget* widget;
        QWidget* first; ///< has the focus first; none: the first control
        bool isForm = false;
    };

    /// The panels in view, in their order.
    explicit PanelFocus(QList<Panel> panels) : panels_(std::move(panels)) {}

    /// Goes on as Tab does, or back as Shift+Tab does.
    void tab(bool forward) const;
    void nextPanel(bool forward) const;
    /// Goes to the next control of the panel with the focus; the first follows the last.
    void nextControl(bool forward) const;

    /// The visible controls of a panel that take the focus, in the order of Tab.
    [[nodiscard]] static QList<QWidget*> controlsOf(const QWidget& panel);

private:
    [[nodiscard]] const Panel* held() const;
    [[nodiscard]] static QWidget* targetOf(const Panel& panel, bool forward);

    QList<Panel> panels_;
};

} // namespace damscope::gui
