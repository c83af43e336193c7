// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"

#include <QColor>
#include <QPalette>

#include <cstdint>

namespace damscope::gui::look {

enum class Scheme : std::uint8_t { light, dark, highContrast };

/// The colours of a scheme, by what they are for. All others of the window are in BoardTheme.
struct Colours {
    QColor ground;  ///< behind the panels
    QColor rail;    ///< behind the tasks
    QColor surface; ///< of lists, texts and fields
    QColor stripe;  ///< every other row, and cards on a surface
    QColor button;
    QColor line;      ///< between things
    QColor fieldLine; ///< around what is typed or ticked, and handles: seen for certain
    QColor text;
    QColor secondText; ///< what is read second
    QColor disabledText;
    QColor accent;        ///< what is chosen, links
    QColor accentTouched; ///< a button of that colour below the mouse pointer
    QColor onAccent;      ///< text on it
    QColor accentGround;  ///< behind what is chosen, where its text stays as it is
    QColor failure;       ///< text of what went wrong
    QColor hint;          ///< behind tool tips
    QColor box;           ///< of check boxes
    QColor draw;          ///< the share of drawn games
    QColor onDraw;        ///< text on it
};

[[nodiscard]] const Colours& coloursOf(Scheme scheme);
/// Those of the scheme that a palette was made for.
[[nodiscard]] const Colours& coloursOf(const QPalette& palette);
[[nodiscard]] bool isDark(const QPalette& palette);
[[nodiscard]] QPalette paletteOf(Scheme scheme);

} // namespace damscope::gui::look

namespace damscope::gui {

// Pieces are white and black in every theme, and so is what stands for their sides.
inline const QColor whiteColour(0xf6, 0xf1, 0xe4);
inline const QColor blackColour(0x2b, 0x2f, 0x36);

/// The look of charts among these colours.
[[nodiscard]] inline chart::Theme chartTheme(const QPalette& palette) {
    if (palette.color(QPalette::Window) == look::coloursOf(look::Scheme::highContrast).ground)
        return chart::Theme::highContrast;
    return look::isDark(palette) ? chart::Theme::dark : chart::Theme::light;
}

} // namespace damscope::gui
