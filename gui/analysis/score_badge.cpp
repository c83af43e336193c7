// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/score_badge.hpp"

#include "gui/look/colours.hpp"
#include "gui/look/side_colours.hpp"
#include "gui/look/sizes.hpp"

#include <QPainter>
#include <QStyle>

#include <utility>

namespace damscope::gui {

using namespace look;

void ScoreBadge::paint(QPainter* painter, const QStyleOptionViewItem& option,
                       const QModelIndex& index) const {
    QStyleOptionViewItem place = option;
    initStyleOption(&place, index);
    const QString text = std::exchange(place.text, QString());
    place.widget->style()->drawControl(QStyle::CE_ItemViewItem, &place, painter, place.widget);
    const bool white = index.data(whiteRole).toBool();
    QFont bold = place.font;
    bold.setBold(true);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(coloursOf(option.palette).fieldLine);
    painter->setBrush(white ? whiteColour : blackColour);
    QRectF badge(place.rect.left() + space::small, place.rect.top() + space::least,
                 place.rect.width() - 2 * space::small, QFontMetrics(bold).height() + space::small);
    badge -= around(line::half);
    painter->drawRoundedRect(badge, radius::small, radius::small);
    painter->setPen(white ? blackColour : whiteColour);
    painter->setFont(bold);
    painter->drawText(badge, Qt::AlignCenter, text);
    painter->restore();
}

QSize ScoreBadge::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QFont bold = option.font;
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    return {metrics.horizontalAdvance(index.data().toString()) + 2 * (space::small + space::medium),
            metrics.height() + 2 * space::small};
}

} // namespace damscope::gui
