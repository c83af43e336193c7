// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/engines/engine_options.hpp"

#include "analysis/evaluation/weights_file.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <fstream>
#include <iterator>
#include <utility>

namespace damscope::cli {

void EngineOptions::declare(Arguments& arguments) {
    constexpr std::int64_t mostThreads = 256;
    constexpr std::int64_t mostMegabytes = 65'536;
    arguments.value({"--threads", "N", "threads of the engine (1)"}, into(threads, 1, mostThreads));
    arguments.value({"--hash", "MB", "size of its transposition table (64)"},
                    into(megabytes, 1, mostMegabytes));
    arguments.value(
        {"--weights", "FILE", "evaluate with these weights instead of the built-in ones"},
        into(weights));
    endgames.declare(arguments);
}

analysis::EngineSettings EngineOptions::settings(analysis::endgame::Missing missing) const {
    return {static_cast<int>(threads), static_cast<std::size_t>(megabytes),
            weights ? weightsFromFile(*weights, "--weights") : nullptr, endgames.library(missing)};
}

void EngineOptions::requireWeightsFor(rules::Variant variant) const {
    if (weights)
        (void)weightsFromFile(*weights, variant, "--weights");
}

std::shared_ptr<const analysis::evaluation::Weights> weightsFromFile(const std::string& path,
                                                                     std::string_view option) {
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw UsageError(inWords(
            {"usage-unreadable", {{"option", std::string(option)}, {"file", visible(path)}}}));
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    auto read = analysis::evaluation::readWeights(bytes);
    if (!read)
        throw UsageError(inWords({"usage-wrong-file",
                                  {{"option", std::string(option)},
                                   {"file", visible(path)},
                                   {"wrong", inWords("usage", read.error())}}}));
    return std::make_shared<const analysis::evaluation::Weights>(std::move(*read));
}

std::shared_ptr<const analysis::evaluation::Weights>
weightsFromFile(const std::string& path, rules::Variant variant, std::string_view option) {
    const auto learnt = weightsFromFile(path, option);
    auto weights = analysis::evaluation::carriedOver(*learnt, variant);
    if (!weights)
        throw UsageError(inWords({"usage-weights-board",
                                  {{"option", std::string(option)},
                                   {"file", visible(path)},
                                   {"variant", std::string(rules::rules(learnt->variant).name)}}}));
    return std::make_shared<const analysis::evaluation::Weights>(std::move(*weights));
}

} // namespace damscope::cli
