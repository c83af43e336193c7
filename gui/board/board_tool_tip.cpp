// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_tool_tip.hpp"

#include "gui/board/diagram.hpp"
#include "gui/look/sizes.hpp"

#include <QBuffer>
#include <QByteArray>

namespace damscope::gui {

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
