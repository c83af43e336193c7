// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/board_row.hpp"

#include "gui/look/sizes.hpp"

#include <algorithm>

namespace damscope::gui {

BoardRow::BoardRow() {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(look::space::small);
}

BoardRow::~BoardRow() = default;

void BoardRow::addItem(QLayoutItem* item) {
    (items_[0] ? items_[1] : items_[0]).reset(item);
    invalidate();
}

int BoardRow::count() const {
    return static_cast<int>(
        std::ranges::count_if(items_, [](const auto& item) { return item != nullptr; }));
}

QLayoutItem* BoardRow::itemAt(int index) const {
    return index < 0 || index >= count() ? nullptr
                                         : items_.at(static_cast<std::size_t>(index)).get();
}

QLayoutItem* BoardRow::takeAt(int index) {
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* taken = items_.at(static_cast<std::size_t>(index)).release();
    if (index == 0)
        std::swap(items_[0], items_[1]);
    return taken;
}

int BoardRow::besideWidth() const {
    return !items_[1] || items_[1]->isEmpty() ? 0 : items_[1]->sizeHint().width() + spacing();
}

QSize BoardRow::sizeHint() const {
    return items_[0] ? items_[0]->sizeHint() + QSize(besideWidth(), 0) : QSize();
}

QSize BoardRow::minimumSize() const {
    return items_[0] ? items_[0]->minimumSize() + QSize(besideWidth(), 0) : QSize();
}

void BoardRow::setGeometry(const QRect& place) {
    QLayout::setGeometry(place);
    if (!items_[0])
        return;
    const int beside = besideWidth();
    const int side = std::min(place.width() - beside, place.height());
    const int left = place.left() + (place.width() - beside - side) / 2;
    const int top = place.top() + (place.height() - side) / 2;
    items_[0]->setGeometry({left + beside, top, side, side});
    if (beside > 0)
        items_[1]->setGeometry({left, top, beside - spacing(), side});
}

} // namespace damscope::gui
