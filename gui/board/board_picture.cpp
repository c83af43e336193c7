// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_picture.hpp"

#include "gui/base/file_dialogs.hpp"
#include "rules/moves/routes.hpp"
#include "rules/text/notation.hpp"

#include <QBuffer>
#include <QByteArray>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace damscope::gui {

namespace {

using rules::Coordinates;
using rules::Square;

QColor translucent(QColor color, double alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
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
        for (const MoveArrow& arrow : picture_.arrows)
            paintMove(arrow);
        for (const rules::Shape& s : picture_.shapes)
            paintShape(s);
        paintRoutes();
        if (picture_.floating)
            paintPiece(p_, theme_, picture_.floating->piece, picture_.floating->centre, cell_,
                       picture_.pieces);
    }

private:
    void paintFrame() {
        p_.setPen(Qt::NoPen);
        p_.setBrush(theme_.frame);
        p_.drawRoundedRect(g_.outerArea(), 0.06 * cell_, 0.06 * cell_);
        QFont font = p_.font();
        font.setPixelSize(std::max(look::letters::least, static_cast<int>(0.26 * cell_)));
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
                if (dark && !all)
                    paintWood(g_.cell(place));
                else
                    p_.fillRect(g_.cell(place), dark ? theme_.light : plain);
            }
        p_.setRenderHint(QPainter::Antialiasing);
        if (all)
            paintCellLines();
    }

    void paintWood(const QRectF& cell) {
        if (theme_.dark == theme_.darkEnd)
            return p_.fillRect(cell, theme_.dark);
        QLinearGradient grain(cell.topLeft(), cell.bottomRight());
        grain.setColorAt(0, theme_.dark);
        grain.setColorAt(1, theme_.darkEnd);
        p_.fillRect(cell, grain);
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
                paintLastMove(g_.cell(s));
        if (picture_.lifted)
            p_.fillRect(g_.cell(*picture_.lifted), translucent(theme_.mark, 0.35));
    }

    // Filled, with an edge that is seen where the colours are not.
    void paintLastMove(const QRectF& cell) {
        p_.fillRect(cell, theme_.lastMove);
        const double width = std::max(1.0, 0.025 * cell_);
        p_.setBrush(Qt::NoBrush);
        p_.setPen(QPen(theme_.markEdge, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        p_.drawRect(cell.adjusted(width / 2, width / 2, -width / 2, -width / 2));
    }

    // The names stand in the corner, beside the piece: they are read on occupied squares too.
    void paintNames() {
        QFont font = p_.font();
        font.setPixelSize(std::max(look::letters::least, qRound(0.185 * cell_)));
        font.setBold(true);
        p_.setFont(font);
        const bool all = g_.board().playing == rules::Playing::all;
        const double inset = 0.03 * cell_;
        const QFontMetricsF metrics(font);
        // The letters begin at the top of a line only in name: digits are lower.
        const double top = inset - (metrics.ascent() - metrics.capHeight());
        for (const Square s : g_.board().squares()) {
            const bool marked =
                picture_.lastMove && (picture_.lastMove->from == s || picture_.lastMove->to == s);
            p_.setPen(all ? theme_.frame : marked ? theme_.markEdge : theme_.squareText);
            p_.drawText(
                g_.cell(s).adjusted(inset * (marked ? 2 : 1), top + (marked ? inset : 0), 0, 0),
                Qt::AlignLeft | Qt::AlignTop,
                QString::fromStdString(rules::squareName(g_.rules(), s)));
        }
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
            paintPiece(p_, theme_, *picture_.position->at(s), centre, cell_, picture_.pieces);
            p_.setOpacity(1.0);
            if (picture_.ghosts.contains(s))
                paintCross(centre);
        }
        for (const FadingPiece& taken : picture_.fading) {
            p_.setOpacity(taken.opacity);
            paintPiece(p_, theme_, taken.piece, g_.centre(taken.square), cell_, picture_.pieces);
        }
        p_.setOpacity(1.0);
    }

    // A paler colour alone would not be seen by everybody.
    void paintCross(QPointF c) {
        const double r = 0.2 * cell_;
        p_.setPen(QPen(theme_.mark, 0.05 * cell_, Qt::SolidLine, Qt::RoundCap));
        p_.drawLine(c + QPointF(-r, -r), c + QPointF(r, r));
        p_.drawLine(c + QPointF(-r, r), c + QPointF(r, -r));
    }

    void paintMarks() {
        for (const Square s : picture_.mustCapture)
            paintEdged(0.06, {theme_.mark, theme_.markEdge},
                       [&] { p_.drawEllipse(g_.centre(s), 0.44 * cell_, 0.44 * cell_); });
        for (const Square s : picture_.targets) {
            p_.setPen(QPen(theme_.markEdge, edge()));
            p_.setBrush(theme_.mark);
            p_.drawEllipse(g_.centre(s), 0.13 * cell_, 0.13 * cell_);
        }
        if (picture_.cursor) {
            const double inset = 0.055 * cell_;
            paintEdged(0.06, {theme_.mark, theme_.markEdge}, [&] {
                p_.drawRect(g_.cell(*picture_.cursor).adjusted(inset, inset, -inset, -inset));
            });
        }
    }

    [[nodiscard]] double edge() const { return std::max(1.0, 0.02 * cell_); }

    struct Inks {
        QColor body;
        QColor edge;
    };
    // A line with an edge, which is seen on light and dark.
    template <class Draw> void paintEdged(double width, const Inks& inks, const Draw& draw) {
        p_.setBrush(Qt::NoBrush);
        p_.setPen(QPen(inks.edge, width * cell_ + 2 * edge(), Qt::SolidLine, Qt::SquareCap,
                       Qt::MiterJoin));
        draw();
        p_.setPen(QPen(inks.body, width * cell_, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        draw();
    }

    [[nodiscard]] static QColor colorOf(rules::ShapeColor color) {
        return boardInk().arrows[static_cast<std::size_t>(color)];
    }

    void paintShape(const rules::Shape& shape) {
        const QColor color = colorOf(shape.color);
        if (!shape.to) {
            return paintEdged(0.07, {color, boardInk().arrowEdge}, [&] {
                p_.drawEllipse(g_.centre(shape.from), 0.44 * cell_, 0.44 * cell_);
            });
        }
        paintArrow({g_.centre(shape.from), g_.centre(*shape.to)}, color);
    }

    void paintMove(const MoveArrow& arrow) {
        QPolygonF way;
        for (const Square square : arrow.squares)
            way << g_.centre(square);
        const bool played = arrow.kind == MoveArrow::Kind::played;
        paintArrow(way,
                   played ? colorOf(rules::ShapeColor::red) : translucent(boardInk().best, 0.85));
    }

    // Along straight lines from point to point, its head at the last one.
    void paintArrow(const QPolygonF& way, const QColor& color) {
        const double width = 0.14 * cell_;
        if (way.size() < 2)
            return;
        const QLineF last(way.at(way.size() - 2), way.last());
        if (last.length() < 1)
            return;
        const QLineF unit = last.unitVector();
        const QPointF along(unit.dx(), unit.dy());
        const QPointF across(-along.y(), along.x());
        const double head = 2.6 * width;
        const QPointF neck = last.p2() - along * head;
        QPainterPath line(way.first());
        for (qsizetype i = 1; i + 1 < way.size(); ++i)
            line.lineTo(way.at(i));
        line.lineTo(neck + along * width / 4); // into the head
        QPainterPathStroker stroker;
        stroker.setWidth(width);
        stroker.setCapStyle(Qt::FlatCap);
        stroker.setJoinStyle(Qt::RoundJoin);
        QPainterPath tip(neck + across * head * 0.6);
        tip.lineTo(last.p2());
        tip.lineTo(neck - across * head * 0.6);
        tip.closeSubpath();
        p_.setBrush(color);
        p_.setPen(QPen(boardInk().arrowEdge, edge(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        p_.drawPath(stroker.createStroke(line).united(tip));
    }

    void paintRoutes() {
        const double spread = 0.07 * cell_;
        for (const NumberedRoute& r : picture_.routes) {
            // Side by side if they share squares.
            const double shift =
                spread * (r.number - 1 - (static_cast<double>(picture_.routes.size()) - 1) / 2);
            const QColor color = colorOf(r);
            QPolygonF line;
            for (const Square s : r.squares)
                line << g_.centre(s) + QPointF(shift, shift * 0.3);
            p_.setBrush(Qt::NoBrush);
            p_.setPen(QPen(translucent(color, 0.9), 0.07 * cell_, Qt::SolidLine, Qt::RoundCap,
                           Qt::RoundJoin));
            p_.drawPolyline(line);
        }
        for (const NumberedRoute& r : picture_.routes)
            paintBadge(r, colorOf(r));
    }

    [[nodiscard]] static QColor colorOf(const NumberedRoute& route) {
        const auto& colours = boardInk().routes;
        return colours[static_cast<std::size_t>(route.number - 1) % colours.size()];
    }

    void paintBadge(const NumberedRoute& r, const QColor& color) {
        const QPointF c = g_.centre(r.badge);
        const double radius = 0.24 * cell_;
        p_.setPen(QPen(boardInk().onRoute, 0.035 * cell_));
        p_.setBrush(color);
        p_.drawEllipse(c, radius, radius);
        QFont font = p_.font();
        font.setPixelSize(std::max(look::letters::least, static_cast<int>(0.32 * cell_)));
        font.setBold(true);
        p_.setFont(font);
        p_.setPen(boardInk().onRoute);
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

MoveArrow arrowOf(const rules::Position& before, const rules::Move& move, MoveArrow::Kind kind) {
    const std::vector<rules::Route> found = rules::routes(before, move, 1);
    return {kind, found.empty() ? std::vector{move.from, move.to} : found.front().squares};
}

BoardPicture pictureBefore(const rules::Game& game, rules::NodeId node) {
    const rules::Node& move = game.node(node);
    BoardPicture picture;
    picture.position = game.position(move.parent);
    if (picture.position && move.step == rules::Step::move)
        picture.arrows = {arrowOf(*picture.position, move.move, MoveArrow::Kind::played)};
    return picture;
}

void paintBoard(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                const BoardPicture& picture) {
    painter.save();
    BoardPainter(painter, geometry, theme, picture).paint();
    painter.restore();
}

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

    // Turned wooden pieces have grooves: darker ones on white, lighter ones on black.
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

namespace {

// The area for a width, and its contents.
BoardGeometry geometryOf(const Diagram& d, int width) {
    const rules::Board& board = rules::rules(d.variant).board;
    const double margin = d.numbering == Numbering::outside ? 1.0 : 0.24; // of both sides, in cells
    const double height = width * (board.ranks + margin) / (board.files + margin);
    return {rules::rules(d.variant), QRectF(0, 0, width, std::ceil(height)), d.numbering,
            d.flipped};
}

void paint(QPainter& painter, const Diagram& d, const BoardGeometry& g) {
    painter.translate(-g.outerArea().topLeft());
    paintBoard(painter, g, boardTheme(d.theme), d.picture);
}

std::optional<QString> saveSvg(const QString& file, const Diagram& d) {
    constexpr int width = 600;
    const BoardGeometry g = geometryOf(d, width);
    OutputFile out(file);
    if (!out.open(QIODevice::WriteOnly))
        return out.errorString();
    QSvgGenerator svg;
    svg.setOutputDevice(&out);
    svg.setSize(g.outerArea().size().toSize());
    svg.setViewBox(QRectF(QPointF(0, 0), g.outerArea().size()));
    QPainter painter(&svg);
    paint(painter, d, g);
    painter.end();
    return out.commit() ? std::nullopt : std::optional(out.errorString());
}

} // namespace

QImage diagramImage(const Diagram& d, int width) {
    const BoardGeometry g = geometryOf(d, width);
    QImage image(g.outerArea().size().toSize(), QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter, d, g);
    return image;
}

std::optional<QString> saveDiagram(const QString& file, const Diagram& diagram) {
    if (file.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive))
        return saveSvg(file, diagram);
    constexpr int width = 1200;
    OutputFile out(file);
    if (!out.open(QIODevice::WriteOnly) || !diagramImage(diagram, width).save(&out, "PNG") ||
        !out.commit())
        return out.errorString();
    return std::nullopt;
}

QString boardToolTip(const rules::Position& position, const QString& text) {
    BoardPicture picture;
    picture.position = position;
    return boardToolTip(picture, BoardThemeName::wood, text);
}

QString boardToolTip(const BoardPicture& picture, BoardThemeName theme, const QString& text) {
    const Diagram diagram{.variant = picture.position->variant(),
                          .picture = picture,
                          .theme = theme,
                          .numbering = Numbering::none,
                          .flipped = false};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    diagramImage(diagram, look::board::tip).save(&buffer, "PNG");
    return QStringLiteral("<p><img src=\"data:image/png;base64,%1\"></p><p>%2</p>")
        .arg(QString::fromLatin1(bytes.toBase64()),
             text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
}

} // namespace damscope::gui
