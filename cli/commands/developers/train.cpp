// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/train/fit.hpp"
#include "analysis/train/self_play.hpp"
#include "base/parallel/workers.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/saved_file.hpp"

#include <fmt/format.h>

#include <atomic>
#include <fstream>
#include <memory>
#include <mutex>
#include <stdexcept>

namespace damscope::cli {
namespace {

namespace train = analysis::train;
namespace evaluation = analysis::evaluation;

struct Options {
    std::string step;
    std::vector<std::string> samples;
    rules::Variant variant = rules::Variant::international;
    OutputOptions output;
    std::optional<std::string> weights;
    std::int64_t games = 1000;
    std::int64_t nodes = 1000;
    std::int64_t seed = 1;
    std::int64_t threads = 1;
    std::int64_t epochs = 8;
    std::int64_t rate = 12;
    std::int64_t scale = 150;
    std::int64_t resultShare = 50;

    [[nodiscard]] std::shared_ptr<const evaluation::Weights> start() const {
        return weights
                   ? weightsFromFile(*weights, variant, "--weights")
                   : std::make_shared<const evaluation::Weights>(evaluation::plainWeights(variant));
    }
};

// What a step reads and must not write over.
std::vector<std::filesystem::path> inputs(const Options& options) {
    std::vector<std::filesystem::path> files(options.samples.begin(), options.samples.end());
    if (options.weights)
        files.emplace_back(*options.weights);
    return files;
}

std::ofstream openSamples(const Options& options) {
    base::requireWritable(options.output.target(inputs(options)));
    std::ofstream file(options.output.file, std::ios::binary | std::ios::app);
    if (!file)
        throw std::runtime_error(options.output.file + " cannot be written");
    return file;
}

// Writes the samples of games as they are played, by several threads.
class SampleWriter {
public:
    SampleWriter(const Options& options, Console& console)
        : file_(openSamples(options)), name_(options.output.file),
          all_(static_cast<std::uint64_t>(options.games)), progress_(console, "games") {}

    void add(const std::vector<train::Sample>& samples) {
        const std::scoped_lock lock(mutex_);
        for (const train::Sample& s : samples)
            file_ << train::writeSample(s) << '\n';
        if (!file_.flush())
            throw std::runtime_error(name_ + " cannot be written");
        ++done_;
        progress_.show(done_, fractionOf(done_, all_));
    }

private:
    std::mutex mutex_;
    std::ofstream file_;
    std::string name_;
    std::uint64_t all_;
    std::uint64_t done_ = 0;
    ProgressLine progress_;
};

ExitStatus selfPlay(const Options& options, Console& console) {
    const std::stop_token stop = console.stopToken();
    SampleWriter writer(options, console);
    std::atomic<std::int64_t> next = 0;
    const train::SelfPlay play{options.variant, static_cast<std::uint64_t>(options.nodes)};
    const auto start = options.start();
    const auto work = [&](int /*worker*/, const std::stop_token& stopped) {
        analysis::EmbeddedEngine engine({1, 1, start});
        for (std::int64_t g = next++; g < options.games && !stopped.stop_requested(); g = next++)
            writer.add(train::playSelf(play, engine,
                                       static_cast<std::uint64_t>(options.seed * 1'000'000 + g)));
    };
    base::runWorkers(static_cast<int>(options.threads), stop, work);
    return stop.stop_requested() ? ExitStatus::interrupted : ExitStatus::allWell;
}

std::vector<train::Example> readExamples(const Options& options) {
    std::vector<train::Example> examples;
    for (const std::string& path : options.samples) {
        std::ifstream file(path);
        if (!file)
            throw UsageError(path + " cannot be read");
        std::size_t number = 0;
        for (std::string line; std::getline(file, line);) {
            ++number;
            const auto sample = train::readSample(options.variant, line);
            if (!sample)
                throw UsageError(fmt::format("{}:{}: this is no sample", path, number));
            examples.push_back(train::exampleOf(*sample));
        }
    }
    return examples;
}

ExitStatus fit(const Options& options, Console& console) {
    SavedFile file(options.output.target(inputs(options)));
    std::vector<train::Example> examples = readExamples(options);
    console.say(fmt::format("{} positions", grouped(examples.size())));
    train::Fit settings;
    settings.epochs = static_cast<int>(options.epochs);
    settings.rate = static_cast<double>(options.rate);
    settings.scale = static_cast<double>(options.scale);
    settings.resultShare = static_cast<double>(options.resultShare) / 100;
    const evaluation::Weights weights =
        train::fit(*options.start(), examples, settings, [&](const train::Epoch& e) {
            console.say(fmt::format("epoch {}: loss {:.5f}, on positions held back {:.5f}",
                                    e.number, e.learnt, e.heldBack));
        });
    file.out().write(evaluation::writeWeights(weights));
    file.keep();
    return ExitStatus::allWell;
}

ExitStatus run(const Options& options, Console& console) {
    return options.step == "selfplay" ? selfPlay(options, console) : fit(options, console);
}

Action declare(Arguments& arguments) {
    constexpr std::int64_t most = 1'000'000'000;
    const auto o = std::make_shared<Options>();
    arguments.value({"STEP", "STEP", "selfplay or fit", true}, oneOf(o->step, {"selfplay", "fit"}));
    arguments.value({"SAMPLES", "FILE", "fit: the samples to learn from", false, true},
                    into(o->samples));
    arguments.value({"--variant", "V", "the game", true}, intoVariant(o->variant));
    o->output.declare(arguments, "samples, which are added to it, or weights");
    arguments.value({"--weights", "FILE",
                     "weights to play with or start from, also another variant's if its board is "
                     "the same; else plain ones"},
                    into(o->weights));
    arguments.group("Self-play");
    arguments.value({"--games", "N", "how many (1000)"}, into(o->games, 1, most));
    arguments.value({"--nodes", "N", "positions looked at a move (1000)"}, into(o->nodes, 1, most));
    arguments.value({"--seed", "N", "the same number, the same games (1)"}, into(o->seed, 0, most));
    arguments.value({"--threads", "N", "games at a time (1)"}, into(o->threads, 1, 256));
    arguments.group("Fit");
    arguments.value({"--epochs", "N", "times through the samples (8)"}, into(o->epochs, 1, most));
    arguments.value({"--rate", "N", "largest step, hundredths of a man (12)"},
                    into(o->rate, 1, most));
    arguments.value({"--scale", "N", "hundredths of a man that make the odds e to 1 (150)"},
                    into(o->scale, 1, most));
    arguments.value({"--result-share", "PERCENT",
                     "what a game's result counts against the search's score (50)"},
                    into(o->resultShare, 0, 100));
    return [o](Console& console) { return run(*o, console); };
}

} // namespace

Command trainCommand() {
    return {"train", "learn an evaluation from games against itself",
            "For those who work on the engine (docs/engine.md). selfplay plays games from chance "
            "openings and adds their quiet positions, one a line, to a file; fit learns weights "
            "from such files.",
            "damscope train selfplay --variant russian --games 10000 -o samples.txt\n"
            "    plays and keeps what can be learnt from\n"
            "damscope train fit --variant russian samples.txt -o russian.weights\n"
            "    makes weights of them, for --weights of other commands",
            declare};
}

} // namespace damscope::cli
