// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/runs.hpp"

#include <algorithm>
#include <cmath>

namespace damscope::chart {

double levelOf(double men) {
    constexpr double press = 1.5;
    return std::tanh(men / press);
}

std::vector<Points> runsOf(const Course& course) {
    std::vector<Points> runs;
    int last = -1;
    const auto add = [&](int ply, const std::optional<double>& men) {
        if (!men)
            return;
        if (runs.empty() || ply != last + 1)
            runs.emplace_back();
        runs.back().append({static_cast<double>(ply), levelOf(*men)});
        last = ply;
    };
    add(0, course.startMen);
    for (const Course::Move& move : course.moves)
        add(move.ply, move.men);
    return runs;
}

Points sideOf(const Points& run, bool above) {
    Points side;
    for (int i = 0; i < run.size(); ++i) {
        if (i > 0 && run[i - 1].y() * run[i].y() < 0) {
            const double share = run[i - 1].y() / (run[i - 1].y() - run[i].y());
            side.append({run[i - 1].x() + share * (run[i].x() - run[i - 1].x()), 0});
        }
        side.append({run[i].x(), above ? std::max(run[i].y(), 0.0) : std::min(run[i].y(), 0.0)});
    }
    return side;
}

} // namespace damscope::chart
