// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/commands/developers/train_options.hpp"
#include "cli/commands/developers/train_search.hpp"
#include "cli/options/engines/engine_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/options/shards/shard_option.hpp"

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
    if (options.shard && options.step != "selfplay")
        throw UsageError("--shard: selfplay alone is divided; fit reads the files of all shards");
    if (options.step == "merge")
        return trainMerge(options, console);
    return options.step == "selfplay" ? trainSelfPlay(options, console)
                                      : trainFit(options, console);
}

Action declare(Arguments& arguments) {
    constexpr std::int64_t most = 1'000'000'000;
    const auto o = std::make_shared<TrainOptions>();
    const auto search = std::make_shared<SearchTuningOptions>();
    arguments.value({"STEP", "STEP", "selfplay, merge, fit or search", true},
                    oneOf(o->step, {"selfplay", "merge", "fit", "search"}));
    arguments.value({"SAMPLES", "FILE",
                     "fit, merge: the samples to learn from, or to put into one file", false, true},
                    into(o->samples));
    arguments.value({"--variant", "V", "the game", true}, intoVariant(o->variant));
    o->output.declare(arguments, "samples, weights or parameters");
    arguments.value({"--weights", "FILE",
                     "weights to play with or start from, also another variant's with the same "
                     "board; else plain weights"},
                    into(o->weights));
    arguments.group("Self-play and search");
    arguments.value({"--games", "N", "how many (1000)"}, into(o->games, 1, most));
    arguments.value({"--nodes", "N", "nodes searched per move (1000)"}, into(o->nodes, 1, most));
    arguments.value({"--seed", "N", "the same seed gives the same games (1)"},
                    into(o->seed, 0, most));
    arguments.value({"--threads", "N", "games at a time (1)"}, into(o->threads, 1, 256));
    arguments.flag({"--resume", "",
                    "continue the file of an interrupted run: play only "
                    "the missing games"},
                   o->resume);
    arguments.value({"--shard", "I/N",
                     "selfplay: only the share I of N of the games; every worker writes a file of "
                     "its own (docs/shards.md)"},
                    intoShard(o->shard));
    arguments.value({"--endgames", "FOLDER",
                     "selfplay: endgame tables; they end the games whose result they know"},
                    into(o->endgames));
    arguments.group("Fit");
    arguments.value({"--epochs", "N", "passes over the samples (8)"}, into(o->epochs, 1, most));
    arguments.value({"--rate", "N", "largest step, hundredths of a man (12)"},
                    into(o->rate, 1, most));
    arguments.value({"--scale", "N", "hundredths of a man that make the odds e to 1 (150)"},
                    into(o->scale, 1, most));
    arguments.value(
        {"--result-share", "PERCENT", "weight of a game's result against the search's score (10)"},
        into(o->resultShare, 0, 100));
    arguments.value({"--lambda", "PERCENT",
                     "weight of the scores of later positions of the game against a position's own "
                     "(0)"},
                    into(o->lambda, 0, 100));
    arguments.value({"--quiet-only", "PERCENT",
                     "leave out positions where search and --weights expect results that differ by "
                     "more percentage points (100)"},
                    into(o->quiet, 1, 100));
    declareSearchTuning(arguments, *search);
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
        "train", "learn an evaluation from self-play",
        "For developers of the engine (docs/development/engine.md). selfplay plays games from "
        "random "
        "openings and writes their quiet positions, one per line, to a file; merge puts such files "
        "into one; fit learns weights from them; search tunes the parameters of the search by "
        "self-play.",
        "damscope train selfplay --variant russian --games 100 --nodes 100 -o samples.txt "
        "--resume\n"
        "    plays games and writes samples; the same command continues after an interruption\n"
        "damscope train merge --variant russian samples.txt -o all.txt\n"
        "    puts the games of all workers into one file, each once\n"
        "damscope train fit --variant russian samples.txt -o russian.weights\n"
        "    learns weights from them, for --weights of other commands\n"
        "damscope train search --variant russian --parameter futility-margin=15 --trials 4 --nodes "
        "100 -o search.txt\n"
        "    tunes a margin, for a side of damscope match",
        train_command::declare};
}

} // namespace damscope::cli
