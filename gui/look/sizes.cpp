// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/look/sizes.hpp"

#include <QScreen>
#include <QWidget>

#include <array>

namespace damscope::gui::look {

QFont fontOf(Text kind, const QFont& body) {
    // Pixels at the usual size of text, which is the second.
    constexpr std::array<double, 5> scale{11, 13, 14, 16, 24};
    const double factor = scale[static_cast<std::size_t>(kind)] / scale[1];
    QFont font = body;
    if (body.pointSizeF() > 0)
        font.setPointSizeF(body.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(body.pixelSize() * factor));
    return font;
}

void resizeWithinScreen(QWidget& window, QSize wanted) {
    if (const QScreen* screen = window.screen())
        wanted = wanted.boundedTo(screen->availableSize());
    window.resize(wanted);
}

} // namespace damscope::gui::look
