// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"

#include <QChar>
#include <QColor>

namespace damscope::chart {

/// The colours of a theme.
struct Palette {
    QColor background;
    QColor text;
    QColor faintText;
    QColor grid;
    QColor middle;    ///< the line of an even game
    QColor line;      ///< the course
    QColor whiteArea; ///< what is good for White
    QColor blackArea;
    QColor whiteClock;
    QColor blackClock;
    QColor inaccuracy;
    QColor mistake;
    QColor blunder;
    QColor missedWin;
};

[[nodiscard]] const Palette& paletteOf(Theme theme);

/// How an error is marked in texts: by its shape on the chart, and by its colour.
struct ErrorMark {
    QChar shape;
    QColor Palette::*colour;
};

[[nodiscard]] ErrorMark markOf(analysis::Quality quality);

} // namespace damscope::chart
