// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/task.hpp"

#include <cstddef>

namespace damscope::gui {

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

} // namespace damscope::gui
