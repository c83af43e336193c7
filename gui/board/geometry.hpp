// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace damscope::gui {

/// The place of the numbers or letters of the squares.
enum class Numbering { inside, outside, none };

/// A label at the board's edge.
struct EdgeLabel {
    QRectF area;
    QString text;
};

/// The layout of a board in an area, in pixels and fractions of them.
class BoardGeometry {
public:
    /// The largest board that fits, in the middle of the area. `flipped`: Black below.
    BoardGeometry(const rules::Rules& rules, QRectF area, Numbering numbering, bool flipped);

    [[nodiscard]] const rules::Rules& rules() const { return *rules_; }
    [[nodiscard]] const rules::Board& board() const { return rules_->board; }
    /// All cells, including those that are not used.
    [[nodiscard]] QRectF boardArea() const { return boardArea_; }
    /// The board with its frame.
    [[nodiscard]] QRectF outerArea() const { return outerArea_; }
    [[nodiscard]] double cellSize() const { return cell_; }
    [[nodiscard]] Numbering numbering() const { return numbering_; }

    [[nodiscard]] QRectF cell(rules::Coordinates place) const;
    [[nodiscard]] QRectF cell(rules::Square square) const;
    [[nodiscard]] QPointF centre(rules::Square square) const { return cell(square).center(); }
    /// The playing square at a point; none on the other cells and outside.
    [[nodiscard]] std::optional<rules::Square> squareAt(QPointF point) const;
    /// The nearest playing square in a direction of the screen (one of dx, dy is 1 or -1, the other
    /// 0); the same square at the edge. If half of the squares are used, a step up or down goes to
    /// the next row.
    [[nodiscard]] rules::Square neighbour(rules::Square square, int dx, int dy) const;
    /// The square that an arrow key (Qt::Key) leads to; nothing for other keys.
    [[nodiscard]] std::optional<rules::Square> afterArrow(rules::Square square, int key) const;
    /// The labels around the board: files and ranks, or the numbers of the squares at the edge.
    [[nodiscard]] std::vector<EdgeLabel> edgeLabels() const;

private:
    [[nodiscard]] rules::Coordinates onScreen(rules::Coordinates place) const;

    const rules::Rules* rules_;
    bool flipped_;
    Numbering numbering_;
    double cell_ = 0;
    QRectF boardArea_;
    QRectF outerArea_;
};

/// How moves are entered with the mouse.
enum class MoveInput : std::uint8_t { clicksAndDrags, clicks, drags };

} // namespace damscope::gui
