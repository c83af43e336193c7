// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/search/variant_search.hpp"
#include "rules/board/position.hpp"

#include <cstdint>
#include <functional>
#include <random>
#include <stop_token>
#include <vector>

namespace damscope::analysis::train {

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
