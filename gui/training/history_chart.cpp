// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/training/history_chart.hpp"

#include "chart/evaluation_scene.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"

#include <QDate>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace damscope::gui {

using namespace look;

namespace {

QDate dateOf(db::Day day) {
    return QDate(1970, 1, 1).addDays(day.time_since_epoch().count());
}

} // namespace

HistoryChart::HistoryChart(QWidget* parent) : QWidget(parent) {
    setObjectName("history");
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setFocusPolicy(Qt::TabFocus); // where a screen reader says what it shows
    describe();
}

void HistoryChart::setDays(const std::vector<db::TrainingDay>& all, db::Day today) {
    days_.clear();
    for (int ago = days - 1; ago >= 0; --ago) {
        const db::Day day = today - std::chrono::days(ago);
        const auto found = std::ranges::find(all, day, &db::TrainingDay::day);
        days_.push_back(found == all.end() ? db::TrainingDay{day} : *found);
    }
    describe();
    update();
}

QString HistoryChart::summary() const {
    int right = 0;
    int wrong = 0;
    for (const db::TrainingDay& day : days_) {
        right += static_cast<int>(day.right);
        wrong += static_cast<int>(day.wrong);
    }
    return tr("Last %1 days: %2 right, %3 wrong").arg(days).arg(right).arg(wrong);
}

void HistoryChart::describe() {
    setAccessibleName(summary());
}

QSize HistoryChart::sizeHint() const {
    return {8 * days, look::height::bars + fontMetrics().height() + 2 * space::small};
}

QSize HistoryChart::minimumSizeHint() const {
    return {4 * days, fontMetrics().height() + look::height::bars / 2};
}

// The place of a day is its column, between the numbers at the left and the words below.
QRectF HistoryChart::place(int day) const {
    const double left = fontMetrics().horizontalAdvance(QStringLiteral("00")) + space::medium;
    const double wide = (width() - left) / days;
    const double top = fontMetrics().height() / 2.0;
    const double high = height() - fontMetrics().height() - 2 * space::small - top;
    return {left + day * wide, top, wide, high};
}

// The levels are pale lines with their numbers, as on the chart of a game.
void HistoryChart::paintLevels(QPainter& painter, std::uint64_t most) const {
    const chart::Palette& colours = chart::paletteOf(chartTheme(palette()));
    const QFont before = painter.font();
    painter.setFont(fontOf(Text::caption, font()));
    const QRectF first = place(0);
    for (const std::uint64_t level : {std::uint64_t{0}, most / 2, most}) {
        const double y = first.bottom() -
                         first.height() * static_cast<double>(level) / static_cast<double>(most);
        painter.setPen(colours.grid);
        painter.drawLine(QPointF(first.left(), y), QPointF(width(), y));
        painter.setPen(colours.faintText);
        const double high = painter.fontMetrics().height();
        painter.drawText(QRectF(0, y - high / 2, first.left() - space::small, high),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(level));
    }
    painter.setFont(before);
}

void HistoryChart::paintEvent(QPaintEvent* /*event*/) {
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    std::uint64_t most = 5; // a few answers do not fill the chart
    for (const db::TrainingDay& day : days_)
        most = std::max(most, day.right + day.wrong);
    most += most % 2; // its half is a whole number
    paintLevels(painter, most);
    for (std::size_t i = 0; i < days_.size(); ++i) {
        const QRectF column = place(static_cast<int>(i)).adjusted(line::thin, 0, -line::thin, 0);
        const double unit = column.height() / static_cast<double>(most);
        const double right = static_cast<double>(days_[i].right) * unit;
        const double wrong = static_cast<double>(days_[i].wrong) * unit;
        const double foot = column.bottom();
        painter.fillRect(QRectF(column.left(), foot - wrong, column.width(), wrong),
                         colours.failure);
        painter.fillRect(QRectF(column.left(), foot - wrong - right, column.width(), right),
                         colours.accent);
    }
    const double foot = place(0).bottom();
    painter.setPen(colours.secondText);
    painter.drawText(QRectF(0, foot + space::small, width(), fontMetrics().height()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(summary(), Qt::ElideRight, width()));
    if (!hasFocus())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.accent, line::focus));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).marginsRemoved(around(line::half * line::focus)),
                            radius::small, radius::small);
}

bool HistoryChart::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (std::size_t i = 0; i < days_.size(); ++i)
        if (place(static_cast<int>(i)).contains(help->pos()))
            QToolTip::showText(
                help->globalPos(),
                plainTip(tr("%1: %2 right, %3 wrong")
                             .arg(QLocale().toString(dateOf(days_[i].day), QLocale::ShortFormat))
                             .arg(days_[i].right)
                             .arg(days_[i].wrong)),
                this);
    return true;
}

} // namespace damscope::gui
