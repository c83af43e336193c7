// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/evaluation/weights.hpp"
#include "analysis/train/fit.hpp"
#include "base/files/output_target.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/console.hpp"
#include "db/store/shards/record_file.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// A run of self-play has games 0 to games-1; their seeds are --seed times this, plus their number.
inline constexpr std::uint64_t gamesPerSeed = 1'000'000;

/// What the command line of `damscope engine weights` says.
struct TrainOptions {
    std::string step;
    std::vector<std::string> samples;
    rules::Variant variant = rules::Variant::international;
    OutputOptions output;
    std::optional<std::string> weights;

    std::int64_t games = 1000;
    std::int64_t nodes = 1000;
    std::int64_t seed = 1;
    std::int64_t threads = 1;
    bool resume = false;
    std::optional<db::Shard> shard; ///< of the games
    std::optional<std::string> endgames;

    std::int64_t epochs = 8;
    std::int64_t rate = 12;
    std::int64_t scale = 150;
    std::int64_t resultShare = 10;
    std::int64_t lambda = 0;  ///< in percent
    std::int64_t quiet = 100; ///< in percent points

    /// The files that a step reads and must not overwrite.
    [[nodiscard]] std::vector<std::filesystem::path> inputs() const;
    /// The weights to play with or to start from.
    [[nodiscard]] std::shared_ptr<const analysis::evaluation::Weights> start() const;
};

/// Plays games and writes their samples.
[[nodiscard]] ExitStatus trainSelfPlay(const TrainOptions& options, Console& console);
/// Puts the games of several files into one, each once, by their seeds.
[[nodiscard]] ExitStatus trainMerge(const TrainOptions& options, Console& console);
/// Learns weights from samples.
[[nodiscard]] ExitStatus trainFit(const TrainOptions& options, Console& console);

/// What the command line of `damscope engine weights search` says.
struct SearchTuningOptions {
    std::vector<analysis::train::TunedParameter> parameters;
    std::optional<std::string> openings;
    std::int64_t trials = 1000;
    std::int64_t pairs = 4;
};

void declareSearchTuning(Arguments& arguments, SearchTuningOptions& options);

/// What the step search shares with the other steps of `engine weights`.
struct TuningGames {
    rules::Variant variant;
    std::uint64_t nodes;
    std::uint64_t seed;
    int atOnce;
};

/// Tunes parameters of the search and writes them in the form that `damscope engine match` accepts.
[[nodiscard]] ExitStatus trainSearch(const SearchTuningOptions& options, const TuningGames& games,
                                     const base::OutputTarget& output, Console& console);

} // namespace damscope::cli
