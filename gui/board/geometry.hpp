// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace damscope::gui {

/// Where the numbers or letters of the squares stand.
enum class Numbering { inside, outside, none };

/// Words at the board's edge.
struct EdgeLabel {
    QRectF area;
    QString text;
};

/// Where everything of a board lies in an area: pixels, fractions of them too.
class BoardGeometry {
public:
    /// The largest board that fits, in the middle of the area. `flipped`: Black below.
    BoardGeometry(const rules::Rules& rules, QRectF area, Numbering numbering, bool flipped);

    [[nodiscard]] const rules::Rules& rules() const { return *rules_; }
    [[nodiscard]] const rules::Board& board() const { return rules_->board; }
    /// All cells, those too on which nobody plays.
    [[nodiscard]] QRectF boardArea() const { return boardArea_; }
    /// The board with its frame.
    [[nodiscard]] QRectF outerArea() const { return outerArea_; }
    [[nodiscard]] double cellSize() const { return cell_; }
    [[nodiscard]] bool flipped() const { return flipped_; }
    [[nodiscard]] Numbering numbering() const { return numbering_; }

    [[nodiscard]] QRectF cell(rules::Place place) const;
    [[nodiscard]] QRectF cell(rules::Square square) const;
    [[nodiscard]] QPointF centre(rules::Square square) const { return cell(square).center(); }
    /// The playing square at a point; none on the other cells and outside.
    [[nodiscard]] std::optional<rules::Square> squareAt(QPointF point) const;
    /// The nearest playing square in a direction of the screen (one of dx, dy is 1 or -1, the other
    /// 0); the same square at the edge. Where half of the squares play, a step up or down goes to
    /// the next row.
    [[nodiscard]] rules::Square neighbour(rules::Square square, int dx, int dy) const;
    /// Where an arrow key (Qt::Key) leads to from a square; nothing for other keys.
    [[nodiscard]] std::optional<rules::Square> afterArrow(rules::Square square, int key) const;
    /// What stands around the board: files and ranks, or the numbers of the squares at the edge.
    [[nodiscard]] std::vector<EdgeLabel> edgeLabels() const;

private:
    [[nodiscard]] rules::Place onScreen(rules::Place place) const;

    const rules::Rules* rules_;
    bool flipped_;
    Numbering numbering_;
    double cell_ = 0;
    QRectF boardArea_;
    QRectF outerArea_;
};

} // namespace damscope::gui
