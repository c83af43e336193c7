// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace damscope::gui {

class PlaySession;

/// Ends the game that is being played, if there is one. Whether moves against an engine are to be
/// kept is asked above `window`: the game may have been a trial. False: it goes on.
[[nodiscard]] bool endPlayed(PlaySession& session, QWidget& window);

} // namespace damscope::gui
