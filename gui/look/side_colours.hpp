// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace damscope::gui {

// Pieces are white and black in every theme, and so is what stands for their sides.
inline const QColor whiteColour(0xf6, 0xf1, 0xe4);
inline const QColor blackColour(0x2b, 0x2f, 0x36);

} // namespace damscope::gui
