// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/tasks/task.hpp"

#include <QStringList>

namespace damscope::gui {

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

} // namespace damscope::gui
