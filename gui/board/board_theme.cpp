// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_theme.hpp"

#include <array>

namespace damscope::gui {

const BoardTheme& boardTheme(BoardThemeName name) {
    // In the order of the enumeration. If all squares are used, light and dark alternate.
    static const std::array<BoardTheme, 4> themes{{
        {"#f1dcb8", "#a9754b", "#6b4526", "#f1dcb8", "#f6e7cd", "#fbf4e4", "#8a7a5e", "#2e2622",
         "#0e0b0a", "#1d6fd1", "#8ce0b84a", 0.035},
        {"#f0efe0", "#5f8f6b", "#37573f", "#f0efe0", "#eef5ec", "#fdfcf5", "#7d8178", "#2b2d2c",
         "#0a0c0b", "#b3471d", "#8cf2d65c", 0.035},
        {"#e3e6ea", "#7a8ca3", "#414d5c", "#eef1f4", "#f2f5f8", "#ffffff", "#76808c", "#272c33",
         "#06080a", "#a4370f", "#8cf4cf63", 0.035},
        {"#ffffff", "#6e6e6e", "#000000", "#ffffff", "#ffffff", "#ffffff", "#000000", "#000000",
         "#ffffff", "#ffd800", "#b0005fcc", 0.06},
    }};
    return themes[static_cast<std::size_t>(name)];
}

} // namespace damscope::gui
