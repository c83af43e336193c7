// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/search/search_parameters.hpp"
#include "rules/board/position.hpp"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace damscope::analysis::train {

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
