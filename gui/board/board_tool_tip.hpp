// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/board_picture.hpp"
#include "rules/board/position.hpp"

#include <QString>

namespace damscope::gui {

/// A tooltip with a small board above a text.
[[nodiscard]] QString boardToolTip(const rules::Position& position, const QString& text);
/// The same with arrows, in the look of the user.
[[nodiscard]] QString boardToolTip(const BoardPicture& picture, BoardThemeName theme,
                                   const QString& text);

} // namespace damscope::gui
