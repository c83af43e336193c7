// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/diagram.hpp"

#include "gui/base/file_dialogs.hpp"
#include "gui/look/sizes.hpp"

#include <QBuffer>
#include <QByteArray>
#include <QPainter>
#include <QSvgGenerator>

#include <cmath>

namespace damscope::gui {

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
