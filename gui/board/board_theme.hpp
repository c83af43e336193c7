// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace damscope::gui {

enum class BoardThemeName { wood, tournament, slate, highContrast };

/// The colours of a board and its pieces.
struct BoardTheme {
    QColor light; ///< cells that are not used
    QColor dark;  ///< playing squares
    QColor frame;
    QColor edgeText;   ///< on the frame
    QColor squareText; ///< on playing squares
    QColor white;      ///< white pieces
    QColor whiteEdge;
    QColor black;
    QColor blackEdge;
    QColor mark;      ///< targets, rings and the cursor
    QColor lastMove;  ///< laid over the squares of the last move
    double edgeWidth; ///< of the pieces, in cells
};

[[nodiscard]] const BoardTheme& boardTheme(BoardThemeName name);

} // namespace damscope::gui
