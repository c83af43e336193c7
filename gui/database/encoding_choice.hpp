// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace damscope::gui {

/// The encodings that a user is offered, the usual ones first. Any other can be typed.
[[nodiscard]] QStringList usualEncodings();

} // namespace damscope::gui
