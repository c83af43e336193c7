// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/explain.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/cut_list.hpp"
#include "cli/text/problems/problem_text.hpp"
#include "messages/words.hpp"
#include "rules/moves/generate.hpp"

#include <memory>
#include <optional>

namespace damscope::cli {
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

/// The remark on a text that fits one move but is not written as it should be.
std::optional<rules::Explanation> remarkOn(const rules::MoveMatch& match) {
    if (!match.unique() || !(match.wrongWay || match.wrongSeparator))
        return std::nullopt;
    return rules::Explanation{match.wrongWay ? rules::Reason::wrongWay
                                             : rules::Reason::wrongSeparator,
                              {},
                              {match.moves.front()}};
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
    const auto said = match.problem ? match.problem : remarkOn(match);
    if (said) {
        answer["reason"] = rules::code(said->reason);
        const Message message = rules::message(position, *said);
        answer["parameters"] = parametersJson(message);
        answer["message"] = words(message, language);
        answer["squares"] = squaresIn(position.rules(), said->squares);
        answer["playable"] = movesIn(position, said->playable);
    }
    return answer;
}

Message legalMove(const rules::Position& position, const rules::Move& move) {
    Message message{"legal-move", {{"full", rules::fullText(position, move)}}};
    if (move.isCapture())
        message.parameters.push_back({"count", counted(move.captured.size())});
    return message;
}

std::string inWords(const rules::Position& position, const std::string& text,
                    const rules::MoveMatch& match, Language language) {
    std::string answer = visible(text) + ":";
    if (isLegal(match))
        answer += " " + words(legalMove(position, match.moves.front()), language);
    if (const auto said = match.problem ? match.problem : remarkOn(match))
        answer += (isLegal(match) ? "; " : " ") + words(rules::message(position, *said), language);
    return answer + '\n';
}

ExitStatus run(const Options& options, Console& console) {
    const Language language = environmentLanguage();
    const rules::Position position = options.start.position(console, language);
    if (const auto warning = warningOfCutList(rules::legalMoves(position), language))
        console.warn(*warning);
    const rules::MoveMatch match = rules::resolve(position, options.move);
    console.out().write(options.format.isJson()
                            ? jsonLine(asJson(position, options.move, match, language))
                            : inWords(position, options.move, match, language));
    return isLegal(match) ? ExitStatus::allWell : ExitStatus::problems;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->start.declare(arguments);
    arguments.value({"MOVE", "MOVE", "the move in notation: 32-28, 32x23, c3:e5", true},
                    into(options->move));
    options->format.declareObject(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace explain_command

Command explainCommand() {
    return {"explain", "explain whether a move is legal, and which rule it breaks",
            "Exit status 1 means that the move is not legal, that several moves match the text, "
            "or that a square written between its ends is not on the path.",
            "damscope explain --variant international 32-27\n"
            "    answers that the move is legal\n"
            "damscope explain --variant international --fen \"W:W28,33:B22,23\" 33-29\n"
            "    explains that capturing is compulsory, and lists the captures",
            explain_command::declare};
}

} // namespace damscope::cli
