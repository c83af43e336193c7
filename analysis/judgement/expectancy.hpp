// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/score.hpp"
#include "rules/board/position.hpp"

#include <cstdint>

namespace damscope::analysis {

/// Phase of a game, by how many pieces the board has, as a share of those at the start: more than
/// three quarters, between, two fifths or less.
enum class Phase : std::uint8_t { opening, middlegame, endgame };
[[nodiscard]] Phase phaseOf(const rules::Position& position);

/// The probabilities of the results of a game.
struct Expectancy {
    double win = 0; ///< of White; the three add up to 1
    double draw = 0;
    double loss = 0;

    /// The expected points of White, 0 to 1: a draw is half.
    [[nodiscard]] double points() const { return win + draw / 2; }
    /// The same of either player.
    [[nodiscard]] double points(rules::Color player) const {
        return player == rules::Color::white ? points() : 1 - points();
    }
};

/// The curve from a score to results: the probability of a win is 1 / (1 + exp((margin - score) /
/// scale)), of a loss the same for the negated score; the rest are draws. Hundredths of a man.
struct Curve {
    double scale = 50;
    double margin = 100;
};
/// The curve of a variant's phase; docs/analysis.md explains how it was obtained.
[[nodiscard]] Curve curveOf(rules::Variant variant, Phase phase);

/// From a score of White's view. Proved results are certain.
[[nodiscard]] Expectancy expectancy(const Score& score, const Curve& curve);
[[nodiscard]] Expectancy expectancy(double hundredths, const Curve& curve);

} // namespace damscope::analysis
