// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace damscope::gui {

/// How moves are entered with the mouse.
enum class MoveInput : std::uint8_t { clicksAndDrags, clicks, drags };

} // namespace damscope::gui
