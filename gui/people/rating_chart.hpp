// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"

#include <QDate>
#include <QFont>
#include <QImage>

#include <vector>

namespace damscope::gui {

/// A rating on a day.
struct RatedDay {
    QDate day;
    int rating = 0;
};

/// How a chart of ratings is drawn.
struct RatingChartLook {
    chart::Theme theme = chart::Theme::light;
    QFont font;
    QSize size;       ///< in pixels of the window
    double ratio = 1; ///< pixels of the screen in one
};

/// The course of a rating over the years, in the style of the chart of a game. Fewer than two days:
/// no picture.
[[nodiscard]] QImage ratingChart(const std::vector<RatedDay>& days, const RatingChartLook& look);

} // namespace damscope::gui
