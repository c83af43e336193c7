// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"
#include "gui/look/colours.hpp"

#include <QPalette>

namespace damscope::gui {

/// The look of charts among these colours.
[[nodiscard]] inline chart::Theme chartTheme(const QPalette& palette) {
    if (palette.color(QPalette::Window) == look::coloursOf(look::Scheme::highContrast).ground)
        return chart::Theme::highContrast;
    return look::isDark(palette) ? chart::Theme::dark : chart::Theme::light;
}

} // namespace damscope::gui
