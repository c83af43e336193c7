// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/train/tune_search.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/match/match.hpp"
#include "analysis/train/spsa.hpp"

#include <cassert>
#include <cmath>

namespace damscope::analysis::train {

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
