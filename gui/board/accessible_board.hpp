// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace damscope::gui {

/// From now on boards show themselves to screen readers as a table with a cell for every square:
/// "32: white man". A cell can be pressed as a click would.
void installBoardAccessibility();

} // namespace damscope::gui
