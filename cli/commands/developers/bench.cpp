// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/message.hpp"
#include "base/text/ascii.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <fstream>
#include <memory>
#include <set>
#include <vector>

namespace damscope::cli {
namespace bench_command {
namespace {

struct Options {
    std::string kind;
    std::string file;
    EngineOptions engine;
    std::optional<std::int64_t> nodes;
    std::optional<std::chrono::milliseconds> time;
    bool failures = false;
    FormatOption format;
};

struct Exercise {
    std::int64_t id;
    rules::Position position;
    rules::Move best;
};

// One exercise of a file like {"id":1,"variant":"international","fen":"W:...","best":"26-21"}.
Exercise readExercise(const std::string& line, const std::string& where, Console& console) {
    const Json json = Json::parse(line, nullptr, false);
    const auto text = [&](const char* field) -> std::string {
        if (!json.is_object() || !json.contains(field) || !json[field].is_string())
            throw UsageError({"usage-exercise-field", {{"place", where}, {"field", field}}});
        return json[field];
    };
    const auto variant = rules::variantNamed(text("variant"));
    if (!variant)
        throw UsageError({"usage-exercise-variant", {{"place", where}}});
    const rules::Position position = positionFromOption(*variant, text("fen"), where, console);
    const auto best = analysis::hub::readMove(position, text("best"));
    if (!best)
        throw UsageError(
            {"usage-exercise-move", {{"place", where}, {"move", visible(text("best"))}}});
    return {json.value("id", std::int64_t{0}), position, *best};
}

std::vector<Exercise> readExercises(const std::string& path, Console& console) {
    std::ifstream file = inputFile(path);
    std::vector<Exercise> exercises;
    std::size_t number = 0;
    for (std::string line; std::getline(file, line);)
        if (++number; !base::trimmed(line).empty())
            exercises.push_back(readExercise(line, fmt::format("{}:{}", path, number), console));
    if (exercises.empty())
        throw UsageError({"usage-no-exercises", {{"file", visible(path)}}});
    return exercises;
}

std::set<rules::Variant> variantsOf(const std::vector<Exercise>& exercises) {
    std::set<rules::Variant> variants;
    for (const Exercise& exercise : exercises)
        variants.insert(exercise.position.variant());
    return variants;
}

struct Level {
    std::string title;
    analysis::Limits limits;
};

std::vector<Level> levels(const Options& options) {
    std::vector<Level> all;
    const auto addNodes = [&](std::uint64_t n) {
        analysis::Limits limits;
        limits.nodes = n;
        all.push_back({grouped(n) + " nodes", limits});
    };
    const auto addTime = [&](std::chrono::milliseconds time) {
        analysis::Limits limits;
        limits.time = time;
        all.push_back({grouped(static_cast<std::uint64_t>(time.count())) + " ms", limits});
    };
    if (options.nodes)
        addNodes(static_cast<std::uint64_t>(*options.nodes));
    if (options.time)
        addTime(*options.time);
    if (all.empty()) {
        for (const std::uint64_t n : {2'000U, 20'000U, 200'000U})
            addNodes(n);
        addTime(std::chrono::seconds(1));
    }
    return all;
}

// The results of one level.
struct Tally {
    std::size_t solved = 0;
    std::uint64_t nodes = 0;
    std::int64_t depths = 0;
    double seconds = 0; // of processor time
};

Json jsonOf(const Level& level, const Tally& tally, std::size_t exercises) {
    const auto n = static_cast<double>(exercises);
    return {{"budget", level.title},  {"exercises", exercises},
            {"solved", tally.solved}, {"mean_depth", static_cast<double>(tally.depths) / n},
            {"nodes", tally.nodes},   {"seconds", tally.seconds}};
}

void solve(const Exercise& e, analysis::EmbeddedEngine& engine, const Level& level,
           const Options& options, Console& console, Tally& tally) {
    engine.newGame();
    engine.setPosition(e.position);
    const std::clock_t start = std::clock();
    const analysis::Findings found = engine.search(level.limits, console.stopToken());
    tally.seconds += static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    tally.nodes += found.nodes;
    tally.depths += found.depth;
    const rules::Move& played = found.lines.at(0).moves.at(0);
    if (played == e.best)
        ++tally.solved;
    else if (options.failures && !options.format.isJson())
        console.out().write(fmt::format("{}: exercise {}: {} ({}), not {}\n", level.title, e.id,
                                        rules::moveText(e.position, played),
                                        analysis::text(found.lines[0].score),
                                        rules::moveText(e.position, e.best)));
}

ExitStatus run(const Options& options, Console& console) {
    const std::vector<Exercise> exercises = readExercises(options.file, console);
    for (const rules::Variant variant : variantsOf(exercises))
        options.engine.requireWeightsFor(variant);
    analysis::EmbeddedEngine engine(options.engine.settings());
    const std::stop_token stop = console.stopToken();
    JsonRows objects = options.format.rows(console.out());
    for (const Level& level : levels(options)) {
        Tally tally;
        ProgressLine progress(console, "counted-exercises");
        for (std::size_t i = 0; i < exercises.size(); ++i) {
            solve(exercises[i], engine, level, options, console, tally);
            if (stop.stop_requested())
                return ExitStatus::interrupted;
            progress.show(i + 1, fractionOf(i + 1, exercises.size()));
        }
        const auto n = static_cast<double>(exercises.size());
        if (options.format.isJson()) {
            objects.add(jsonOf(level, tally, exercises.size()));
            continue;
        }
        Message message{"bench-level", {{"n", grouped(exercises.size())}}};
        const auto mean = [n](auto sum) { return static_cast<double>(sum) / n; };
        message.parameters.push_back({"solved", std::to_string(tally.solved)});
        message.parameters.push_back({"share", fmt::format("{:.1f}", 100 * mean(tally.solved))});
        message.parameters.push_back({"depth", fmt::format("{:.1f}", mean(tally.depths))});
        message.parameters.push_back(
            {"speed", fmt::format("{:.2f}", static_cast<double>(tally.nodes) /
                                                std::max(tally.seconds, 1e-3) / 1e6)});
        console.out().write(fmt::format("{:>16}: {}\n", level.title, console.translate(message)));
        console.out().flush();
    }
    if (options.format.isJson())
        objects.end();
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    constexpr std::int64_t most = 1'000'000'000'000;
    const auto options = std::make_shared<Options>();
    arguments.value({"KIND", "KIND", phrase("what is measured: tactics"), true},
                    oneOf(options->kind, {"tactics"}));
    arguments.value({"FILE", "FILE", phrase("the exercises, one JSON object per line"), true},
                    into(options->file));
    arguments.value({"--nodes", "N", phrase("only this many nodes per exercise")},
                    into(options->nodes, 1, most));
    arguments.value(
        {"--time", "TIME", phrase("only this time per exercise: 500ms, 2s; a number is seconds")},
        into(options->time));
    arguments.flag({"--failures", "", phrase("print the exercises that were not solved")},
                   options->failures);
    options->format.declareList(arguments);
    options->engine.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace bench_command

Command benchCommand() {
    return {
        "engine bench", phrase("measure the strength and speed of the engine"),
        phrase(
            "The embedded engine solves positions with one best move, with 2,000, 20,000 and "
            "200,000 nodes and with a second each, or with the budget that you set.\nAn exercise "
            "has \"id\", \"variant\", \"fen\" and \"best\", its move as the Hub protocol writes "
            "it."),
        phrase(
            "damscope engine bench tactics tests/data/reference/tactics_intl.jsonl --nodes 2000\n"
            "    prints the share solved within this limit\n"
            "damscope engine bench tactics tests/data/reference/tactics_intl.jsonl --nodes 2000 "
            "--failures\n"
            "    lists the exercises that were not solved"),
        bench_command::declare};
}

namespace perft_command {
namespace {

struct Options {
    PositionOptions start;
    std::int64_t depth = 0;
    bool divide = false;
    FormatOption format;
};

// The leaves below each move, to `out` or as JSON.
std::uint64_t divide(const rules::Position& position, int depth, Output* out, Json& below) {
    std::uint64_t total = 0;
    const rules::MoveList moves = rules::legalMoves(position);
    for (const rules::Move& move : moves) {
        const std::uint64_t nodes = rules::perft(position.after(move), depth - 1);
        const std::string text = rules::moveText(position, move, moves);
        if (out != nullptr)
            out->write(fmt::format("{}: {}\n", text, nodes));
        below.push_back({{"move", text}, {"nodes", nodes}});
        total += nodes;
    }
    return total;
}

ExitStatus run(const Options& options, Console& console) {
    const rules::Position position = options.start.position(console);
    if (const auto warning = warningOfCutList(rules::legalMoves(position), console.locale()))
        console.warn(*warning);
    const int depth = static_cast<int>(options.depth);
    const bool isJson = options.format.isJson();
    Json below = Json::array();
    const bool divides = options.divide && depth > 0;
    const std::uint64_t nodes =
        divides ? divide(position, depth, isJson ? nullptr : &console.out(), below)
                : rules::perft(position, depth);
    if (!isJson) {
        console.out().write(fmt::format("{}\n", nodes));
        return ExitStatus::allWell;
    }
    Json object{{"variant", position.rules().name}, {"depth", depth}, {"nodes", nodes}};
    if (divides)
        object["moves"] = below;
    console.out().write(jsonLine(object));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    constexpr std::int64_t deepest = 100;
    const auto options = std::make_shared<Options>();
    options->start.declare(arguments);
    arguments.value({"--depth", "N", phrase("depth in plies"), true},
                    into(options->depth, 0, deepest));
    arguments.flag({"--divide", "", phrase("first print the count below each move")},
                   options->divide);
    options->format.declareObject(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace perft_command

Command perftCommand() {
    return {
        "rules perft", phrase("count move sequences of a given length, to check the rules"),
        phrase(
            "Counts the leaves of the tree of legal moves. Captures that take the same pieces in "
            "a different order count once. The last line is the total alone."),
        phrase("damscope rules perft --variant international --depth 6\n"
               "    prints 167140\n"
               "damscope rules perft --variant russian --fen \"W:WK5:B14,22\" --depth 3 --divide\n"
               "    counts below each move of a position"),
        perft_command::declare};
}

} // namespace damscope::cli
