// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <QString>

namespace damscope::gui {

/// A tool tip with a small board above the text.
[[nodiscard]] QString boardToolTip(const rules::Position& position, const QString& text);

} // namespace damscope::gui
