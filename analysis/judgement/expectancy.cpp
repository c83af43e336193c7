// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/expectancy.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace damscope::analysis {
namespace {

/// Opening, middlegame, endgame of each variant, in the order of the enumeration.
constexpr std::array<std::array<Curve, 3>, rules::variantCount> curves{{
    {{{67, 55}, {59, 56}, {50, 119}}},    // international
    {{{54, 68}, {50, 80}, {34, 98}}},     // english
    {{{37, 38}, {33, 52}, {37, 144}}},    // russian
    {{{127, 195}, {52, 133}, {57, 233}}}, // italian
    {{{28, 23}, {33, 36}, {26, 88}}},     // pool
    {{{66, 63}, {44, 55}, {31, 133}}},    // spanish
    {{{53, 54}, {36, 50}, {38, 142}}},    // brazilian
    {{{67, 55}, {59, 56}, {50, 119}}},    // canadian
    {{{66, 63}, {44, 55}, {31, 133}}},    // portuguese
    {{{62, 60}, {63, 86}, {38, 145}}},    // czech
    {{{29, 10}, {23, 9}, {20, 7}}},       // thai
    {{{98, 30}, {86, 30}, {79, 84}}},     // turkish
    {{{40, 15}, {49, 19}, {53, 58}}},     // frisian
    {{{49, 20}, {43, 22}, {33, 87}}},     // spantsiretti
    {{{56, 74}, {68, 106}, {50, 159}}},   // frysk
    {{{65, 24}, {70, 28}, {35, 50}}},     // killer
    {{{106, 0}, {83, 0}, {85, 0}}},       // breakthrough
    {{{1000, 0}, {1000, 0}, {100, 0}}},   // antidraughts
}};

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

Curve curveOf(rules::Variant variant, Phase phase) {
    return curves[static_cast<std::size_t>(variant)][static_cast<std::size_t>(phase)];
}

Expectancy expectancy(double hundredths, const Curve& curve) {
    assert(curve.scale > 0);
    const double win = logistic((hundredths - curve.margin) / curve.scale);
    const double loss = logistic((-hundredths - curve.margin) / curve.scale);
    return {win, std::max(0.0, 1 - win - loss), loss}; // rounding may take it below
}

Expectancy expectancy(const Score& score, const Curve& curve) {
    if (score.isWin())
        return {1, 0, 0};
    if (score.isLoss())
        return {0, 0, 1};
    if (score.kind() == Score::Kind::table)
        return {0, 1, 0};
    return expectancy(score.centiMen(), curve);
}

} // namespace damscope::analysis
