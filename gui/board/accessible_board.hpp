// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace damscope::gui {

/// From now on boards appear to screen readers as a table with a cell for every square: "32: white
/// man". Pressing a cell is a click.
void installBoardAccessibility();

} // namespace damscope::gui
