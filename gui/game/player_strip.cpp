// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/player_strip.hpp"

#include "gui/base/plain_tip.hpp"
#include "gui/look/colours.hpp"
#include "gui/look/side_colours.hpp"
#include "gui/look/sizes.hpp"

#include <QMouseEvent>
#include <QPainter>

namespace damscope::gui {

using namespace look;

PlayerStrip::PlayerStrip(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PlayerStrip::show(const Player& player) {
    player_ = player;
    QStringList words{player_.name, player_.rating, facts()};
    words.removeAll(QString());
    setAccessibleName(words.join(QStringLiteral(", ")));
    setToolTip(plainTip(accessibleName())); // a long name may be cut
    setCursor(player_.isNamed ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

QString PlayerStrip::facts() const {
    QStringList facts;
    if (player_.piecesBehind > 0)
        facts << tr("−%Ln piece(s)", nullptr, player_.piecesBehind);
    if (!player_.clock.isEmpty())
        facts << player_.clock;
    if (player_.toMove)
        facts << tr("to move");
    return facts.join(QStringLiteral("  ·  "));
}

void PlayerStrip::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && player_.isNamed && rect().contains(event->pos()))
        emit nameClicked(player_.name);
}

QSize PlayerStrip::sizeHint() const {
    constexpr int characters = 24;
    return {characters * fontMetrics().averageCharWidth(),
            fontMetrics().height() + 2 * space::small + space::small};
}

QSize PlayerStrip::minimumSizeHint() const {
    return {space::page, sizeHint().height()};
}

void PlayerStrip::paintEvent(QPaintEvent* /*event*/) {
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).marginsRemoved(look::around(look::line::half));
    painter.setPen(colours.line);
    painter.setBrush(colours.surface);
    painter.drawRoundedRect(card, radius::small, radius::small);
    if (player_.toMove)
        painter.fillRect(QRectF(card.left(), card.top(), line::chosen, card.height()),
                         colours.accent);
    QRectF rest = card.adjusted(space::medium, 0, -space::medium, 0);
    const double disc = rest.height() * 0.5;
    painter.setPen(
        QPen(player_.side == rules::Color::white ? blackColour : whiteColour, line::thin));
    painter.setBrush(player_.side == rules::Color::white ? whiteColour : blackColour);
    painter.drawEllipse(QRectF(rest.left(), rest.center().y() - disc / 2, disc, disc));
    rest.setLeft(rest.left() + disc + space::medium);

    const QString facts = this->facts();
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(colours.text);
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter, facts);
    rest.setRight(rest.right() - QFontMetricsF(bold).horizontalAdvance(facts) - space::large);
    const QFont named = fontOf(Text::move, bold);
    painter.setFont(named);
    const QFontMetricsF metrics(named);
    const QString name = metrics.elidedText(player_.name, Qt::ElideRight, rest.width());
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, name);
    rest.setLeft(rest.left() + metrics.horizontalAdvance(name) + space::medium);
    painter.setFont(font());
    painter.setPen(colours.secondText);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, player_.rating);
}

} // namespace damscope::gui
