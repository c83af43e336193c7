// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"

#include <QList>
#include <QPointF>

#include <vector>

namespace damscope::chart {

using Points = QList<QPointF>;

/// The place of a score in men on the scale from -1 to 1. One man matters most when the game is
/// even, so the scale is compressed towards the edges; a win is on them.
[[nodiscard]] double levelOf(double men);

/// Neighbouring moves that were evaluated, as (ply, level): what is drawn as one piece.
[[nodiscard]] std::vector<Points> runsOf(const Course& course);

/// One side of a run: the part above the middle (or below), with points where it crosses it.
[[nodiscard]] Points sideOf(const Points& run, bool above);

} // namespace damscope::chart
