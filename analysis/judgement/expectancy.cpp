// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/expectancy.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace damscope::analysis {
namespace {

constexpr std::array<Curve, 3> curves{{{45, 130}, {40, 120}, {45, 150}}};

double logistic(double x) {
    return 1 / (1 + std::exp(-x));
}

} // namespace

Phase phaseOf(const rules::Position& position) {
    const int whole = rules::Position::start(position.variant()).pieces().size();
    const int left = position.pieces().size();
    if (4 * left > 3 * whole)
        return Phase::opening;
    return 5 * left > 2 * whole ? Phase::middlegame : Phase::endgame;
}

Curve curveOf(Phase phase) {
    return curves[static_cast<std::size_t>(phase)];
}

Expectancy expectancy(double hundredths, const Curve& curve) {
    const double win = logistic((hundredths - curve.margin) / curve.scale);
    const double loss = logistic((-hundredths - curve.margin) / curve.scale);
    return {win, std::max(0.0, 1 - win - loss), loss}; // rounding may take it below
}

Expectancy expectancy(const Score& score, Phase phase) {
    if (score.isWin())
        return {1, 0, 0};
    if (score.isLoss())
        return {0, 0, 1};
    if (score.kind() == Score::Kind::table)
        return {0, 1, 0};
    return expectancy(score.centiMen(), curveOf(phase));
}

} // namespace damscope::analysis
