// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/openings/result_bar.hpp"

#include "gui/look/colours.hpp"
#include "gui/look/side_colours.hpp"
#include "gui/look/sizes.hpp"
#include "gui/openings/opening_model.hpp"

#include <QPainter>

#include <array>

namespace damscope::gui {

namespace {

struct Part {
    std::uint64_t games;
    QColor fill;
    QColor text;
};

} // namespace

void ResultBar::paint(QPainter* painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const {
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    QStyledItemDelegate::paint(painter, background, {});

    const auto tally = index.data(OpeningModel::tallyRole).value<db::Tally>();
    const std::uint64_t known = tally.wins + tally.draws + tally.losses;
    if (known == 0)
        return;
    const bool white =
        index.data(OpeningModel::sideRole).toInt() == static_cast<int>(rules::Color::white);
    const look::Colours& colours = look::coloursOf(option.palette);
    const QColor own = white ? whiteColour : blackColour;
    const QColor other = white ? blackColour : whiteColour;
    const std::array<Part, 3> parts{Part{tally.wins, own, other},
                                    Part{tally.draws, colours.draw, colours.onDraw},
                                    Part{tally.losses, other, own}};

    painter->save();
    const QRectF area = QRectF(option.rect).marginsRemoved(look::around(look::line::chosen));
    double left = area.left();
    QFont font = option.font;
    font.setPixelSize(std::max(look::letters::least, static_cast<int>(area.height() * 0.72)));
    painter->setFont(font);
    for (const Part& part : parts) {
        const double share = static_cast<double>(part.games) / static_cast<double>(known);
        const QRectF box(left, area.top(), area.width() * share, area.height());
        painter->fillRect(box, part.fill);
        left = box.right();
        const QString percent = QStringLiteral("%1%").arg(qRound(100 * share));
        if (QFontMetricsF(font).horizontalAdvance(percent) + 4 > box.width())
            continue;
        painter->setPen(part.text);
        painter->drawText(box, Qt::AlignCenter, percent);
    }
    painter->setPen(colours.secondText);
    painter->drawRect(area);
    painter->restore();
}

} // namespace damscope::gui
