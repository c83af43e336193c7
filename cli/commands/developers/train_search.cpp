// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/developers/train_search.hpp"

#include "analysis/match/openings.hpp"
#include "analysis/train/tune_search.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/nearest.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/saved_file.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <string_view>

namespace damscope::cli {

namespace {

namespace train = analysis::train;
using analysis::search::ParameterInfo;
using analysis::search::searchParameters;

train::TunedParameter parameterFrom(std::string_view text) {
    const std::size_t equals = text.find('=');
    const std::string_view name = text.substr(0, equals);
    const auto all = searchParameters();
    const auto info = std::ranges::find(all, name, &ParameterInfo::name);
    if (info == all.end()) {
        std::vector<std::string_view> names;
        for (const ParameterInfo& known : all)
            names.push_back(known.name);
        throw UsageError(inWords({"usage-search-parameter",
                                  {{"word", visible(name)},
                                   {"meant", didYouMean(name, names)},
                                   {"names", fmt::to_string(fmt::join(names, ", "))}}}));
    }
    if (equals == std::string_view::npos)
        return {*info, static_cast<double>(std::max((info->most - info->least) / 20, 1))};
    const std::string_view number = text.substr(equals + 1);
    double step = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), step);
    if (error != std::errc{} || end != number.data() + number.size() || !(step > 0))
        throw UsageError("--parameter: write NAME=STEP, for example futility-margin=15");
    return {*info, step};
}

std::vector<rules::Position> openingsOf(const SearchTuningOptions& options,
                                        const TuningGames& games, Console& console) {
    constexpr std::size_t count = 200;
    auto openings = options.openings
                        ? positionsFromFile(games.variant, *options.openings, "--openings", console)
                        : analysis::match::evenOpenings(games.variant, count, games.seed);
    if (openings.empty())
        throw UsageError("there are no openings to play from");
    return openings;
}

// In the form that a side of a match accepts: "futility-margin=57,iir-least-depth=4".
std::string settingsText(const std::vector<train::TunedParameter>& parameters,
                         const std::vector<double>& values) {
    std::string text;
    for (std::size_t i = 0; i < values.size(); ++i)
        text += fmt::format("{}{}={:.0f}", i == 0 ? "" : ",", parameters[i].info.name, values[i]);
    return text;
}

} // namespace

void declareSearchTuning(Arguments& arguments, SearchTuningOptions& options) {
    constexpr std::int64_t most = 1'000'000'000;
    arguments.group("Search");
    arguments.value({"--parameter", "NAME=STEP",
                     "what to tune, and the size of a step; may be given more than once", false,
                     true},
                    into(options.parameters));
    arguments.value({"--openings", "FILE",
                     "positions to start from, one FEN per line; else random balanced ones"},
                    into(options.openings));
    arguments.value({"--trials", "N", "how often two settings are compared (1000)"},
                    into(options.trials, 1, most));
    arguments.value({"--pairs", "N", "pairs of games per trial (4)"}, into(options.pairs, 1, 1000));
}

ExitStatus trainSearch(const SearchTuningOptions& options, const TuningGames& games,
                       const base::OutputTarget& output, Console& console) {
    if (options.parameters.empty())
        throw UsageError("name what to tune: --parameter NAME=STEP");
    base::OutputTarget guarded = output;
    if (options.openings)
        guarded.inputs.emplace_back(*options.openings);
    base::requireWritable(guarded); // before the work
    train::SearchTuning tuning;
    for (const std::string& text : options.parameters)
        tuning.parameters.push_back(parameterFrom(text));
    tuning.openings = openingsOf(options, games, console);
    tuning.nodes = games.nodes;
    tuning.trials = static_cast<std::uint64_t>(options.trials);
    tuning.pairsATrial = static_cast<int>(options.pairs);
    tuning.gamesAtOnce = games.atOnce;
    tuning.seed = games.seed;
    const std::stop_token stop = console.stopToken();
    ProgressLine progress(console, "trials");
    const std::vector<double> values =
        train::tuneSearch(tuning, stop, [&](std::uint64_t trial, const std::vector<double>& now) {
            constexpr std::uint64_t often = 100;
            progress.show(trial, static_cast<double>(trial) / static_cast<double>(tuning.trials));
            if (trial % often == 0)
                console.say(fmt::format("{}: {}", trial, settingsText(tuning.parameters, now)));
        });
    SavedFile file(guarded);
    file.out().write(settingsText(tuning.parameters, values) + '\n');
    file.keep();
    return stop.stop_requested() ? ExitStatus::interrupted : ExitStatus::allWell;
}

} // namespace damscope::cli
