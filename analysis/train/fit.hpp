// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/evaluation/weights.hpp"
#include "analysis/train/sample.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace damscope::analysis::train {

/// A sample in the form that fitting needs: which weights it touches.
struct Example {
    std::array<std::uint16_t, evaluation::PatternLayout::maxLanes> lanes{};
    std::vector<std::int8_t> squares; ///< of men, then of kings: index + 1, negative for black
    std::uint8_t men = 0;             ///< how many of the squares are men's
    std::int8_t menAhead = 0;
    std::int8_t firstKingAhead = 0;
    std::int8_t moreKingsAhead = 0;
    std::int8_t toMove = 0; ///< 1 White, -1 Black
    float middle = 0;       ///< share of the middle game, 0 to 1
    float score = 0;        ///< White's, hundredths of a man
    float result = 0;       ///< White's: 1, 0.5 or 0
};

[[nodiscard]] Example exampleOf(const Sample& sample);

struct Fit {
    int epochs = 8;
    double rate = 12;         ///< largest step of a weight, in hundredths of a man
    double resultShare = 0.5; ///< what the result of the game counts, against the search's score
    double scale = 150;       ///< hundredths of a man that make the odds e to 1
    double heldBack = 0.05;   ///< share of the examples that only measures
};

/// What an epoch came to: the mean loss (cross-entropy) on the examples learnt from, as they came,
/// and on those held back.
struct Epoch {
    int number;
    double learnt;
    double heldBack;
};

/// Fits the weights to the examples by logistic regression, from the start given: stochastic
/// gradient descent with a step of its own for each weight (AdaGrad: Duchi, Hazan, Singer, 2011).
/// Calls `report` after each epoch.
[[nodiscard]] evaluation::Weights fit(const evaluation::Weights& start,
                                      std::vector<Example>& examples, const Fit& settings,
                                      const std::function<void(const Epoch&)>& report);

} // namespace damscope::analysis::train
