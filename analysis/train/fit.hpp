// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/evaluation/features.hpp"
#include "analysis/evaluation/weights.hpp"
#include "analysis/search/variant_search.hpp"
#include "analysis/train/sample_file.hpp"
#include "rules/board/position.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <random>
#include <stop_token>
#include <vector>

namespace damscope::analysis::train {

/// A sample in the form that fitting needs.
struct Example {
    evaluation::Features features;
    std::uint32_t game = 0; ///< number of its game
    float expected = 0;     ///< White's result as the searches of the game expect it, 0 to 1
    float result = 0;       ///< White's: 1, 0.5 or 0
};

struct Fit {
    int epochs = 8;
    double rate = 12;         ///< largest step of a weight, in hundredths of a man
    double resultShare = 0.1; ///< weight of the game's result against the search's score
    double scale = 150;       ///< hundredths of a man that make the odds e to 1
    double lambda = 0;        ///< of TD(lambda): weight of what later positions of the game expect
    double quiet = 1;         ///< largest difference of a quiet position, see keepQuiet
    double heldBack = 0.05;   ///< share of the games for validation
};

/// The examples of a game. `number` numbers the games of one fit. What a position's searches expect
/// is the expectation of its own search and, lambda of it, of those of the positions after it
/// (TD(lambda): Sutton, 1988).
void addExamples(const SampleGame& game, std::uint32_t number, const Fit& settings,
                 std::vector<Example>& examples);

/// Removes the examples where the evaluation expects another result than the searches, by more than
/// `settings.quiet`: a combination decides them, which an evaluation cannot see and would learn as
/// a value of pieces that stand there by chance. Returns how many were removed. `start`: trained
/// weights; plain ones know too little to decide what is quiet.
std::size_t keepQuiet(const evaluation::Weights& start, const Fit& settings,
                      std::vector<Example>& examples);

/// The result of an epoch: the mean loss (cross-entropy).
struct Epoch {
    int number;
    double learnt;   ///< on the training examples, each before it was learnt from
    double heldBack; ///< on the validation examples at the end of the epoch; of the last one with
                     ///< the mean of the weights, before `fit` scales and rounds it
};

/// Fits the weights to the examples by logistic regression, from the start given: stochastic
/// gradient descent with a step of its own for each weight (AdaGrad: Duchi, Hazan, Singer, 2011).
/// The result is the mean of the weights during the second half of the epochs, which is less noisy
/// than where the last step ends (Polyak, Juditsky, 1992). Changes the order of the examples. Calls
/// `report` after each epoch.
[[nodiscard]] evaluation::Weights fit(const evaluation::Weights& start,
                                      std::vector<Example>& examples, const Fit& settings,
                                      const std::function<void(const Epoch&)>& report);

/// A parameter to tune.
struct SpsaParameter {
    double value; ///< to start from
    double least;
    double most;
    double step; ///< the perturbation at the end of the run; larger at first
};

/// Simultaneous perturbation stochastic approximation (Spall, 1992): all parameters are perturbed
/// at once, randomly up or down, and the better of the two opposite trials gives the direction.
class Spsa {
public:
    /// Prepares a run of `trials` trials. The same seed gives the same trials.
    Spsa(std::vector<SpsaParameter> parameters, std::uint64_t trials, std::uint64_t seed);

    struct Trial {
        std::vector<double> plus;
        std::vector<double> minus;
    };
    [[nodiscard]] Trial next();
    /// The result of the last trial: the points per game of `plus` against `minus`, 0 to 1.
    void learn(double score);
    [[nodiscard]] std::vector<double> values() const;

private:
    [[nodiscard]] double reach(const SpsaParameter& parameter) const;

    std::vector<SpsaParameter> parameters_;
    std::vector<int> signs_; ///< of the last trial
    double trials_;
    double trial_ = 0;
    std::mt19937_64 random_;
};

/// A parameter of the search to tune, and its perturbation.
struct TunedParameter {
    search::ParameterInfo info;
    double step;
};

struct SearchTuning {
    std::vector<TunedParameter> parameters;
    std::vector<rules::Position> openings; ///< at least one
    std::uint64_t nodes = 1000;            ///< per move
    std::uint64_t trials = 1000;
    int pairsATrial = 4; ///< of games
    int gamesAtOnce = 1;
    std::uint64_t seed = 1;
};

/// Called after every trial with the values so far.
using TuningReport = std::function<void(std::uint64_t trial, const std::vector<double>& values)>;

/// Tunes by self-play of the embedded engine (SPSA), from the current values; returns the values
/// at the end, or when it was stopped.
[[nodiscard]] std::vector<double>
tuneSearch(const SearchTuning& tuning, const std::stop_token& stop, const TuningReport& report);

} // namespace damscope::analysis::train
