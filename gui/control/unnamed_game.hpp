// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

class QWidget;

namespace damscope::gui {

/// What to do with a new game that names no player.
enum class UnnamedGame : std::uint8_t { save, nameFirst, cancel };

/// Says so above `window` and asks; `save` if the user does not want to read it any more.
[[nodiscard]] UnnamedGame askAboutUnnamed(QWidget& window);

} // namespace damscope::gui
