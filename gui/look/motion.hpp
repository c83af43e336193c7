// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace damscope::gui::look {

/// Whether nothing is to move that can be shown at once.
[[nodiscard]] bool isMotionReduced();
void setMotionReduced(bool reduced);

} // namespace damscope::gui::look
