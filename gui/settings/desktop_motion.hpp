// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QObject;

namespace damscope::gui {

/// Whether files of the user's desktop say that nothing shall move: KDE's factor of durations is
/// zero, or GTK's animations are off.
[[nodiscard]] bool isDesktopStill();

/// Follows the desktop: what its files say is known at once; GNOME and its relatives are asked in a
/// process of its own, which nobody waits for.
void followDesktopMotion(QObject& parent);

} // namespace damscope::gui
