// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/text/report_text.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <chrono>
#include <memory>

namespace damscope::cli {
namespace eval_command {
namespace {

struct Options {
    PositionOptions start;
    EngineOptions engine;
    std::optional<std::int64_t> nodes;
    std::optional<std::int64_t> depth;
    std::optional<std::chrono::milliseconds> time;
    std::int64_t lines = 1;
    FormatOption format;

    [[nodiscard]] analysis::Limits limits() const {
        analysis::Limits limits;
        limits.lines = static_cast<int>(lines);
        if (nodes)
            limits.nodes = static_cast<std::uint64_t>(*nodes);
        if (depth)
            limits.depth = static_cast<int>(*depth);
        limits.time = time;
        if (!nodes && !depth && !time)
            limits.time = std::chrono::seconds(1);
        return limits;
    }
};

// From White's side, as stored data and readers expect it.
analysis::Score forWhite(const rules::Position& position, const analysis::Score& score) {
    return position.toMove() == rules::Color::white ? score : score.turned();
}

std::vector<std::string> lineTexts(rules::Position position,
                                   const std::vector<rules::Move>& moves) {
    std::vector<std::string> texts;
    for (const rules::Move& m : moves) {
        texts.push_back(rules::moveText(position, m));
        position.play(m);
    }
    return texts;
}

Json describe(const rules::Position& position, const analysis::Findings& found) {
    Json lines = Json::array();
    for (const analysis::PvLine& line : found.lines)
        lines.push_back({{"score", scoreJson(forWhite(position, line.score))},
                         {"depth", line.depth},
                         {"moves", lineTexts(position, line.moves)}});
    return {{"variant", position.rules().name},
            {"fen", rules::writeFen(position)},
            {"depth", found.depth},
            {"nodes", found.nodes},
            {"seconds", static_cast<double>(found.time.count()) / 1e3},
            {"lines", lines}};
}

void print(const rules::Position& position, const analysis::Findings& found, Console& console) {
    for (const analysis::PvLine& line : found.lines)
        console.out().write(fmt::format(
            "{:>10}  {}  {}\n", analysis::text(forWhite(position, line.score)),
            console.translate({"eval-depth", {{"depth", fmt::format("{:>2}", line.depth)}}}),
            fmt::join(lineTexts(position, line.moves), " ")));
    const auto ms = static_cast<double>(std::max<std::int64_t>(found.time.count(), 1));
    console.say({"eval-speed",
                 {{"nodes", grouped(found.nodes)},
                  {"seconds", fmt::format("{:.2f}", ms / 1e3)},
                  {"speed", fmt::format("{:.2f}", static_cast<double>(found.nodes) / ms / 1e3)}}});
}

ExitStatus run(const Options& options, Console& console) {
    const rules::Position position = options.start.position(console);
    options.engine.requireWeightsFor(position.variant());
    analysis::EmbeddedEngine engine(options.engine.settings());
    engine.setPosition(position);
    const std::stop_token stop = console.stopToken();
    const analysis::Findings found = engine.search(options.limits(), stop);
    if (options.format.isJson())
        console.out().write(jsonLine(describe(position, found)));
    else if (found.lines.empty())
        console.say(translated(rules::message(position, {rules::Reason::gameOver, {}, {}}),
                               console.locale()));
    else
        print(position, found, console);
    return stop.stop_requested() ? ExitStatus::interrupted : ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    constexpr std::int64_t most = 1'000'000'000'000;
    const auto options = std::make_shared<Options>();
    options->start.declare(arguments);
    options->start.declareWords(arguments);
    arguments.group(phrase("How long (a second if not set)"));
    arguments.value({"--nodes", "N", phrase("nodes to search")}, into(options->nodes, 1, most));
    arguments.value({"--depth", "N", phrase("depth in plies")}, into(options->depth, 1, 100));
    arguments.value(
        {"--time", "TIME", phrase("time for each move: 500ms, 2s; a number is seconds")},
        into(options->time));
    arguments.group(phrase("What and how"));
    arguments.value({"--lines", "N", phrase("show the N best moves (1)")},
                    into(options->lines, 1, 512));
    options->format.declareObject(arguments);
    options->engine.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace eval_command

Command evalCommand() {
    return {
        "analyse position", phrase("evaluate a position with the engine"),
        phrase("Searches the position with the embedded engine and prints the best line with its "
               "score: "
               "in men for White (+0.35), or the plies to a forced end."),
        phrase("damscope analyse position --variant international --nodes 1000000\n"
               "    evaluates the starting position\n"
               "damscope analyse position --variant russian --fen \"W:W29,31,32,K5:B14,18,22\" "
               "--lines 3\n"
               "    finds the three best moves of a position in a second"),
        eval_command::declare};
}

} // namespace damscope::cli
