// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/time_left.hpp"

#include <QCoreApplication>

#include <cmath>

namespace damscope::gui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::TimeLeft)
};

QString worded(double seconds) {
    constexpr double minute = 60;
    constexpr double hour = 3600;
    if (seconds < minute)
        return Words::tr("%Ln second(s) left", nullptr, static_cast<int>(std::ceil(seconds)));
    if (seconds < hour)
        return Words::tr("%Ln minute(s) left", nullptr,
                         static_cast<int>(std::ceil(seconds / minute)));
    return Words::tr("%Ln hour(s) left", nullptr, static_cast<int>(std::ceil(seconds / hour)));
}

} // namespace

void TimeLeft::begin() {
    since_.start();
}

QString TimeLeft::text(std::uint64_t done, std::uint64_t total) const {
    constexpr qint64 tooEarly = 2000; // milliseconds
    if (!since_.isValid() || since_.elapsed() < tooEarly || done == 0 || done >= total)
        return {};
    const double perUnit = static_cast<double>(since_.elapsed()) / static_cast<double>(done);
    return worded(perUnit * static_cast<double>(total - done) / 1000);
}

} // namespace damscope::gui
