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

Spsa::Spsa(std::vector<Knob> knobs, std::uint64_t trials, std::uint64_t seed)
    : knobs_(std::move(knobs)), signs_(knobs_.size()),
      trials_(static_cast<double>(std::max<std::uint64_t>(trials, 1))), random_(seed) {}

double Spsa::reach(const Knob& knob) const {
    assert(trial_ > 0);
    return knob.step * std::pow(trials_ / trial_, reachDecay);
}

Spsa::Trial Spsa::next() {
    ++trial_;
    Trial trial;
    for (std::size_t i = 0; i < knobs_.size(); ++i) {
        const Knob& knob = knobs_[i];
        signs_[i] = random_() % 2 == 0 ? 1 : -1;
        const double by = signs_[i] * reach(knob);
        trial.plus.push_back(std::clamp(knob.value + by, knob.least, knob.most));
        trial.minus.push_back(std::clamp(knob.value - by, knob.least, knob.most));
    }
    return trial;
}

void Spsa::learn(double score) {
    assert(trial_ > 0 && score >= 0 && score <= 1);
    // In the last trial a clean sweep moves a parameter by a tenth of its step.
    constexpr double lastMove = 0.1;
    const double tenth = trials_ / 10;
    const double rate = lastMove * std::pow((tenth + trials_) / (tenth + trial_), stepDecay);
    for (std::size_t i = 0; i < knobs_.size(); ++i) {
        Knob& knob = knobs_[i];
        const double move = rate * knob.step * signs_[i] * (2 * score - 1);
        knob.value = std::clamp(knob.value + move, knob.least, knob.most);
    }
}

std::vector<double> Spsa::values() const {
    std::vector<double> values;
    for (const Knob& knob : knobs_)
        values.push_back(knob.value);
    return values;
}

} // namespace damscope::analysis::train
