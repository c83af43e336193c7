// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/piece_picture.hpp"

#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <vector>

namespace damscope::gui {

namespace {

constexpr double radius = 0.385; // with a margin to the edge of the square, at any size
constexpr double wall = 0.055;   // the height of a disc
constexpr double stacked = 0.10; // how far the upper disc of a king is above the lower one

QPainterPath crown(QPointF c, double r) {
    const auto at = [&](double x, double y) { return QPointF(c.x() + x * r, c.y() + y * r); };
    QPainterPath path(at(-0.55, 0.42));
    for (const QPointF p : {at(-0.66, -0.30), at(-0.28, 0.02), at(0.0, -0.50), at(0.28, 0.02),
                            at(0.66, -0.30), at(0.55, 0.42)})
        path.lineTo(p);
    path.closeSubpath();
    return path;
}

// The radii of the grooves of a set, in those of the disc.
std::vector<double> groovesOf(PieceSet set) {
    switch (set) {
    case PieceSet::turned:
        return {0.78, 0.52};
    case PieceSet::smooth:
        return {};
    case PieceSet::ringed:
        return {0.66};
    default:
        return {0.72};
    }
}

class PiecePainter {
public:
    PiecePainter(QPainter& painter, const BoardTheme& theme, rules::Piece piece, double cellSize,
                 PieceSet set)
        : p_(painter), theme_(theme), set_(set), cell_(cellSize), r_(radius * cellSize),
          white_(piece.color == rules::Color::white), body_(white_ ? theme.white : theme.black),
          edge_(white_ ? theme.whiteEdge : theme.blackEdge) {}

    void man(QPointF centre) {
        if (set_ == PieceSet::flat)
            return flatDisc(centre);
        shadow(centre);
        disc(centre);
    }

    void king(QPointF centre) {
        if (set_ == PieceSet::flat) {
            flatDisc(centre);
            return paintCrown(centre);
        }
        shadow(centre);
        const QPointF up(0, stacked * cell_ / 2);
        disc(centre + up);
        disc(centre - up);
        paintCrown(centre - up - QPointF(0, wall * cell_ / 2));
    }

private:
    void flatDisc(QPointF centre) {
        p_.setPen(QPen(edge_, theme_.edgeWidth * cell_));
        p_.setBrush(body_);
        p_.drawEllipse(centre, r_, r_);
        grooves(centre, r_);
    }

    void shadow(QPointF centre) {
        QRadialGradient fade(centre + QPointF(0.02, 0.09) * cell_, r_ * 1.12);
        QColor ink = boardInk().shadow;
        ink.setAlphaF(0.45F);
        fade.setColorAt(0.75, ink);
        ink.setAlphaF(0);
        fade.setColorAt(1, ink);
        p_.setPen(Qt::NoPen);
        p_.setBrush(fade);
        p_.drawEllipse(fade.center(), fade.radius(), fade.radius());
    }

    // A low cylinder seen from above: its wall below its face.
    void disc(QPointF centre) {
        const QPointF half(0, wall * cell_ / 2);
        p_.setPen(QPen(edge_, theme_.edgeWidth * cell_));
        p_.setBrush(white_ ? body_.darker(135) : edge_);
        p_.drawEllipse(centre + half, r_, r_);
        const QPointF face = centre - half;
        QRadialGradient light(face - QPointF(0.30, 0.35) * r_, r_ * 1.5);
        light.setColorAt(0, white_ ? body_.lighter(104) : body_.lighter(165));
        light.setColorAt(0.55, body_);
        light.setColorAt(1, body_.darker(white_ ? 112 : 140));
        p_.setBrush(light);
        p_.drawEllipse(face, r_, r_);
        grooves(face, r_);
    }

    // As on turned wooden pieces: darker on white, lighter on black.
    void grooves(QPointF centre, double r) {
        p_.setBrush(Qt::NoBrush);
        p_.setPen(QPen(white_ ? body_.darker(128) : theme_.blackGroove, 0.018 * cell_));
        for (const double groove : groovesOf(set_))
            p_.drawEllipse(centre, groove * r, groove * r);
    }

    void paintCrown(QPointF centre) {
        p_.setPen(QPen(edge_, 0.02 * cell_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        p_.setBrush(white_ ? boardInk().crown : boardInk().crownOnBlack);
        p_.drawPath(crown(centre, 0.72 * r_));
    }

    QPainter& p_;
    const BoardTheme& theme_;
    PieceSet set_;
    double cell_;
    double r_;
    bool white_;
    QColor body_;
    QColor edge_;
};

} // namespace

void paintPiece(QPainter& painter, const BoardTheme& theme, rules::Piece piece, QPointF centre,
                double cellSize, PieceSet set) {
    PiecePainter drawn(painter, theme, piece, cellSize, set);
    if (piece.kind == rules::Kind::king)
        drawn.king(centre);
    else
        drawn.man(centre);
}

} // namespace damscope::gui
