// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/text/cut_list.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>
#include <memory>

namespace damscope::cli {
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
    if (const auto warning = warningOfCutList(rules::legalMoves(position), environmentLanguage()))
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
    arguments.value({"--depth", "N", "depth in plies", true}, into(options->depth, 0, deepest));
    arguments.flag({"--divide", "", "first print the count below each move"}, options->divide);
    options->format.declareObject(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace perft_command

Command perftCommand() {
    return {"perft", "count move sequences of a given length, to check the rules",
            "Counts the leaves of the tree of legal moves. Captures that take the same pieces in "
            "a different order count once. The last line is the total alone.",
            "damscope perft --variant international --depth 6\n"
            "    prints 167140\n"
            "damscope perft --variant russian --fen \"W:W29,K5:B14,22\" --depth 3 --divide\n"
            "    counts below each move of a position",
            perft_command::declare};
}

} // namespace damscope::cli
