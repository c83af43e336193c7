// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/board_theme.hpp"

namespace damscope::gui {

namespace {

BoardTheme wood() {
    return {.light = "#f0ddb9",
            .dark = "#a97449",
            .darkEnd = "#976339",
            .frame = "#5c3a1e",
            .edgeText = "#f1dcb8",
            .squareText = "#fff6e4",
            .white = "#fbf1da",
            .whiteEdge = "#7c6a4c",
            .black = "#372c27",
            .blackEdge = "#120d0b",
            .blackGroove = "#75665d",
            .mark = "#ffe066",
            .markEdge = "#3b2413",
            .lastMove = "#e6c34c",
            .edgeWidth = 0.02};
}

BoardTheme tournament() {
    return {.light = "#f0efe0",
            .dark = "#5f8f6b",
            .darkEnd = "#5f8f6b",
            .frame = "#37573f",
            .edgeText = "#f0efe0",
            .squareText = "#ffffff",
            .white = "#fdfcf5",
            .whiteEdge = "#7d8178",
            .black = "#2b2d2c",
            .blackEdge = "#0a0c0b",
            .blackGroove = "#6b706d",
            .mark = "#ffe066",
            .markEdge = "#1d2b12",
            .lastMove = "#dcc853",
            .edgeWidth = 0.02};
}

BoardTheme slate() {
    return {.light = "#e3e6ea",
            .dark = "#7a8ca3",
            .darkEnd = "#7a8ca3",
            .frame = "#414d5c",
            .edgeText = "#eef1f4",
            .squareText = "#10161d",
            .white = "#ffffff",
            .whiteEdge = "#76808c",
            .black = "#272c33",
            .blackEdge = "#06080a",
            .blackGroove = "#68717c",
            .mark = "#ffe066",
            .markEdge = "#16222e",
            .lastMove = "#e2cb5c",
            .edgeWidth = 0.02};
}

BoardTheme highContrast() {
    return {.light = "#ffffff",
            .dark = "#6e6e6e",
            .darkEnd = "#6e6e6e",
            .frame = "#000000",
            .edgeText = "#ffffff",
            .squareText = "#ffffff",
            .white = "#ffffff",
            .whiteEdge = "#000000",
            .black = "#000000",
            .blackEdge = "#ffffff",
            .blackGroove = "#ffffff",
            .mark = "#ffd800",
            .markEdge = "#000000",
            .lastMove = "#005fcc",
            .edgeWidth = 0.05};
}

} // namespace

const BoardTheme& boardTheme(BoardThemeName name) {
    // In the order of the enumeration. If all squares are used, light and dark alternate.
    static const std::array<BoardTheme, 4> themes{wood(), tournament(), slate(), highContrast()};
    return themes[static_cast<std::size_t>(name)];
}

const BoardInk& boardInk() {
    static const BoardInk ink{
        .arrows = {"#15781b", "#9c1f1f", "#8a6500", "#1e5fa8"},
        .best = "#1f7f46",
        .arrowEdge = "#fffaf0",
        .routes = {"#1e5fa8", "#b3471d", "#15781b", "#7a2d8c", "#00727a", "#8a6d00"},
        .onRoute = "#ffffff",
        .crown = "#b57f0c",
        .crownOnBlack = "#f2c84b",
        .shadow = "#000000",
        .mustNot = "#c62716",
        .may = "#f4d04b",
        .onMay = "#1e2124",
        .brushLight = "#ffffff",
        .brushDark = "#000000",
    };
    return ink;
}

} // namespace damscope::gui
