// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/evaluation/weights_file.hpp"
#include "analysis/train/fit.hpp"
#include "cli/commands/developers/train_options.hpp"
#include "cli/options/arguments.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/saved_file.hpp"

#include <fmt/format.h>

#include <fstream>

namespace damscope::cli {
namespace {

namespace train = analysis::train;

train::Fit settingsOf(const TrainOptions& options) {
    train::Fit settings;
    settings.epochs = static_cast<int>(options.epochs);
    settings.rate = static_cast<double>(options.rate);
    settings.scale = static_cast<double>(options.scale);
    settings.resultShare = static_cast<double>(options.resultShare) / 100;
    settings.lambda = static_cast<double>(options.lambda) / 100;
    settings.quiet = static_cast<double>(options.quiet) / 100;
    return settings;
}

std::vector<train::Example> readExamples(const TrainOptions& options, const train::Fit& settings) {
    std::vector<train::Example> examples;
    std::uint32_t number = 0;
    for (const std::string& path : options.samples) {
        std::ifstream file(path, std::ios::binary);
        if (!file)
            throw UsageError(path + " cannot be read");
        try {
            train::SampleReader games(options.variant, file);
            while (const auto game = games.next())
                train::addExamples(*game, number++, settings, examples);
        } catch (const train::SampleFileError& error) {
            throw UsageError(fmt::format("{}:{}: {}", path, error.line(), error.what()));
        }
    }
    if (examples.empty())
        throw UsageError("fit needs samples to learn from: name files of train selfplay");
    return examples;
}

} // namespace

ExitStatus trainFit(const TrainOptions& options, Console& console) {
    SavedFile file(options.output.target(options.inputs()));
    const train::Fit settings = settingsOf(options);
    const auto start = options.start();
    std::vector<train::Example> examples = readExamples(options, settings);
    console.say(fmt::format("{} positions", grouped(examples.size())));
    if (const std::size_t removed = train::keepQuiet(*start, settings, examples))
        console.say(fmt::format("{} of them are not quiet and left out", grouped(removed)));
    if (examples.empty())
        throw UsageError(
            "--quiet-only leaves no position to learn from: give it a larger number, or "
            "trained --weights");
    const auto weights = train::fit(*start, examples, settings, [&](const train::Epoch& e) {
        console.say(fmt::format("epoch {}: loss {:.5f}, on games held back {:.5f}", e.number,
                                e.learnt, e.heldBack));
    });
    file.out().write(analysis::evaluation::writeWeights(weights));
    file.keep();
    return ExitStatus::allWell;
}

} // namespace damscope::cli
