// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/train/spsa.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace damscope::analysis::train {

namespace {

// The exponents that Spall recommends for runs of finite length.
constexpr double stepDecay = 0.602;
constexpr double reachDecay = 0.101;

} // namespace

Spsa::Spsa(std::vector<SpsaParameter> parameters, std::uint64_t trials, std::uint64_t seed)
    : parameters_(std::move(parameters)), signs_(parameters_.size()),
      trials_(static_cast<double>(std::max<std::uint64_t>(trials, 1))), random_(seed) {}

double Spsa::reach(const SpsaParameter& parameter) const {
    assert(trial_ > 0);
    return parameter.step * std::pow(trials_ / trial_, reachDecay);
}

Spsa::Trial Spsa::next() {
    ++trial_;
    Trial trial;
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        const SpsaParameter& parameter = parameters_[i];
        signs_[i] = random_() % 2 == 0 ? 1 : -1;
        const double by = signs_[i] * reach(parameter);
        trial.plus.push_back(std::clamp(parameter.value + by, parameter.least, parameter.most));
        trial.minus.push_back(std::clamp(parameter.value - by, parameter.least, parameter.most));
    }
    return trial;
}

void Spsa::learn(double score) {
    assert(trial_ > 0 && score >= 0 && score <= 1);
    // In the last trial a clean sweep moves a parameter by a tenth of its step.
    constexpr double lastMove = 0.1;
    const double tenth = trials_ / 10;
    const double rate = lastMove * std::pow((tenth + trials_) / (tenth + trial_), stepDecay);
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        SpsaParameter& parameter = parameters_[i];
        const double move = rate * parameter.step * signs_[i] * (2 * score - 1);
        parameter.value = std::clamp(parameter.value + move, parameter.least, parameter.most);
    }
}

std::vector<double> Spsa::values() const {
    std::vector<double> values;
    for (const SpsaParameter& parameter : parameters_)
        values.push_back(parameter.value);
    return values;
}

} // namespace damscope::analysis::train
