// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/scrolled.hpp"

#include <QEvent>
#include <QScrollBar>

namespace damscope::gui {

Scrolled::Scrolled(QWidget& contents, QWidget* parent) : QScrollArea(parent) {
    setWidget(&contents);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    contents.installEventFilter(this);
}

int Scrolled::widthFor(int contents) const {
    return contents + verticalScrollBar()->sizeHint().width();
}

QSize Scrolled::sizeHint() const {
    const QSize contents = widget()->sizeHint();
    return {widthFor(contents.width()), contents.height()};
}

QSize Scrolled::minimumSizeHint() const {
    constexpr int lines = 5;
    return {widthFor(widget()->minimumSizeHint().width()), lines * fontMetrics().lineSpacing()};
}

// Other words, or another font, need another width.
bool Scrolled::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace damscope::gui
