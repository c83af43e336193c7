// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/palette.hpp"

namespace damscope::chart {

const Palette& paletteOf(Theme theme) {
    static const Palette light{
        .background = QColor(0xff, 0xff, 0xff),
        .text = QColor(0x21, 0x25, 0x2b),
        .faintText = QColor(0x6b, 0x72, 0x80),
        .grid = QColor(0xe8, 0xea, 0xee),
        .middle = QColor(0xa8, 0xae, 0xb8),
        .line = QColor(0x3b, 0x42, 0x52),
        .whiteArea = QColor(0xf0, 0xe4, 0xc8),
        .blackArea = QColor(0x6d, 0x74, 0x82),
        .whiteClock = QColor(0xc8, 0x9b, 0x3c),
        .blackClock = QColor(0x3b, 0x42, 0x52),
        .inaccuracy = QColor(0xb0, 0x82, 0x00),
        .mistake = QColor(0xc9, 0x5f, 0x00),
        .blunder = QColor(0xc6, 0x28, 0x28),
        .missedWin = QColor(0x7b, 0x3f, 0xb5),
    };
    static const Palette dark{
        .background = QColor(0x24, 0x27, 0x2b),
        .text = QColor(0xe6, 0xe8, 0xec),
        .faintText = QColor(0x98, 0xa0, 0xac),
        .grid = QColor(0x36, 0x3b, 0x41),
        .middle = QColor(0x5b, 0x64, 0x72),
        .line = QColor(0xd5, 0xd9, 0xe0),
        .whiteArea = QColor(0xcf, 0xc4, 0xa8),
        .blackArea = QColor(0x4a, 0x52, 0x60),
        .whiteClock = QColor(0xe2, 0xc0, 0x70),
        .blackClock = QColor(0x8a, 0x96, 0xa8),
        .inaccuracy = QColor(0xf2, 0xc9, 0x4c),
        .mistake = QColor(0xff, 0x96, 0x3b),
        .blunder = QColor(0xff, 0x5c, 0x5c),
        .missedWin = QColor(0xb9, 0x8a, 0xf0),
    };
    static const Palette highContrast{
        .background = QColor(0x00, 0x00, 0x00),
        .text = QColor(0xff, 0xff, 0xff),
        .faintText = QColor(0xe6, 0xe6, 0xe6),
        .grid = QColor(0x40, 0x40, 0x40),
        .middle = QColor(0xb0, 0xb0, 0xb0),
        .line = QColor(0xff, 0xff, 0xff),
        .whiteArea = QColor(0xcf, 0xc4, 0xa8),
        .blackArea = QColor(0x5b, 0x64, 0x72),
        .whiteClock = QColor(0xff, 0xe0, 0x4a),
        .blackClock = QColor(0xb0, 0xb8, 0xc4),
        .inaccuracy = QColor(0xf2, 0xc9, 0x4c),
        .mistake = QColor(0xff, 0x96, 0x3b),
        .blunder = QColor(0xff, 0x5c, 0x5c),
        .missedWin = QColor(0xb9, 0x8a, 0xf0),
    };
    switch (theme) {
    case Theme::dark:
        return dark;
    case Theme::highContrast:
        return highContrast;
    default:
        return light;
    }
}

ErrorMark markOf(analysis::Quality quality) {
    switch (quality) {
    case analysis::Quality::inaccuracy:
        return {QChar(0x25cf), &Palette::inaccuracy};
    case analysis::Quality::mistake:
        return {QChar(0x25b2), &Palette::mistake};
    case analysis::Quality::blunder:
        return {QChar(0x25c6), &Palette::blunder};
    default:
        return {QChar(0x2605), &Palette::missedWin};
    }
}

} // namespace damscope::chart
