// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/flow_layout.hpp"

#include "gui/look/sizes.hpp"

#include <QWidget>

#include <algorithm>

namespace damscope::gui {

FlowLayout::FlowLayout() {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(look::space::small);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item) {
    items_.emplace_back(item);
}

int FlowLayout::count() const {
    return static_cast<int>(items_.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index < 0 || index >= count() ? nullptr : items_[static_cast<std::size_t>(index)].get();
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem* taken = items_[static_cast<std::size_t>(index)].release();
    items_.erase(items_.begin() + index);
    return taken;
}

std::vector<FlowLayout::Line> FlowLayout::linesFor(int width) const {
    std::vector<Line> lines;
    int used = 0;
    for (const auto& item : items_) {
        if (item->isEmpty()) // hidden
            continue;
        const QSize size = item->sizeHint();
        if (lines.empty() || used + look::space::small + size.width() > width) {
            lines.emplace_back();
            used = -look::space::small;
        }
        used += look::space::small + size.width();
        lines.back().items.push_back(item.get());
        lines.back().height = std::max(lines.back().height, size.height());
    }
    return lines;
}

int FlowLayout::heightForWidth(int width) const {
    int height = 0;
    for (const Line& line : linesFor(width))
        height += (height == 0 ? 0 : look::space::small) + line.height;
    return height;
}

QSize FlowLayout::sizeHint() const {
    QSize all;
    for (const Line& line : linesFor(QWIDGETSIZE_MAX)) {
        int width = -look::space::small;
        for (const QLayoutItem* item : line.items)
            width += look::space::small + item->sizeHint().width();
        all = {width, line.height};
    }
    return all;
}

QSize FlowLayout::minimumSize() const {
    QSize least;
    for (const auto& item : items_)
        if (!item->isEmpty())
            least = least.expandedTo(item->sizeHint());
    return least;
}

void FlowLayout::setGeometry(const QRect& place) {
    QLayout::setGeometry(place);
    int y = place.y();
    for (const Line& line : linesFor(place.width())) {
        int x = place.x();
        for (QLayoutItem* item : line.items) {
            const QSize size = item->sizeHint();
            const int down = (line.height - size.height()) / 2;
            const QPoint at(x, y + down);
            item->setGeometry({at, QSize(std::min(size.width(), place.width()), size.height())});
            x += size.width() + look::space::small;
        }
        y += line.height + look::space::small;
    }
}

} // namespace damscope::gui
