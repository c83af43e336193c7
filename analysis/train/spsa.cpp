// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/train/spsa.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/match/match.hpp"

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

namespace {

match::Contestant contestant(const SearchTuning& tuning, const std::vector<double>& values) {
    EngineSettings settings;
    settings.tableMegabytes = 1;
    for (std::size_t i = 0; i < values.size(); ++i)
        settings.search.*tuning.parameters[i].info.value = static_cast<int>(std::lround(values[i]));
    match::Contestant c;
    c.limits.nodes = tuning.nodes;
    c.make = [settings] { return std::make_unique<EmbeddedEngine>(settings); };
    return c;
}

Spsa makeSpsa(const SearchTuning& tuning) {
    std::vector<SpsaParameter> parameters;
    for (const TunedParameter& p : tuning.parameters)
        parameters.push_back({static_cast<double>(search::SearchParameters{}.*p.info.value),
                              static_cast<double>(p.info.least), static_cast<double>(p.info.most),
                              p.step});
    return {std::move(parameters), tuning.trials, tuning.seed};
}

} // namespace

std::vector<double> tuneSearch(const SearchTuning& tuning, const std::stop_token& stop,
                               const TuningReport& report) {
    assert(!tuning.openings.empty());
    Spsa spsa = makeSpsa(tuning);
    std::size_t next = 0;
    for (std::uint64_t trial = 1; trial <= tuning.trials; ++trial) {
        const Spsa::Trial values = spsa.next();
        match::Match m;
        m.first = contestant(tuning, values.plus);
        m.second = contestant(tuning, values.minus);
        m.gamesAtOnce = tuning.gamesAtOnce;
        for (int i = 0; i < tuning.pairsATrial; ++i)
            m.openings.push_back(tuning.openings[next++ % tuning.openings.size()]);
        const match::Standing standing =
            match::play(m, stop, [](const match::Standing&, const auto&) {});
        if (stop.stop_requested())
            break;
        spsa.learn(standing.mean());
        report(trial, spsa.values());
    }
    return spsa.values();
}

} // namespace damscope::analysis::train
