// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <array>
#include <cstdint>

namespace damscope::gui {

enum class BoardThemeName { wood, tournament, slate, highContrast };

/// How pieces are drawn: turned wood with two grooves, smooth discs, ringed discs, or flat as in
/// print.
enum class PieceSet : std::uint8_t { turned, smooth, ringed, flat };

/// What a user chooses of the look of a board: its colours, and the shape of its pieces.
struct BoardLook {
    BoardThemeName theme = BoardThemeName::wood;
    PieceSet pieces = PieceSet::turned;
};

/// The colours of a board and its pieces.
struct BoardTheme {
    QColor light;   ///< cells that are not used
    QColor dark;    ///< playing squares
    QColor darkEnd; ///< where the grain of their wood is darkest
    QColor frame;
    QColor edgeText;   ///< on the frame
    QColor squareText; ///< on playing squares
    QColor white;      ///< white pieces
    QColor whiteEdge;
    QColor black;
    QColor blackEdge;
    QColor blackGroove;
    QColor mark;      ///< targets, rings and the cursor
    QColor markEdge;  ///< around them
    QColor lastMove;  ///< the squares of the last move
    double edgeWidth; ///< of the pieces, in cells
};

[[nodiscard]] const BoardTheme& boardTheme(BoardThemeName name);

/// What is drawn on a board, whatever its theme.
struct BoardInk {
    std::array<QColor, 4> arrows; ///< green, red, yellow and blue, as in PDN
    QColor best;                  ///< the arrow of the best move
    QColor arrowEdge;             ///< seen where the arrow is not
    std::array<QColor, 6> routes; ///< of offered captures
    QColor onRoute;               ///< the number of a route
    QColor crown;                 ///< of a white king
    QColor crownOnBlack;
    QColor shadow;     ///< below the pieces
    QColor mustNot;    ///< the stroke through a piece of a pattern
    QColor may;        ///< the badge of a piece of a pattern
    QColor onMay;      ///< its sign
    QColor brushLight; ///< an empty square among the pieces to choose from
    QColor brushDark;
};

[[nodiscard]] const BoardInk& boardInk();

} // namespace damscope::gui
