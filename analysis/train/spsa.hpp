// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>
#include <vector>

namespace damscope::analysis::train {

/// A number to tune.
struct Knob {
    double value; ///< to start from
    double least;
    double most;
    double step; ///< how far off the value it is tried at the end of the run; farther at first
};

/// Simultaneous perturbation stochastic approximation (Spall, 1992): all numbers are moved at once,
/// up or down by chance, and the better of the two opposite trials says which way to go.
class Spsa {
public:
    /// For a run of so many trials. The same seed, the same trials.
    Spsa(std::vector<Knob> knobs, std::uint64_t trials, std::uint64_t seed);

    struct Trial {
        std::vector<double> plus;
        std::vector<double> minus;
    };
    [[nodiscard]] Trial next();
    /// What the last trial brought: the points a game of `plus` against `minus`, 0 to 1.
    void learn(double score);
    [[nodiscard]] std::vector<double> values() const;

private:
    [[nodiscard]] double reach(const Knob& knob) const;

    std::vector<Knob> knobs_;
    std::vector<int> signs_; ///< of the last trial
    double trials_;
    double trial_ = 0;
    std::mt19937_64 random_;
};

} // namespace damscope::analysis::train
