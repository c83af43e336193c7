// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/evaluation/weights_file.hpp"
#include "analysis/train/fit.hpp"
#include "cli/commands/developers/train_options.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/saved_file.hpp"
#include "cli/terminal/terminal_text.hpp"

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
            throw UsageError(inWords({"usage-unreadable", {{"file", visible(path)}}}));
        try {
            train::SampleReader games(options.variant, file);
            while (const auto game = games.next())
                train::addExamples(*game, number++, settings, examples);
        } catch (const train::SampleFileError& error) {
            throw UsageError(inWords({"usage-sample-line",
                                      {{"file", visible(path)},
                                       {"line", std::to_string(error.line())},
                                       {"reason", inWords("usage", error.what())}}}));
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
    console.say(counted(examples.size(), "positions"));
    if (const std::size_t removed = train::keepQuiet(*start, settings, examples))
        console.say(inWords(countMessage("fit-not-quiet", "positions", removed)));
    if (examples.empty())
        throw UsageError(
            "--quiet-only leaves no position to learn from: give it a larger number, or "
            "trained --weights");
    const auto weights = train::fit(*start, examples, settings, [&](const train::Epoch& e) {
        console.say(inWords({"fit-epoch",
                             {{"epoch", std::to_string(e.number)},
                              {"learnt", fmt::format("{:.5f}", e.learnt)},
                              {"held", fmt::format("{:.5f}", e.heldBack)}}}));
    });
    file.out().write(analysis::evaluation::writeWeights(weights));
    file.keep();
    return ExitStatus::allWell;
}

} // namespace damscope::cli
