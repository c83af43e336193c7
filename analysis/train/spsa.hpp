// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>
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
    /// For a run of `trials` trials. The same seed gives the same trials.
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

} // namespace damscope::analysis::train
