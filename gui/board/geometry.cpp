// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/geometry.hpp"

#include "rules/text/notation.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>

namespace damscope::gui {

namespace {

using rules::Coordinates;
using rules::Square;

// All lengths are in cells.
constexpr double bareFrame = 0.12;
constexpr double labelFrame = 0.5;

QString name(const rules::Rules& rules, Square square) {
    return QString::fromStdString(rules::squareName(rules, square));
}

} // namespace

BoardGeometry::BoardGeometry(const rules::Rules& rules, QRectF area, Numbering numbering,
                             bool flipped)
    : rules_(&rules), flipped_(flipped), numbering_(numbering) {
    const double frame = numbering == Numbering::outside ? labelFrame : bareFrame;
    const double columns = board().files + 2 * frame;
    const double rows = board().ranks + 2 * frame;
    // Whole pixels keep the edges of the cells sharp.
    cell_ = std::floor(std::max(4.0, std::min(area.width() / columns, area.height() / rows)));
    const QSizeF inner(cell_ * board().files, cell_ * board().ranks);
    const QPointF corner(std::round(area.center().x() - inner.width() / 2),
                         std::round(area.center().y() - inner.height() / 2));
    boardArea_ = QRectF(corner, inner);
    const double margin = std::floor(frame * cell_);
    outerArea_ = boardArea_.adjusted(-margin, -margin, margin, margin);
}

Coordinates BoardGeometry::onScreen(Coordinates place) const {
    if (!flipped_)
        return place;
    return {board().ranks - 1 - place.row, board().files - 1 - place.column};
}

QRectF BoardGeometry::cell(Coordinates place) const {
    const Coordinates p = onScreen(place);
    return {boardArea_.x() + p.column * cell_, boardArea_.y() + p.row * cell_, cell_, cell_};
}

QRectF BoardGeometry::cell(Square square) const {
    return cell(board().coordinates(square));
}

std::optional<Square> BoardGeometry::squareAt(QPointF point) const {
    const QPointF inBoard = point - boardArea_.topLeft();
    const Coordinates p{static_cast<int>(std::floor(inBoard.y() / cell_)),
                        static_cast<int>(std::floor(inBoard.x() / cell_))};
    return board().at(onScreen(p));
}

Square BoardGeometry::neighbour(Square square, int dx, int dy) const {
    assert(board().squares().contains(square));
    assert((dx == 0) != (dy == 0) && std::abs(dx + dy) == 1);
    const int turn = flipped_ ? -1 : 1;
    const Coordinates from = board().coordinates(square);
    const bool all = board().playing == rules::Playing::all;
    const auto step = [&](int rows, int columns) {
        return board().at({from.row + turn * rows, from.column + turn * columns});
    };
    if (dx != 0)
        return step(0, all ? dx : 2 * dx).value_or(square);
    if (all)
        return step(dy, 0).value_or(square);
    // Zigzag along a column of two cells, so that down undoes up.
    const int side = from.column % 2 == 0 ? turn : -turn;
    if (const auto straight = step(dy, side))
        return *straight;
    return step(dy, -side).value_or(square);
}

std::optional<rules::Square> BoardGeometry::afterArrow(rules::Square square, int key) const {
    switch (key) {
    case Qt::Key_Left:
        return neighbour(square, -1, 0);
    case Qt::Key_Right:
        return neighbour(square, 1, 0);
    case Qt::Key_Up:
        return neighbour(square, 0, -1);
    case Qt::Key_Down:
        return neighbour(square, 0, 1);
    default:
        return std::nullopt;
    }
}

std::vector<EdgeLabel> BoardGeometry::edgeLabels() const {
    std::vector<EdgeLabel> labels;
    const QRectF outer = outerArea_;
    const double margin = boardArea_.x() - outer.x();
    const auto above = [&](QRectF c) { return QRectF(c.x(), outer.y(), cell_, margin); };
    const auto below = [&](QRectF c) { return QRectF(c.x(), boardArea_.bottom(), cell_, margin); };
    const auto left = [&](QRectF c) { return QRectF(outer.x(), c.y(), margin, cell_); };
    const auto right = [&](QRectF c) { return QRectF(boardArea_.right(), c.y(), margin, cell_); };
    if (rules_->notation == rules::Notation::algebraic) {
        for (int column = 0; column < board().files; ++column)
            labels.push_back({below(cell(Coordinates{0, column})),
                              QChar::fromLatin1(static_cast<char>('a' + column))});
        for (int row = 0; row < board().ranks; ++row)
            labels.push_back(
                {left(cell(Coordinates{row, 0})), QString::number(board().ranks - row)});
        return labels;
    }
    for (const Square square : board().squares()) {
        const QRectF c = cell(square);
        const Coordinates p = onScreen(board().coordinates(square));
        if (p.row == 0)
            labels.push_back({above(c), name(*rules_, square)});
        else if (p.row == board().ranks - 1)
            labels.push_back({below(c), name(*rules_, square)});
        else if (p.column == 0)
            labels.push_back({left(c), name(*rules_, square)});
        else if (p.column == board().files - 1)
            labels.push_back({right(c), name(*rules_, square)});
    }
    return labels;
}

} // namespace damscope::gui
