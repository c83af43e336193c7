// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/geometry.hpp"
#include "gui/look/theme.hpp"
#include "parser/meaning/annotation.hpp"
#include "rules/board/position.hpp"
#include "rules/game/game.hpp"
#include "rules/moves/generate.hpp"

#include <QImage>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

class QPainter;

namespace damscope::gui {

/// Draws one piece.
void paintPiece(QPainter& painter, const BoardTheme& theme, rules::Piece piece, QPointF centre,
                double cellSize, PieceSet set = PieceSet::turned);

/// A path from square to square with a number, for offered captures.
struct NumberedRoute {
    std::vector<rules::Square> squares;
    rules::Square badge;
    int number;
};

/// A piece away from the middle of its square: dragged or animated.
struct FloatingPiece {
    rules::Square from;
    rules::Piece piece;
    QPointF centre;
};

/// A piece that has been taken, while it is still seen.
struct FadingPiece {
    rules::Square square;
    rules::Piece piece;
    double opacity;
};

/// A move as an arrow along the squares where it lands.
struct MoveArrow {
    enum class Kind : std::uint8_t { played, better };
    Kind kind{};
    std::vector<rules::Square> squares;
};
/// The arrow of a legal move, by one of its routes.
[[nodiscard]] MoveArrow arrowOf(const rules::Position& before, const rules::Move& move,
                                MoveArrow::Kind kind);

/// Everything that is seen on a board.
struct BoardPicture {
    std::optional<rules::Position> position; ///< none: the board is empty
    std::optional<rules::Move> lastMove;
    std::optional<rules::Square> lifted;
    std::optional<rules::Square> standing; ///< where the lifted piece is shown
    std::optional<rules::Square> cursor;   ///< of the keyboard
    rules::SquareSet targets;
    rules::SquareSet mustCapture; ///< ringed
    rules::SquareSet ghosts;
    std::vector<NumberedRoute> routes;
    std::vector<rules::Shape> shapes;
    std::vector<MoveArrow> arrows;
    std::optional<FloatingPiece> floating;
    std::vector<FadingPiece> fading;
    PieceSet pieces = PieceSet::turned;
};

/// The position before a move of a game, if it is known, with the move as an arrow.
[[nodiscard]] BoardPicture pictureBefore(const rules::Game& game, rules::NodeId node);

/// Draws a board: on the screen, into a file, on paper.
void paintBoard(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                const BoardPicture& picture);

/// A board as a separate picture.
struct Diagram {
    rules::Variant variant;
    BoardPicture picture;
    BoardThemeName theme;
    Numbering numbering;
    bool flipped;
};

/// The diagram with this width and the height of its board.
[[nodiscard]] QImage diagramImage(const Diagram& diagram, int width);

/// Writes an SVG file (vectors) or, with any other extension, a PNG file. Returns the error, if
/// any.
[[nodiscard]] std::optional<QString> saveDiagram(const QString& file, const Diagram& diagram);

/// A tooltip with a small board above a text.
[[nodiscard]] QString boardToolTip(const rules::Position& position, const QString& text);
/// The same with arrows, in the look of the user.
[[nodiscard]] QString boardToolTip(const BoardPicture& picture, BoardThemeName theme,
                                   const QString& text);

} // namespace damscope::gui
