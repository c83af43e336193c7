// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/options/position_options.hpp"
#include "cli/text/cut_list.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>
#include <memory>

namespace damscope::cli {
namespace {

struct Options {
    PositionOptions start;
    std::int64_t depth = 0;
    bool divide = false;
};

std::uint64_t divide(const rules::Position& position, int depth, Output& out) {
    std::uint64_t total = 0;
    const rules::MoveList moves = rules::legalMoves(position);
    for (const rules::Move& move : moves) {
        const std::uint64_t nodes = rules::perft(position.after(move), depth - 1);
        out.write(fmt::format("{}: {}\n", rules::moveText(position, move, moves), nodes));
        total += nodes;
    }
    return total;
}

ExitStatus run(const Options& options, Console& console) {
    const rules::Position position = options.start.position(console);
    if (const auto warning = warningOfCutList(rules::legalMoves(position), environmentLanguage()))
        console.say(*warning);
    const int depth = static_cast<int>(options.depth);
    const std::uint64_t nodes = options.divide && depth > 0 ? divide(position, depth, console.out())
                                                            : rules::perft(position, depth);
    console.out().write(fmt::format("{}\n", nodes));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    constexpr std::int64_t deepest = 100;
    const auto options = std::make_shared<Options>();
    options->start.declare(arguments);
    arguments.value({"--depth", "N", "depth in plies", true}, into(options->depth, 0, deepest));
    arguments.flag({"--divide", "", "first print the count below each move"}, options->divide);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command perftCommand() {
    return {"perft", "count move sequences of a given length, to check the rules",
            "Counts the leaves of the tree of legal moves. Captures that take the same pieces in "
            "a different order count once. The last line is the total alone.",
            "damscope perft --variant international --depth 6\n"
            "    prints 167140\n"
            "damscope perft --variant russian --fen \"W:WK29:B22,14\" --depth 3 --divide\n"
            "    counts below each move of a position",
            declare};
}

} // namespace damscope::cli
