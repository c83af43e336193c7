// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/train/spsa.hpp"
#include "base/files/output_target.hpp"
#include "cli/options/arguments.hpp"
#include "cli/terminal/console.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// What the command line of `damscope train search` says.
struct SearchTuningOptions {
    std::vector<analysis::train::TunedParameter> parameters;
    std::optional<std::string> openings;
    std::int64_t trials = 1000;
    std::int64_t pairs = 4;
};

void declareSearchTuning(Arguments& arguments, SearchTuningOptions& options);

/// What `train search` shares with the other steps of `train`.
struct TuningGames {
    rules::Variant variant;
    std::uint64_t nodes;
    std::uint64_t seed;
    int atOnce;
};

/// Tunes parameters of the search and writes them in the form that `damscope match` accepts.
[[nodiscard]] ExitStatus trainSearch(const SearchTuningOptions& options, const TuningGames& games,
                                     const base::OutputTarget& output, Console& console);

} // namespace damscope::cli
