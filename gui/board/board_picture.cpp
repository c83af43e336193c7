// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_picture.hpp"

#include "rules/text/notation.hpp"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace damscope::gui {

namespace {

using rules::Coordinates;
using rules::Square;

QColor translucent(QColor color, double alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

// As in print: pieces are drawn with a margin to the edge of their square, at any size.
constexpr double pieceRadius = 0.385;

QPainterPath crown(QPointF c, double r) {
    const auto at = [&](double x, double y) { return QPointF(c.x() + x * r, c.y() + y * r); };
    QPainterPath path(at(-0.55, 0.42));
    for (const QPointF p : {at(-0.66, -0.30), at(-0.28, 0.02), at(0.0, -0.50), at(0.28, 0.02),
                            at(0.66, -0.30), at(0.55, 0.42)})
        path.lineTo(p);
    path.closeSubpath();
    return path;
}

class BoardPainter {
public:
    BoardPainter(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                 const BoardPicture& picture)
        : p_(painter), g_(geometry), theme_(theme), picture_(picture), cell_(geometry.cellSize()) {}

    void paint() {
        p_.setRenderHint(QPainter::Antialiasing);
        paintFrame();
        paintCells();
        paintHighlights();
        if (g_.numbering() == Numbering::inside)
            paintNames();
        paintPieces();
        paintMarks();
        for (const rules::Shape& s : picture_.shapes)
            paintShape(s);
        paintRoutes();
        if (picture_.floating)
            paintPiece(p_, theme_, picture_.floating->piece, picture_.floating->centre, cell_);
    }

private:
    void paintFrame() {
        p_.setPen(Qt::NoPen);
        p_.setBrush(theme_.frame);
        p_.drawRoundedRect(g_.outerArea(), 0.06 * cell_, 0.06 * cell_);
        QFont font = p_.font();
        font.setPixelSize(std::max(7, static_cast<int>(0.26 * cell_)));
        p_.setFont(font);
        p_.setPen(theme_.edgeText);
        if (g_.numbering() == Numbering::outside)
            for (const EdgeLabel& label : g_.edgeLabels())
                p_.drawText(label.area, Qt::AlignCenter, label.text);
    }

    void paintCells() {
        // Edges between cells of one colour must not shine through.
        p_.setRenderHint(QPainter::Antialiasing, false);
        const bool all = g_.board().playing == rules::Playing::all;
        for (int row = 0; row < g_.board().ranks; ++row)
            for (int column = 0; column < g_.board().files; ++column) {
                const Coordinates place{row, column};
                const bool dark = all ? (row + column) % 2 != 0 : g_.board().at(place).has_value();
                const QColor plain = all ? theme_.light.darker(108) : theme_.light;
                p_.fillRect(g_.cell(place), dark ? (all ? theme_.light : theme_.dark) : plain);
            }
        p_.setRenderHint(QPainter::Antialiasing);
        if (all)
            paintCellLines();
    }

    void paintCellLines() {
        p_.setPen(QPen(theme_.frame, std::max(1.0, 0.02 * cell_)));
        for (int i = 1; i < g_.board().files; ++i) {
            const double x = g_.boardArea().x() + i * cell_;
            p_.drawLine(QLineF(x, g_.boardArea().top(), x, g_.boardArea().bottom()));
        }
        for (int i = 1; i < g_.board().ranks; ++i) {
            const double y = g_.boardArea().y() + i * cell_;
            p_.drawLine(QLineF(g_.boardArea().left(), y, g_.boardArea().right(), y));
        }
    }

    void paintHighlights() {
        if (picture_.lastMove)
            for (const Square s : {picture_.lastMove->from, picture_.lastMove->to})
                p_.fillRect(g_.cell(s), theme_.lastMove);
        if (picture_.lifted)
            p_.fillRect(g_.cell(*picture_.lifted), translucent(theme_.mark, 0.35));
    }

    void paintNames() {
        QFont font = p_.font();
        font.setPixelSize(std::max(8, static_cast<int>(0.22 * cell_)));
        p_.setFont(font);
        const bool all = g_.board().playing == rules::Playing::all;
        p_.setPen(all ? theme_.frame : theme_.squareText);
        const double inset = 0.05 * cell_;
        for (const Square s : g_.board().squares())
            p_.drawText(g_.cell(s).adjusted(inset, inset * 0.5, -inset, -inset),
                        Qt::AlignLeft | Qt::AlignTop,
                        QString::fromStdString(rules::squareName(g_.rules(), s)));
    }

    void paintPieces() {
        if (!picture_.position)
            return;
        for (const Square s : picture_.position->pieces()) {
            if (picture_.floating && picture_.floating->from == s)
                continue;
            const bool moved = picture_.lifted == s && picture_.standing;
            const QPointF centre = g_.centre(moved ? *picture_.standing : s);
            p_.setOpacity(picture_.ghosts.contains(s) ? 0.35 : 1.0);
            paintPiece(p_, theme_, *picture_.position->at(s), centre, cell_);
            p_.setOpacity(1.0);
            if (picture_.ghosts.contains(s))
                paintCross(centre);
        }
    }

    // Not only by a paler colour.
    void paintCross(QPointF c) {
        const double r = 0.2 * cell_;
        p_.setPen(QPen(theme_.mark, 0.05 * cell_, Qt::SolidLine, Qt::RoundCap));
        p_.drawLine(c + QPointF(-r, -r), c + QPointF(r, r));
        p_.drawLine(c + QPointF(-r, r), c + QPointF(r, -r));
    }

    void paintMarks() {
        p_.setBrush(Qt::NoBrush);
        for (const Square s : picture_.mustCapture) {
            p_.setPen(QPen(theme_.mark, 0.06 * cell_));
            p_.drawEllipse(g_.centre(s), 0.44 * cell_, 0.44 * cell_);
        }
        for (const Square s : picture_.targets) {
            p_.setPen(QPen(theme_.white, 0.025 * cell_));
            p_.setBrush(theme_.mark);
            p_.drawEllipse(g_.centre(s), 0.13 * cell_, 0.13 * cell_);
        }
        if (picture_.cursor) {
            const double inset = 0.045 * cell_;
            p_.setBrush(Qt::NoBrush);
            p_.setPen(QPen(theme_.mark, 0.07 * cell_, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            p_.drawRect(g_.cell(*picture_.cursor).adjusted(inset, inset, -inset, -inset));
        }
    }

    [[nodiscard]] static QColor colorOf(rules::ShapeColor color) {
        constexpr std::array<QRgb, 4> colors{0xff15781b, 0xff9c1f1f, 0xffd9a400, 0xff1e5fa8};
        return QColor::fromRgb(colors[static_cast<std::size_t>(color)]);
    }

    void paintShape(const rules::Shape& shape) {
        const QColor color = translucent(colorOf(shape.color), 0.75);
        if (!shape.to) {
            p_.setBrush(Qt::NoBrush);
            p_.setPen(QPen(color, 0.08 * cell_));
            p_.drawEllipse(g_.centre(shape.from), 0.44 * cell_, 0.44 * cell_);
            return;
        }
        paintArrow({g_.centre(shape.from), g_.centre(*shape.to)}, color, 0.14 * cell_);
    }

    void paintArrow(QLineF line, const QColor& color, double width) {
        if (line.length() < 1)
            return;
        const QLineF unit = line.unitVector();
        const QPointF along(unit.dx(), unit.dy());
        const QPointF across(-along.y(), along.x());
        const double head = 2.6 * width;
        const QPointF neck = line.p2() - along * head;
        QPainterPath path(line.p1() + across * width / 2);
        for (const QPointF p : {neck + across * width / 2, neck + across * head * 0.6, line.p2(),
                                neck - across * head * 0.6, neck - across * width / 2,
                                line.p1() - across * width / 2})
            path.lineTo(p);
        path.closeSubpath();
        p_.fillPath(path, color);
    }

    void paintRoutes() {
        constexpr std::array<QRgb, 6> colors{0xff1e5fa8, 0xffb3471d, 0xff15781b,
                                             0xff7a2d8c, 0xff00727a, 0xff8a6d00};
        const double spread = 0.07 * cell_;
        for (const NumberedRoute& r : picture_.routes) {
            // Side by side if they share squares.
            const double shift =
                spread * (r.number - 1 - (static_cast<double>(picture_.routes.size()) - 1) / 2);
            const QColor color =
                QColor::fromRgb(colors[static_cast<std::size_t>(r.number - 1) % colors.size()]);
            QPolygonF line;
            for (const Square s : r.squares)
                line << g_.centre(s) + QPointF(shift, shift * 0.3);
            p_.setBrush(Qt::NoBrush);
            p_.setPen(QPen(translucent(color, 0.9), 0.07 * cell_, Qt::SolidLine, Qt::RoundCap,
                           Qt::RoundJoin));
            p_.drawPolyline(line);
        }
        for (const NumberedRoute& r : picture_.routes)
            paintBadge(
                r, QColor::fromRgb(colors[static_cast<std::size_t>(r.number - 1) % colors.size()]));
    }

    void paintBadge(const NumberedRoute& r, const QColor& color) {
        const QPointF c = g_.centre(r.badge);
        const double radius = 0.24 * cell_;
        p_.setPen(QPen(Qt::white, 0.035 * cell_));
        p_.setBrush(color);
        p_.drawEllipse(c, radius, radius);
        QFont font = p_.font();
        font.setPixelSize(std::max(8, static_cast<int>(0.32 * cell_)));
        font.setBold(true);
        p_.setFont(font);
        p_.setPen(Qt::white);
        p_.drawText(QRectF(c.x() - radius, c.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                    QString::number(r.number));
    }

    QPainter& p_;
    const BoardGeometry& g_;
    const BoardTheme& theme_;
    const BoardPicture& picture_;
    double cell_;
};

} // namespace

void paintPiece(QPainter& painter, const BoardTheme& theme, rules::Piece piece, QPointF centre,
                double cellSize) {
    const bool white = piece.color == rules::Color::white;
    const QColor body = white ? theme.white : theme.black;
    const QColor edge = white ? theme.whiteEdge : theme.blackEdge;
    const double r = pieceRadius * cellSize;
    painter.setPen(QPen(edge, theme.edgeWidth * cellSize));
    painter.setBrush(body);
    painter.drawEllipse(centre, r, r);
    painter.setBrush(Qt::NoBrush);
    // A groove, as on turned wooden pieces: darker on white, lighter on black.
    const QColor groove = white ? body.darker(122) : body.lighter(190);
    painter.setPen(QPen(groove, 0.022 * cellSize));
    painter.drawEllipse(centre, 0.72 * r, 0.72 * r);
    if (piece.kind == rules::Kind::king) {
        painter.setPen(QPen(edge, 0.02 * cellSize, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(white ? QColor("#c8961e") : QColor("#f2c84b"));
        painter.drawPath(crown(centre, 0.72 * r));
    }
}

void paintBoard(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                const BoardPicture& picture) {
    painter.save();
    BoardPainter(painter, geometry, theme, picture).paint();
    painter.restore();
}

} // namespace damscope::gui
