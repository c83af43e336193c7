// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/board_theme.hpp"
#include "rules/board/position.hpp"

#include <QPointF>

#include <cstdint>

class QPainter;

namespace damscope::gui {

/// How pieces are drawn: turned wood with two grooves, smooth discs, ringed discs, or flat as in
/// print.
enum class PieceSet : std::uint8_t { turned, smooth, ringed, flat };

/// Draws one piece.
void paintPiece(QPainter& painter, const BoardTheme& theme, rules::Piece piece, QPointF centre,
                double cellSize, PieceSet set = PieceSet::turned);

} // namespace damscope::gui
