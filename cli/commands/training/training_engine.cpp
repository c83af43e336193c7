// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/training/training_engine.hpp"
#include "messages/phrase.hpp"

namespace damscope::cli {
namespace {

constexpr std::size_t megabytes = 16; // searches are short

analysis::EngineSettings engineSettings(const JudgingOptions& options) {
    analysis::EngineSettings settings;
    settings.tableMegabytes = megabytes;
    settings.endgames = options.endgames.library();
    return settings;
}

} // namespace

void JudgingOptions::declare(Arguments& arguments) {
    arguments.value({"--nodes", "N", phrase("positions visited by each search; 50000 if not set")},
                    into(nodes, 100, INT64_MAX));
    arguments.value(
        {"--margin", "P",
         phrase("a move that loses at most P percent of the expected points is as good as the "
                "best; 5 if not set")},
        into(margin, 0, 50));
    endgames.declare(arguments);
}

db::ProvingSettings JudgingOptions::settings(const std::stop_token& stop) const {
    constexpr double hundred = 100;
    return {.nodes = static_cast<std::uint64_t>(nodes),
            .margin = static_cast<double>(margin) / hundred,
            .stop = stop};
}

TrainingEngine::TrainingEngine(const JudgingOptions& options, const std::stop_token& stop)
    : engine_(engineSettings(options)), prover_(engine_, tables_, options.settings(stop)) {}

} // namespace damscope::cli
