// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/developers/train.hpp"

#include "analysis/evaluation/weights.hpp"
#include "analysis/train/fit.hpp"
#include "analysis/train/sample_file.hpp"
#include "base/parallel/workers.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/output.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <utility>

namespace damscope::cli {
namespace train_command {
namespace {

using analysis::evaluation::Weights;

ExitStatus run(const TrainOptions& options, const SearchTuningOptions& search, Console& console) {
    if (options.step == "search")
        return trainSearch(search,
                           {options.variant, static_cast<std::uint64_t>(options.nodes),
                            static_cast<std::uint64_t>(options.seed),
                            static_cast<int>(options.threads)},
                           options.output.target({}), console);
    if (options.step == "merge")
        return trainMerge(options, console);
    return options.step == "selfplay" ? trainSelfPlay(options, console)
                                      : trainFit(options, console);
}

Action declare(Arguments& arguments) {
    constexpr std::int64_t most = 1'000'000'000;
    const auto o = std::make_shared<TrainOptions>();
    const auto search = std::make_shared<SearchTuningOptions>();
    arguments.value({"STEP", "STEP", phrase("selfplay, merge, fit or search"), true},
                    oneOf(o->step, {"selfplay", "merge", "fit", "search"}));
    arguments.value({"SAMPLES", "FILE",
                     phrase("fit, merge: the samples to learn from, or to put into one file"),
                     false, true},
                    into(o->samples));
    arguments.value({"--variant", "V", phrase("the game"), true}, intoVariant(o->variant));
    o->output.declare(arguments, phrase("samples, weights or parameters"));
    arguments.value(
        {"--weights", "FILE",
         phrase("weights to play with or start from, also another variant's with the same "
                "board; else plain weights")},
        into(o->weights));
    arguments.group(phrase("Self-play and search"));
    arguments.value({"--games", "N", phrase("how many (1000)")}, into(o->games, 1, most));
    arguments.value({"--nodes", "N", phrase("nodes searched per move (1000)")},
                    into(o->nodes, 1, most));
    arguments.value({"--seed", "N", phrase("the same seed gives the same games (1)")},
                    into(o->seed, 0, most));
    arguments.value({"--threads", "N", phrase("games at a time (1)")},
                    into(o->threads, 1, base::mostThreads));
    arguments.flag({"--resume", "",
                    phrase("continue the file of an interrupted run: play only "
                           "the missing games")},
                   o->resume);
    arguments.value(
        {"--shard", "I/N",
         phrase("selfplay: only the share I of N of the games; every worker writes a file of "
                "its own (docs/shards.md)")},
        intoShard(o->shard));
    arguments.value({"--endgames", "FOLDER",
                     phrase("selfplay: endgame tables; they end the games whose result they know")},
                    into(o->endgames));
    arguments.group(phrase("Fit"));
    arguments.value({"--epochs", "N", phrase("passes over the samples (8)")},
                    into(o->epochs, 1, most));
    arguments.value({"--rate", "N", phrase("largest step, hundredths of a man (12)")},
                    into(o->rate, 1, most));
    arguments.value({"--scale", "N", phrase("hundredths of a man that make the odds e to 1 (150)")},
                    into(o->scale, 1, most));
    arguments.value({"--result-share", "PERCENT",
                     phrase("weight of a game's result against the search's score (10)")},
                    into(o->resultShare, 0, 100));
    arguments.value(
        {"--lambda", "PERCENT",
         phrase("weight of the scores of later positions of the game against a position's own "
                "(0)")},
        into(o->lambda, 0, 100));
    arguments.value(
        {"--quiet-only", "PERCENT",
         phrase("leave out positions where search and --weights expect results that differ by "
                "more percentage points (100)")},
        into(o->quiet, 1, 100));
    declareSearchTuning(arguments, *search);
    arguments.refuse(
        phrase("--shard: selfplay alone is divided; fit reads the files of all shards"),
        [o] { return o->shard && (o->step == "merge" || o->step == "fit"); });
    arguments.refuse(phrase("merge needs the files of engine weights selfplay"),
                     [o] { return o->step == "merge" && o->samples.empty(); });
    arguments.refuse(phrase("name what to tune: --parameter NAME=STEP"),
                     [o, search] { return o->step == "search" && search->parameters.empty(); });
    return [o, search](Console& console) { return run(*o, *search, console); };
}

} // namespace
} // namespace train_command

std::vector<std::filesystem::path> TrainOptions::inputs() const {
    std::vector<std::filesystem::path> files(samples.begin(), samples.end());
    if (weights)
        files.emplace_back(*weights);
    return files;
}

std::shared_ptr<const train_command::Weights> TrainOptions::start() const {
    return weights ? weightsFromFile(*weights, variant, "--weights")
                   : std::make_shared<const train_command::Weights>(
                         analysis::evaluation::plainWeights(variant));
}

Command trainCommand() {
    return {
        "engine weights", phrase("learn an evaluation from self-play"),
        phrase(
            "For developers of the engine (docs/development/engine.md). selfplay plays games from "
            "random "
            "openings and writes their quiet positions, one per line, to a file; merge puts such "
            "files "
            "into one; fit learns weights from them; search tunes the parameters of the search by "
            "self-play."),
        phrase(
            "damscope engine weights selfplay --variant russian --games 100 --nodes 100 -o "
            "samples.txt "
            "--resume\n"
            "    plays games and writes samples; the same command continues after an interruption\n"
            "damscope engine weights merge --variant russian samples.txt -o all.txt\n"
            "    puts the games of all workers into one file, each once\n"
            "damscope engine weights fit --variant russian samples.txt -o russian.weights\n"
            "    learns weights from them, for --weights of other commands\n"
            "damscope engine weights search --variant russian --parameter futility-margin=15 "
            "--trials 4 "
            "--nodes "
            "100 -o search.txt\n"
            "    tunes a margin, for a side of damscope engine match"),
        train_command::declare};
}

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
        std::ifstream file = inputFile(path);
        try {
            train::SampleReader games(options.variant, file);
            while (const auto game = games.next())
                train::addExamples(*game, number++, settings, examples);
        } catch (const train::SampleFileError& error) {
            throw UsageError({"usage-sample-line",
                              {{"file", visible(path)},
                               {"line", std::to_string(error.line())},
                               {"reason", std::string(error.what())}}});
        }
    }
    if (examples.empty())
        throw UsageError("fit needs samples to learn from: name files of engine weights selfplay");
    return examples;
}

} // namespace

ExitStatus trainFit(const TrainOptions& options, Console& console) {
    SavedFile file(options.output.target(options.inputs()));
    const train::Fit settings = settingsOf(options);
    const auto start = options.start();
    std::vector<train::Example> examples = readExamples(options, settings);
    console.say(counted(examples.size(), "counted-positions"));
    if (const std::size_t removed = train::keepQuiet(*start, settings, examples))
        console.say(countMessage("fit-not-quiet", "positions", removed));
    if (examples.empty())
        throw UsageError(
            "--quiet-only leaves no position to learn from: give it a larger number, or "
            "trained --weights");
    const auto weights = train::fit(*start, examples, settings, [&](const train::Epoch& e) {
        console.say({"fit-epoch",
                     {{"epoch", std::to_string(e.number)},
                      {"learnt", fmt::format("{:.5f}", e.learnt)},
                      {"held", fmt::format("{:.5f}", e.heldBack)}}});
    });
    file.out().write(analysis::evaluation::writeWeights(weights));
    file.keep();
    return ExitStatus::allWell;
}

namespace {

namespace train = analysis::train;

/// The games of files by their seeds.
class Games {
public:
    explicit Games(rules::Variant variant) : variant_(variant) {}

    void add(const std::string& path) {
        std::ifstream file = inputFile(path);
        train::SampleReader reader(variant_, file);
        while (take(reader, path)) {
        }
    }
    [[nodiscard]] const std::map<std::uint64_t, train::SampleGame>& games() const { return games_; }
    [[nodiscard]] const std::optional<std::string>& settings() const { return settings_; }
    /// About the games that are in none of the files.
    [[nodiscard]] std::vector<Message> lost() const {
        std::vector<Message> lines;
        for (const auto& [path, error] : damaged_)
            if (!error.seed() || !games_.contains(*error.seed()))
                lines.push_back({"samples-damaged",
                                 {{"file", visible(path)},
                                  {"line", std::to_string(error.line())},
                                  {"reason", std::string(error.what())}}});
        return lines;
    }

    /// About games that no file has, though later ones of the same run are there.
    [[nodiscard]] std::vector<Message> missing() const {
        struct Run {
            std::uint64_t games = 0;
            std::uint64_t last = 0;
        };
        std::map<std::uint64_t, Run> runs;
        for (const auto& [seed, game] : games_) {
            Run& run = runs[seed / gamesPerSeed];
            ++run.games;
            run.last = std::max(run.last, seed % gamesPerSeed);
        }
        std::vector<Message> lines;
        for (const auto& [seed, run] : runs)
            if (const std::uint64_t all = run.last + 1; run.games < all)
                lines.push_back({"samples-missing",
                                 {{"seed", std::to_string(seed)},
                                  {"missing", grouped(all - run.games)},
                                  {"n", grouped(all)}}});
        return lines;
    }

private:
    // False at the end of the file.
    bool take(train::SampleReader& reader, const std::string& path) {
        try {
            auto game = reader.next();
            if (!game)
                return false;
            require(reader.settings(), path);
            games_.insert_or_assign(game->seed, std::move(*game));
        } catch (const train::SampleFileError& error) {
            damaged_.emplace_back(path, error);
        }
        return true;
    }

    void require(const std::string& settings, const std::string& path) {
        if (settings_ && *settings_ != settings)
            throw UsageError({"usage-merge-settings",
                              {{"file", visible(path)}, {"first", *settings_}, {"own", settings}}});
        settings_ = settings;
    }

    rules::Variant variant_;
    std::map<std::uint64_t, train::SampleGame> games_;
    std::optional<std::string> settings_;
    std::vector<std::pair<std::string, train::SampleFileError>> damaged_;
};

} // namespace

ExitStatus trainMerge(const TrainOptions& options, Console& console) {
    SavedFile file(options.output.target(options.inputs()));
    Games games(options.variant);
    for (const std::string& path : options.samples)
        games.add(path);
    if (games.settings() && !games.settings()->empty())
        file.out().write(train::writeSettings(*games.settings()));
    for (const auto& [seed, game] : games.games())
        file.out().write(train::writeGame(game));
    file.keep();
    std::vector<Message> lost = games.lost();
    std::ranges::move(games.missing(), std::back_inserter(lost));
    for (const Message& line : lost)
        console.warn(line);
    console.say(counted(games.games().size(), "counted-games"));
    return lost.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

} // namespace damscope::cli
