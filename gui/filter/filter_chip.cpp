// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/filter/filter_chip.hpp"

#include "gui/base/plain_tip.hpp"
#include "gui/look/colours.hpp"
#include "gui/look/sizes.hpp"

#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace damscope::gui {

using namespace look;

FilterChip::FilterChip(const QString& words, QWidget* parent)
    : QAbstractButton(parent), cross_(new QToolButton(this)) {
    setText(words);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Filter: %1").arg(words));
    setToolTip(plainTip(tr("%1: click to change it").arg(words)));
    cross_->setText(QStringLiteral("×"));
    cross_->setAutoRaise(true);
    cross_->setFocusPolicy(Qt::NoFocus); // Delete does the same
    cross_->setAccessibleName(tr("Remove the filter: %1").arg(words));
    cross_->setToolTip(plainTip(cross_->accessibleName()));
    connect(cross_, &QToolButton::clicked, this, &FilterChip::removed);
}

void FilterChip::setMostWidth(int width) {
    if (mostWidth_ == width)
        return;
    mostWidth_ = width;
    updateGeometry();
}

QSize FilterChip::sizeHint() const {
    const int height = fontMetrics().height() + space::medium;
    const int width = fontMetrics().horizontalAdvance(text()) + space::large + height;
    return {std::min(width, mostWidth_), height};
}

void FilterChip::resizeEvent(QResizeEvent* /*event*/) {
    cross_->setGeometry(width() - height(), 0, height(), height());
}

void FilterChip::paintEvent(QPaintEvent* /*event*/) {
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool chosen = hasFocus() || underMouse();
    const double edge = (chosen ? 2 : line::thin) / 2.0;
    painter.setPen(QPen(chosen ? colours.accent : colours.accentGround, 2 * edge));
    painter.setBrush(colours.accentGround);
    const QRectF shape = QRectF(rect()).adjusted(edge, edge, -edge, -edge);
    painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2);
    painter.setPen(colours.text);
    const QRect room = rect().adjusted(space::large / 2 + space::small / 2, 0, -height(), 0);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

void FilterChip::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return emit removed();
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2:
        return click();
    case Qt::Key_Left:
        return emit stepped(-1);
    case Qt::Key_Right:
        return emit stepped(1);
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

} // namespace damscope::gui
