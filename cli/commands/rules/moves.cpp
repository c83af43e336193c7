// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/standard_input.hpp"
#include "cli/text/cut_list.hpp"
#include "cli/text/problems/problem_text.hpp"
#include "messages/words.hpp"
#include "rules/moves/ending.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <memory>

namespace damscope::cli {
namespace moves_command {
namespace {

struct Options {
    PositionOptions start;
    FormatOption format;
};

Json numbers(const rules::Rules& rules, rules::SquareSet squares) {
    std::vector<int> result;
    for (const rules::Square square : squares)
        result.push_back(rules.number(square));
    std::ranges::sort(result);
    return result;
}

Json movesOf(const rules::Position& position) {
    const rules::Rules& rules = position.rules();
    Json moves = Json::array();
    for (const rules::Move& move : rules::legalMoves(position))
        moves.push_back({{"from", rules.number(move.from)},
                         {"to", rules.number(move.to)},
                         {"captured", numbers(rules, move.captured)},
                         {"short", rules::shortText(rules, move)},
                         {"full", rules::fullText(position, move)}});
    return moves;
}

Json describe(const rules::Position& position) {
    return {{"variant", position.rules().name},
            {"fen", rules::writeFen(position)},
            {"moves", movesOf(position)}};
}

Json describe(const rules::FenError& error, const std::string& fen, Language language) {
    const Message message = rules::message(error);
    return {{"error", words(message, language)},
            {"code", message.code},
            {"parameters", parametersJson(message)},
            {"column", error.offset + 1},
            {"fen", fen}};
}

// One FEN per line; one object per line, so that line n answers line n.
ExitStatus answerLines(rules::Variant variant, Language language, Console& console) {
    ExitStatus status = ExitStatus::allWell;
    StandardInput in;
    while (const auto line = in.nextLine()) {
        const auto position = rules::readFen(variant, *line);
        if (!position)
            status = ExitStatus::problems;
        console.out().write(
            jsonLine(position ? describe(*position) : describe(position.error(), *line, language)));
    }
    return status;
}

void list(const rules::Position& position, Language language, Console& console) {
    const rules::MoveList moves = rules::legalMoves(position);
    for (const rules::Move& move : moves)
        console.out().write(rules::moveText(position, move, moves) + '\n');
    if (moves.empty())
        console.say(words(message(position, {rules::Reason::gameOver, {}, {}}), language));
}

ExitStatus run(const Options& options, Console& console) {
    const Language language = environmentLanguage();
    if (options.start.fen == "-")
        return answerLines(options.start.variant, language, console);
    const rules::Position position = options.start.position(console, language);
    if (const auto warning = warningOfCutList(rules::legalMoves(position), language))
        console.warn(*warning);
    if (options.format.isJson())
        console.out().write(jsonLine(describe(position)));
    else
        list(position, language, console);
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->start.declare(arguments);
    options->format.declareObject(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace moves_command

Command movesCommand() {
    return {
        "moves", "list the legal moves of a position",
        "Prints one move per line, as PDN writes it. With --fen - it reads one FEN per line from "
        "standard input and prints one JSON object per line.\nIn FEN and JSON squares are "
        "numbers in every variant; moves are in the variant's own notation.",
        "damscope moves --variant international --fen \"W:W28,33:B22,23\"\n"
        "    prints the captures\n"
        "echo W:W9:B14 | damscope moves --variant russian --fen -\n"
        "    lists the moves of many positions",
        moves_command::declare};
}

} // namespace damscope::cli
