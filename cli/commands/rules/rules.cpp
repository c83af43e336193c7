// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/board/rules.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/standard_input.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/problem_text.hpp"
#include "guide/writer.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>

namespace damscope::cli {
namespace rules_command {
namespace {

struct Options {
    std::optional<rules::Variant> variant;
    FormatOption format;
};

Json jsonOf(rules::Variant variant, Language language) {
    const rules::Rules& rules = rules::rules(variant);
    return {{"name", rules.name},
            {"game_type", rules.gameType == 0 ? Json() : Json(rules.gameType)},
            {"title", rules::variantTitle(variant, language)}};
}

void listAsJson(const FormatOption& format, Language language, Console& console) {
    JsonRows objects = format.rows(console.out());
    for (const rules::Variant variant : rules::allVariants())
        objects.add(jsonOf(variant, language));
    objects.end();
}

std::string list(Language language) {
    std::string text;
    for (const rules::Variant variant : rules::allVariants()) {
        const rules::Rules& rules = rules::rules(variant);
        const std::string type = rules.gameType == 0 ? "-" : std::to_string(rules.gameType);
        text += fmt::format("{:<14} {:>3}  {}\n", rules.name, type,
                            rules::variantTitle(variant, language));
    }
    return text;
}

ExitStatus run(const Options& options, Console& console) {
    const Language language = console.locale();
    if (options.format.isJson() && !options.variant) {
        listAsJson(options.format, language, console);
    } else if (options.format.isJson()) {
        Json object = jsonOf(*options.variant, language);
        object["text"] = rules::rulesPage(*options.variant, language);
        console.out().write(jsonLine(object));
    } else {
        console.out().write(options.variant ? rules::rulesPage(*options.variant, language)
                                            : list(language));
    }
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value(
        {"VARIANT", "VARIANT", phrase("name or PDN number; else all variants are listed")},
        intoVariant(options->variant));
    options->format.declareList(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace rules_command

Command rulesCommand() {
    return {"rules",
            phrase("print the rules of a variant"),
            phrase("The text is generated from the data that the moves are checked with. Without "
                   "VARIANT it lists names, PDN numbers and titles."),
            phrase("damscope rules\n"
                   "    lists the variants\n"
                   "damscope rules frisian --language nl\n"
                   "    prints the rules of Frisian draughts in Dutch"),
            rules_command::declare,
            Length::paged};
}

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
        moves.push_back({{"origin", rules.number(move.from)},
                         {"target", rules.number(move.to)},
                         {"captured", numbers(rules, move.captured)},
                         {"move", rules::shortText(rules, move)},
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
    return {{"error", translated(message, language)},
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
        console.say(translated(message(position, {rules::Reason::gameOver, {}, {}}), language));
}

ExitStatus run(const Options& options, Console& console) {
    const Language language = console.locale();
    if (options.start.fen == "-")
        return answerLines(options.start.variant.value_or(console.settings().usualVariant()),
                           language, console);
    const rules::Position position = options.start.position(console);
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
    options->start.declareWords(arguments);
    options->format.declareObject(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace moves_command

Command movesCommand() {
    return {
        "rules moves", phrase("list the legal moves of a position"),
        phrase("Prints one move per line, as PDN writes it. With --fen - it reads one FEN per line "
               "from "
               "standard input and prints one JSON object per line.\nIn FEN and JSON squares are "
               "numbers in every variant; moves are in the variant's own notation."),
        phrase("damscope rules moves --variant international --fen \"W:W28,33:B22,23\"\n"
               "    prints the captures\n"
               "echo W:W9:B14 | damscope rules moves --variant russian --fen -\n"
               "    lists the moves of many positions"),
        moves_command::declare};
}

namespace explain_command {
namespace {

struct Options {
    PositionOptions start;
    std::string move;
    FormatOption format;
};

Json movesIn(const rules::Position& position, const std::vector<rules::Move>& moves) {
    Json texts = Json::array();
    for (const rules::Move& move : moves)
        texts.push_back(rules::moveText(position, move));
    return texts;
}

Json squaresIn(const rules::Rules& rules, const std::vector<rules::Square>& squares) {
    Json numbers = Json::array();
    for (const rules::Square square : squares)
        numbers.push_back(rules.number(square));
    return numbers;
}

/// A written path that does not exist names no move, even if its ends do.
bool isLegal(const rules::MoveMatch& match) {
    return match.unique() && !match.wrongWay;
}

Json asJson(const rules::Position& position, const std::string& text, const rules::MoveMatch& match,
            Language language) {
    Json answer{{"variant", position.rules().name}, {"move", text}, {"legal", isLegal(match)}};
    if (match.unique())
        answer["full"] = rules::fullText(position, match.moves.front());
    const auto said = rules::remarkOn(match);
    if (said) {
        answer["reason"] = rules::code(said->reason);
        const Message message = rules::message(position, *said);
        answer["parameters"] = parametersJson(message);
        answer["message"] = translated(message, language);
        answer["squares"] = squaresIn(position.rules(), said->squares);
        answer["playable"] = movesIn(position, said->playable);
    }
    return answer;
}

Message legalMove(const rules::Position& position, const rules::Move& move) {
    Message message{"legal-move", {{"full", rules::fullText(position, move)}}};
    if (move.isCapture())
        message.parameters.push_back({"count", damscope::counted(move.captured.size())});
    return message;
}

std::string answerText(const rules::Position& position, const std::string& text,
                       const rules::MoveMatch& match, Language language) {
    std::string answer = visible(text) + ":";
    if (isLegal(match))
        answer += " " + translated(legalMove(position, match.moves.front()), language);
    if (const auto said = rules::remarkOn(match))
        answer +=
            (isLegal(match) ? "; " : " ") + translated(rules::message(position, *said), language);
    return answer + '\n';
}

ExitStatus run(const Options& options, Console& console) {
    const Language language = console.locale();
    const rules::Position position = options.start.position(console);
    if (const auto warning = warningOfCutList(rules::legalMoves(position), language))
        console.warn(*warning);
    const rules::MoveMatch match = rules::resolve(position, options.move);
    console.out().write(options.format.isJson()
                            ? jsonLine(asJson(position, options.move, match, language))
                            : answerText(position, options.move, match, language));
    return isLegal(match) ? ExitStatus::allWell : ExitStatus::problems;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->start.declare(arguments);
    arguments.value({"MOVE", "MOVE", phrase("the move in notation: 32-28, 32x23, c3:e5"), true},
                    into(options->move));
    options->format.declareObject(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace explain_command

Command explainCommand() {
    return {
        "rules explain", phrase("explain whether a move is legal, and which rule it breaks"),
        phrase("Exit status 1 means that the move is not legal, that several moves match the text, "
               "or that a square written between its ends is not on the path."),
        phrase("damscope rules explain --variant international 32-27\n"
               "    answers that the move is legal\n"
               "damscope rules explain --variant international --fen \"W:W28,33:B22,23\" 33-29\n"
               "    explains that capturing is compulsory, and lists the captures"),
        explain_command::declare};
}

} // namespace damscope::cli
