// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/exchange/libraries.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/contestant.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/console.hpp"
#include "db/findings/analysis/game_analysis.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// What the command line of `damscope analyse` says.
struct AnalyseOptions {
    SelectionOptions selection; ///< with --merge, files
    ChosenEngine engine;
    std::optional<std::int64_t> depth;
    std::optional<std::int64_t> nodes;
    std::optional<std::chrono::milliseconds> time;
    std::int64_t lines = 2;
    std::optional<std::int64_t> confirmation;
    std::int64_t threads = 1;
    std::optional<db::Range> plies;
    bool variations = false;
    bool reanalyse = false;
    bool independent = false;
    ShardOptions shards;
    std::optional<Place> serve;
    std::string key;
    std::optional<std::chrono::milliseconds> patience;
    FormatOption format;

    void declare(Arguments& arguments);
    [[nodiscard]] db::AnalysisSettings settings() const;
    [[nodiscard]] const StoreOptions& store() const { return selection.store(); }
    [[nodiscard]] std::vector<db::GameId> games(Console& console) const;

private:
    void declareRules(Arguments& arguments);
};

/// Hands the games to workers that speak draughtsnet, and stores what comes back.
[[nodiscard]] ExitStatus serveAnalyses(const AnalyseOptions& options, Console& console);
/// Stores the evaluations of files.
[[nodiscard]] ExitStatus mergeAnalyses(const AnalyseOptions& options, Console& console);

} // namespace damscope::cli
