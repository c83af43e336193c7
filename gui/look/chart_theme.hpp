// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"

#include <QPalette>

namespace damscope::gui {

/// The look of charts among these colours.
[[nodiscard]] inline chart::Theme chartTheme(const QPalette& palette) {
    constexpr int half = 128;
    return palette.color(QPalette::Base).lightness() < half ? chart::Theme::dark
                                                            : chart::Theme::light;
}

} // namespace damscope::gui
