// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/score.hpp"
#include "rules/board/position.hpp"

#include <cstdint>

namespace damscope::analysis {

/// Part of a game, by what is left on the board of the men it begins with: more than three
/// quarters, between, two fifths or less.
enum class Phase : std::uint8_t { opening, middlegame, endgame };
[[nodiscard]] Phase phaseOf(const rules::Position& position);

/// How a game is likely to end.
struct Expectancy {
    double win = 0; ///< of White; the three add up to 1
    double draw = 0;
    double loss = 0;

    /// Points that White can expect, 0 to 1: a draw is half.
    [[nodiscard]] double points() const { return win + draw / 2; }
};

/// The curve from a score to results: a win is as likely as 1 / (1 + exp((margin - score) /
/// scale)), a loss the same for the turned score; what is left are draws. Hundredths of a man.
struct Curve {
    double scale = 50;
    double margin = 100;
};
/// The curve of a variant's phase; where it comes from is told in docs/analysis.md.
[[nodiscard]] Curve curveOf(rules::Variant variant, Phase phase);

/// From a score of White's view. What is proved is certain.
[[nodiscard]] Expectancy expectancy(const Score& score, const Curve& curve);
[[nodiscard]] Expectancy expectancy(double hundredths, const Curve& curve);

} // namespace damscope::analysis
