// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

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

} // namespace damscope::gui
