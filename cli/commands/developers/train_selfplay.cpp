// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/evaluation/weights_file.hpp"
#include "analysis/train/self_play.hpp"
#include "base/files/file_lock.hpp"
#include "base/parallel/workers.hpp"
#include "cli/commands/developers/train_options.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/engines/endgame_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/codec/hash.hpp"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stdexcept>

namespace damscope::cli {
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
    return options.endgames ? endgamesFrom(options.endgames, "--endgames") : nullptr;
}

/// What the games of a file have in common.
std::string settingsOf(const TrainOptions& options) {
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
            throw UsageError(inWords({"usage-samples-exist", {{"file", visible(name_)}}}));
        if (isFile || !std::filesystem::exists(name_)) // else a device
            lock();
    }
    [[nodiscard]] bool isLocked() const { return lock_.has_value(); }

private:
    void lock() {
        lock_.emplace(std::filesystem::weakly_canonical(name_));
        if (!lock_->tryLock())
            throw UsageError(inWords({"usage-samples-taken", {{"file", visible(name_)}}}));
    }

    std::string name_;
    std::optional<base::FileLock> lock_;
};

/// Removes a game that was being written when the previous run was killed; returns the games that
/// are there. What is damaged before stays, and is reported.
std::set<std::uint64_t> keepCompleteGames(const TrainOptions& options, Console& console) {
    const std::string& output = options.output.file;
    std::ifstream file(output, std::ios::binary);
    if (file.peek() != std::ifstream::traits_type::eof() &&
        !train::isSampleFile(options.variant, file))
        throw UsageError(inWords({"usage-no-samples", {{"file", visible(output)}}}));
    const train::Complete complete = train::completeGames(options.variant, file);
    if (!complete.settings.empty() && complete.settings != settingsOf(options))
        throw UsageError(inWords({"usage-samples-settings",
                                  {{"file", visible(output)},
                                   {"own", complete.settings},
                                   {"first", settingsOf(options)}}}));
    for (const train::SampleFileError& damaged : complete.damaged)
        if (!damaged.seed() || !complete.seeds.contains(*damaged.seed()))
            console.warn(inWords({"samples-left-out",
                                  {{"file", visible(output)},
                                   {"line", std::to_string(damaged.line())},
                                   {"reason", inWords("usage", damaged.what())}}}));
    std::filesystem::resize_file(output, complete.bytes);
    return complete.seeds;
}

/// Writes the samples of games as several threads play them. A game is written in one piece.
class SampleWriter {
public:
    SampleWriter(const TrainOptions& options, std::int64_t before, Console& console)
        : file_(options.output.file, std::ios::binary | std::ios::app | std::ios::ate),
          name_(options.output.file), all_(static_cast<std::uint64_t>(options.games) /
                                           options.shard.value_or(db::Shard{}).count),
          done_(static_cast<std::uint64_t>(before)), progress_(console, "games") {
        if (file_.tellp() == 0)
            file_ << train::writeSettings(settingsOf(options)) << std::flush;
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
            throw std::runtime_error(inWords({"samples-unwritten", {{"file", visible(name_)}}}));
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
