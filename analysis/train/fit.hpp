// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/evaluation/features.hpp"
#include "analysis/evaluation/weights.hpp"
#include "analysis/train/sample_file.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace damscope::analysis::train {

/// A sample in the form that fitting needs.
struct Example {
    evaluation::Features features;
    std::uint32_t game = 0; ///< number of its game
    float score = 0;        ///< White's, hundredths of a man
    float result = 0;       ///< White's: 1, 0.5 or 0
};

/// The examples of a game. `game` numbers the games of one fit.
void addExamples(const SampleGame& game, std::uint32_t number, std::vector<Example>& examples);

struct Fit {
    int epochs = 8;
    double rate = 12;         ///< largest step of a weight, in hundredths of a man
    double resultShare = 0.1; ///< weight of the game's result against the search's score
    double scale = 150;       ///< hundredths of a man that make the odds e to 1
    double heldBack = 0.05;   ///< share of the games for validation
};

/// The result of an epoch: the mean loss (cross-entropy) on the training examples, as they came,
/// and on the validation examples.
struct Epoch {
    int number;
    double learnt;
    double heldBack;
};

/// Fits the weights to the examples by logistic regression, from the start given: stochastic
/// gradient descent with a step of its own for each weight (AdaGrad: Duchi, Hazan, Singer, 2011).
/// Changes the order of the examples. Calls `report` after each epoch.
[[nodiscard]] evaluation::Weights fit(const evaluation::Weights& start,
                                      std::vector<Example>& examples, const Fit& settings,
                                      const std::function<void(const Epoch&)>& report);

} // namespace damscope::analysis::train
