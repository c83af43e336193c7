// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/board_theme.hpp"
#include "rules/board/position.hpp"

#include <QPointF>

class QPainter;

namespace damscope::gui {

/// Draws one piece.
void paintPiece(QPainter& painter, const BoardTheme& theme, rules::Piece piece, QPointF centre,
                double cellSize, PieceSet set = PieceSet::turned);

} // namespace damscope::gui
