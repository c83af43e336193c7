// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/card.hpp"

#include "gui/base/plain_tip.hpp"
#include "gui/look/colours.hpp"
#include "gui/look/icons.hpp"
#include "gui/look/sizes.hpp"

#include <QPainter>
#include <QTextOption>

#include <algorithm>

namespace damscope::gui {

using namespace look;

namespace {

QFont titleFont(const QFont& body) {
    QFont font = fontOf(Text::card, body);
    font.setBold(true);
    return font;
}

} // namespace

Card::Card(const QString& symbol, QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    if (!symbol.isEmpty())
        setIcon(look::symbol(symbol));
}

void Card::setWords(const QString& title, const QString& caption) {
    setText(title);
    caption_ = caption;
    setAccessibleName(title);
    setAccessibleDescription(caption);
    setToolTip(plainTip(caption));
    updateGeometry();
    update();
}

void Card::setPicture(const QImage& picture) {
    picture_ = picture;
    updateGeometry();
    update();
}

bool Card::showsWholeTitle() const {
    return width() >= QFontMetrics(titleFont(font())).horizontalAdvance(text()) + 2 * space::large;
}

int Card::widthForWords() const {
    int width = QFontMetrics(titleFont(font())).horizontalAdvance(text());
    if (captionLines() > 1)
        width =
            std::max(width, fontMetrics().horizontalAdvance(caption_) * 10 / 9 / captionLines());
    return width + 2 * space::large + 1;
}

// Cards with a symbol explain themselves; the others name a file or a game.
int Card::captionLines() const {
    return icon().isNull() ? 1 : 2;
}

int Card::wordsHeight() const {
    return QFontMetrics(titleFont(font())).height() + space::small +
           captionLines() * fontMetrics().lineSpacing();
}

QSize Card::sizeHint() const {
    int height = 2 * space::large + wordsHeight();
    if (!icon().isNull())
        height += icon::task + space::medium;
    if (!picture_.isNull())
        height += qRound(picture_.height() / picture_.devicePixelRatio()) + space::medium;
    return {2 * place::card, height};
}

QSize Card::minimumSizeHint() const {
    return {place::card, sizeHint().height()};
}

void Card::paintEvent(QPaintEvent* /*event*/) {
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool chosen = hasFocus() || underMouse();
    const double width = chosen ? line::focus : line::thin;
    painter.setPen(QPen(chosen ? colours.accent : colours.line, width));
    painter.setBrush(colours.surface);
    const double edge = width / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(edge, edge, -edge, -edge), radius::card,
                            radius::card);
    QRect rest = rect().adjusted(space::large, space::large, -space::large, -space::large);
    if (!picture_.isNull()) {
        const QSize size = picture_.size() / picture_.devicePixelRatio();
        painter.drawImage(QRect(QPoint(rest.center().x() - size.width() / 2, rest.top()), size),
                          picture_);
        rest.setTop(rest.top() + size.height() + space::medium);
    }
    if (!icon().isNull()) {
        icon().paint(&painter, QRect(rest.topLeft(), QSize(icon::task, icon::task)));
        rest.setTop(rest.top() + icon::task + space::medium);
    }
    const QFont title = titleFont(font());
    const QFontMetrics metrics(title);
    painter.setFont(title);
    painter.setPen(isEnabled() ? colours.text : colours.disabledText);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignTop,
                     metrics.elidedText(text(), Qt::ElideRight, rest.width()));
    rest.setTop(rest.top() + metrics.height() + space::small);
    painter.setFont(font());
    painter.setPen(colours.secondText);
    // A wrapped line leaves some of its width unused.
    const int room = captionLines() == 1 ? rest.width() : captionLines() * rest.width() * 9 / 10;
    QTextOption option(Qt::AlignLeft | Qt::AlignTop);
    option.setWrapMode(captionLines() == 1 ? QTextOption::NoWrap : QTextOption::WordWrap);
    painter.drawText(QRectF(rest), fontMetrics().elidedText(caption_, Qt::ElideRight, room),
                     option);
}

} // namespace damscope::gui
