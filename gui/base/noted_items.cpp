// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/noted_items.hpp"

#include "gui/look/sizes.hpp"

#include <QPainter>
#include <QStyle>
#include <QWidget>

#include <utility>

namespace damscope::gui {

NotedItems::NotedItems(int leastWidth, QObject* parent)
    : QStyledItemDelegate(parent), leastWidth_(leastWidth) {}

void NotedItems::paint(QPainter* painter, const QStyleOptionViewItem& option,
                       const QModelIndex& index) const {
    QStyleOptionViewItem place = option;
    initStyleOption(&place, index);
    const QString note = index.data(noteRole).toString();
    const int width = place.fontMetrics.horizontalAdvance(note) + look::space::medium;
    const QRect whole = place.rect;
    const QString name = std::exchange(place.text, QString());
    const QStyle* style = place.widget->style();
    style->drawControl(QStyle::CE_ItemViewItem, &place, painter, place.widget);
    const bool selected = (place.state & QStyle::State_Selected) != 0;
    const QRect room = whole.adjusted(look::space::medium, 0, -look::space::medium, 0);
    painter->setPen(place.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                      place.fontMetrics.elidedText(name, Qt::ElideRight, room.width() - width));
    painter->setPen(
        place.palette.color(selected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, note);
}

QSize NotedItems::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& /*index*/) const {
    return {leastWidth_, option.fontMetrics.height() + look::space::medium};
}

} // namespace damscope::gui
