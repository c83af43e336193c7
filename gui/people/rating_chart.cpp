// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/rating_chart.hpp"

#include "chart/palette.hpp"
#include "gui/look/sizes.hpp"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace damscope::gui {

using namespace look;

namespace {

constexpr float areaShare = 0.15F; // of the ink of the line, below it
constexpr qsizetype mostDots = 24; // of single days that are seen

// A round distance of lines, so that at most so many are drawn.
int stepOf(int range, int most) {
    for (const int step : {10, 20, 25, 50, 100, 200, 250, 500})
        if (range / step < most)
            return step;
    return 1000;
}

class Drawing {
public:
    Drawing(QPainter& painter, const std::vector<RatedDay>& days, const RatingChartLook& look)
        : p_(painter), days_(days), colours_(chart::paletteOf(look.theme)) {
        const auto [least, most] = std::ranges::minmax(days, {}, &RatedDay::rating);
        step_ = stepOf(most.rating - least.rating, 4);
        low_ = least.rating / step_ * step_;
        high_ = (most.rating / step_ + 1) * step_;
        p_.setFont(fontOf(Text::caption, look.font));
        const QFontMetricsF metrics(p_.font());
        const double number = metrics.horizontalAdvance(QString::number(high_)) + space::medium;
        picture_ = QRectF(QPointF(0, 0), QSizeF(look.size));
        plot_ = picture_.adjusted(number, metrics.height() / 2 + line::thin,
                                  -number - space::medium, -metrics.height() - space::small);
    }

    void draw() {
        p_.setRenderHint(QPainter::Antialiasing);
        levels();
        years();
        course();
    }

private:
    [[nodiscard]] double x(const QDate& day) const {
        const auto whole = static_cast<double>(days_.front().day.daysTo(days_.back().day));
        return plot_.left() +
               plot_.width() * static_cast<double>(days_.front().day.daysTo(day)) / whole;
    }
    [[nodiscard]] double y(int rating) const {
        return plot_.bottom() - plot_.height() * (rating - low_) / (high_ - low_);
    }

    void levels() {
        const double high = p_.fontMetrics().height();
        for (int rating = low_; rating <= high_; rating += step_) {
            p_.setPen(QPen(colours_.grid, line::thin));
            p_.drawLine(QPointF(plot_.left(), y(rating)), QPointF(plot_.right(), y(rating)));
            p_.setPen(colours_.faintText);
            p_.drawText(QRectF(0, y(rating) - high / 2, plot_.left() - space::small, high),
                        Qt::AlignRight | Qt::AlignVCenter, QString::number(rating));
        }
    }

    // Where a year begins; of a short time, its first and its last month.
    void years() {
        const double wide =
            p_.fontMetrics().horizontalAdvance(QStringLiteral("0000")) + space::large;
        const int first = days_.front().day.year() + 1;
        const int last = days_.back().day.year();
        const int most = std::max(1, static_cast<int>(plot_.width() / wide));
        const int step = std::max(1, (last - first + most) / most);
        for (int year = first; year <= last; year += step)
            label(QDate(year, 1, 1), QString::number(year));
        if (first > last)
            for (const RatedDay& end : {days_.front(), days_.back()})
                label(end.day, end.day.toString(QStringLiteral("yyyy-MM")));
    }

    void label(const QDate& day, const QString& text) {
        const double at = x(day);
        p_.setPen(QPen(colours_.grid, line::thin));
        p_.drawLine(QPointF(at, plot_.top()), QPointF(at, plot_.bottom()));
        p_.setPen(colours_.faintText);
        const QFontMetricsF metrics(p_.font());
        QRectF box(0, plot_.bottom() + space::small, metrics.horizontalAdvance(text) + 1,
                   metrics.height());
        box.moveLeft(std::clamp(at - box.width() / 2, 0.0, picture_.right() - box.width()));
        p_.drawText(box, Qt::AlignCenter, text);
    }

    void course() {
        QPolygonF points;
        for (const RatedDay& day : days_)
            points << QPointF(x(day.day), y(day.rating));
        QPolygonF area = points;
        area << plot_.bottomRight() << plot_.bottomLeft();
        QColor below = colours_.line;
        below.setAlphaF(areaShare);
        p_.setPen(Qt::NoPen);
        p_.setBrush(below);
        p_.drawPolygon(area);
        p_.setBrush(Qt::NoBrush);
        p_.setPen(QPen(colours_.line, line::focus, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        p_.drawPolyline(points);
        p_.setPen(Qt::NoPen);
        p_.setBrush(colours_.line);
        if (points.size() <= mostDots)
            for (const QPointF& point : points)
                p_.drawEllipse(point, line::chosen, line::chosen);
        p_.drawEllipse(points.last(), space::small, space::small);
        lastRating(points.last());
    }

    // In figures beside its point.
    void lastRating(const QPointF& at) {
        const double high = p_.fontMetrics().height();
        p_.setPen(colours_.text);
        p_.drawText(
            QRectF(at.x() + space::medium, at.y() - high / 2, picture_.right() - at.x(), high),
            Qt::AlignLeft | Qt::AlignVCenter, QString::number(days_.back().rating));
    }

    QPainter& p_;
    const std::vector<RatedDay>& days_;
    const chart::Palette& colours_;
    QRectF picture_;
    QRectF plot_;
    int step_ = 0;
    int low_ = 0;
    int high_ = 0;
};

} // namespace

QImage ratingChart(const std::vector<RatedDay>& days, const RatingChartLook& look) {
    if (days.size() < 2 || days.front().day >= days.back().day)
        return {};
    QImage picture(look.size * look.ratio, QImage::Format_RGB32);
    picture.setDevicePixelRatio(look.ratio);
    picture.fill(chart::paletteOf(look.theme).background);
    QPainter painter(&picture);
    Drawing(painter, days, look).draw();
    return picture;
}

} // namespace damscope::gui
