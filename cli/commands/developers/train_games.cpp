// SPDX-License-Identifier: GPL-3.0-or-later

#include "analysis/evaluation/weights.hpp"
#include "analysis/match/match.hpp"
#include "analysis/train/fit.hpp"
#include "analysis/train/sample_file.hpp"
#include "base/files/open_files.hpp"
#include "base/files/output_target.hpp"
#include "base/parallel/workers.hpp"
#include "base/text/ascii.hpp"
#include "cli/commands/developers/train.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/output.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/store/codec/hash.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <memory>
#include <mutex>
#include <set>
#include <string_view>

namespace damscope::cli {

namespace {

namespace train = analysis::train;
using analysis::search::ParameterInfo;
using analysis::search::searchParameters;

Expected<train::TunedParameter, Message> parameterFrom(std::string_view text) {
    const std::size_t equals = text.find('=');
    const std::string_view name = text.substr(0, equals);
    const auto all = searchParameters();
    const auto info = std::ranges::find(all, name, &ParameterInfo::name);
    if (info == all.end()) {
        std::vector<std::string_view> names;
        for (const ParameterInfo& known : all)
            names.push_back(known.name);
        return Unexpected{Message{"usage-search-parameter",
                                  {{"word", visible(name)},
                                   {"meant", didYouMean(name, names)},
                                   {"names", fmt::to_string(fmt::join(names, ", "))}}}};
    }
    if (equals == std::string_view::npos)
        return train::TunedParameter{
            *info, static_cast<double>(std::max((info->most - info->least) / 20, 1))};
    const auto step = base::readNumber<double>(text.substr(equals + 1));
    if (!step || !(*step > 0))
        return Unexpected{Message{phrase("write NAME=STEP, for example futility-margin=15"), {}}};
    return train::TunedParameter{*info, *step};
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
    arguments.group(phrase("Search"));
    arguments.value({"--parameter", "NAME=STEP",
                     phrase("what to tune, and the size of a step; may be given more than once"),
                     false, true},
                    [&options](std::string_view text) -> Complaint {
                        const auto parameter = parameterFrom(text);
                        if (!parameter)
                            return parameter.error();
                        options.parameters.push_back(*parameter);
                        return std::nullopt;
                    });
    arguments.value(
        {"--openings", "FILE",
         phrase("positions to start from, one FEN per line; else random balanced ones")},
        into(options.openings));
    arguments.value({"--trials", "N", phrase("how often two settings are compared (1000)")},
                    into(options.trials, 1, most));
    arguments.value({"--pairs", "N", phrase("pairs of games per trial (4)")},
                    into(options.pairs, 1, 1000));
}

ExitStatus trainSearch(const SearchTuningOptions& options, const TuningGames& games,
                       const base::OutputTarget& output, Console& console) {
    base::OutputTarget guarded = output;
    if (options.openings)
        guarded.inputs.emplace_back(*options.openings);
    base::requireWritable(guarded); // before the work
    train::SearchTuning tuning;
    tuning.parameters = options.parameters;
    tuning.openings = openingsOf(options, games, console);
    tuning.nodes = games.nodes;
    tuning.trials = static_cast<std::uint64_t>(options.trials);
    tuning.pairsATrial = static_cast<int>(options.pairs);
    tuning.gamesAtOnce = games.atOnce;
    tuning.seed = games.seed;
    const std::stop_token stop = console.stopToken();
    ProgressLine progress(console, "counted-trials");
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

namespace {

namespace train = analysis::train;

/// The seed of one game of a run. Runs with different --seed share no games.
std::uint64_t seedOf(const TrainOptions& options, std::int64_t game) {
    return static_cast<std::uint64_t>(options.seed) * gamesPerSeed +
           static_cast<std::uint64_t>(game);
}

/// The endgame tables to play with: only those of --endgames, so that a run does not depend on what
/// is built.
std::shared_ptr<const analysis::endgame::Library> tablesOf(const TrainOptions& options) {
    return options.endgames ? endgamesFrom(options.endgames, "--endgames", Language::english)
                            : nullptr;
}

/// What the games of a file have in common.
std::string gameSettings(const TrainOptions& options) {
    const std::string weights = analysis::evaluation::writeWeights(*options.start());
    return fmt::format("{}, {} nodes a move, weights {:016x}{}, self-play {}",
                       rules::rules(options.variant).name, options.nodes,
                       db::Hash().add(weights).value(), tablesOf(options) ? ", endgame tables" : "",
                       train::selfPlayVersion);
}

/// Whether this worker plays a game.
bool isOurs(const TrainOptions& options, std::int64_t game) {
    const db::Shard shard = options.shard.value_or(db::Shard{});
    return static_cast<std::uint64_t>(game) % shard.count == shard.number - 1;
}

/// A file that one worker writes to.
class OwnFile {
public:
    explicit OwnFile(const TrainOptions& options) : name_(options.output.file) {
        base::requireWritable(options.output.target(options.inputs()));
        const bool isFile = std::filesystem::is_regular_file(name_);
        if (isFile && !options.resume)
            throw UsageError({"usage-samples-exist", {{"file", visible(name_)}}});
        if (isFile || !std::filesystem::exists(name_)) // else a device
            lock();
    }
    [[nodiscard]] bool isLocked() const { return lock_.has_value(); }

private:
    void lock() {
        lock_.emplace(base::followed(name_));
        if (!lock_->tryLock())
            throw UsageError({"usage-samples-taken", {{"file", visible(name_)}}});
    }

    std::string name_;
    std::optional<base::FileLock> lock_;
};

/// Removes a game that was being written when the previous run was killed; returns the games that
/// are there. What is damaged before stays, and is reported.
std::set<std::uint64_t> keepCompleteGames(const TrainOptions& options, Console& console) {
    const std::string& output = options.output.file;
    std::ifstream file(std::filesystem::path(output), std::ios::binary);
    if (file.peek() != std::ifstream::traits_type::eof() &&
        !train::isSampleFile(options.variant, file))
        throw UsageError({"usage-no-samples", {{"file", visible(output)}}});
    const train::Complete complete = train::completeGames(options.variant, file);
    if (!complete.settings.empty() && complete.settings != gameSettings(options))
        throw UsageError({"usage-samples-settings",
                          {{"file", visible(output)},
                           {"own", complete.settings},
                           {"first", gameSettings(options)}}});
    for (const train::SampleFileError& damaged : complete.damaged)
        if (!damaged.seed() || !complete.seeds.contains(*damaged.seed()))
            console.warn({"samples-left-out",
                          {{"file", visible(output)},
                           {"line", std::to_string(damaged.line())},
                           {"reason", console.translate("usage", damaged.what())}}});
    std::filesystem::resize_file(output, complete.bytes);
    return complete.seeds;
}

/// Writes the samples of games as several threads play them. A game is written in one piece.
class SampleWriter {
public:
    SampleWriter(const TrainOptions& options, std::int64_t before, Console& console)
        : file_(std::filesystem::path(options.output.file),
                std::ios::binary | std::ios::app | std::ios::ate),
          name_(options.output.file), all_(static_cast<std::uint64_t>(options.games) /
                                           options.shard.value_or(db::Shard{}).count),
          done_(static_cast<std::uint64_t>(before)), progress_(console, "counted-games") {
        if (file_.tellp() == 0)
            file_ << train::writeSettings(gameSettings(options)) << std::flush;
        check();
    }

    void add(const train::SampleGame& game) {
        const std::string text = train::writeGame(game);
        const std::scoped_lock lock(mutex_);
        file_ << text << std::flush;
        check();
        ++done_;
        progress_.show(done_, fractionOf(done_, all_));
    }

private:
    void check() const {
        if (!file_)
            throw Failure({"samples-unwritten", {{"file", visible(name_)}}});
    }

    std::mutex mutex_;
    std::ofstream file_;
    std::string name_;
    std::uint64_t all_;
    std::uint64_t done_;
    ProgressLine progress_;
};

} // namespace

ExitStatus trainSelfPlay(const TrainOptions& options, Console& console) {
    const std::stop_token stop = console.stopToken();
    // What cannot be read is reported before there is a file.
    const auto start = options.start();
    train::SelfPlay play{options.variant, static_cast<std::uint64_t>(options.nodes)};
    play.endgames = tablesOf(options);
    const OwnFile file(options);
    const auto played =
        file.isLocked() ? keepCompleteGames(options, console) : std::set<std::uint64_t>{};
    const auto isOfThisRun = [&](std::uint64_t seed) {
        return seed >= seedOf(options, 0) && seed < seedOf(options, options.games);
    };
    SampleWriter writer(options, std::ranges::count_if(played, isOfThisRun), console);
    std::atomic<std::int64_t> next = 0;
    const auto work = [&](int /*worker*/, const std::stop_token& stopped) {
        analysis::EmbeddedEngine engine({1, 1, start, play.endgames});
        for (std::int64_t g = next++; g < options.games && !stopped.stop_requested(); g = next++)
            if (isOurs(options, g) && !played.contains(seedOf(options, g)))
                writer.add(train::playSelf(play, engine, seedOf(options, g)));
    };
    base::runWorkers(static_cast<int>(options.threads), stop, work);
    return stop.stop_requested() ? ExitStatus::interrupted : ExitStatus::allWell;
}

} // namespace damscope::cli
