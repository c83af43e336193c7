// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace damscope::chart {

/// On a system without fonts, makes those known that come with the program in share/damscope/fonts.
/// Needs a QApplication.
void useOwnFontsIfNone();

} // namespace damscope::chart
