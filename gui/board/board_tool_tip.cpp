// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_tool_tip.hpp"

#include "gui/board/diagram.hpp"

#include <QBuffer>
#include <QByteArray>

namespace damscope::gui {

QString boardToolTip(const rules::Position& position, const QString& text) {
    constexpr int width = 200;
    BoardPicture picture;
    picture.position = position;
    const Diagram diagram{.variant = position.variant(),
                          .picture = picture,
                          .theme = BoardThemeName::wood,
                          .numbering = Numbering::none,
                          .flipped = false};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    diagramImage(diagram, width).save(&buffer, "PNG");
    return QStringLiteral("<p><img src=\"data:image/png;base64,%1\"></p><p>%2</p>")
        .arg(QString::fromLatin1(bytes.toBase64()), text.toHtmlEscaped());
}

} // namespace damscope::gui
