// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QObject;

namespace damscope::gui {

/// Calls `then` if nothing shall move on the user's desktop: at once if its files say so. GNOME and
/// its relatives are asked in a process of its own, which nobody waits for; `parent` owns it.
void onStillDesktop(QObject& parent, std::function<void()> then);

} // namespace damscope::gui
