// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/explain.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/problem_text.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>
#include <memory>

namespace damscope::cli {
namespace {

struct Options {
    PositionOptions start;
    std::string move;
    LanguageOption language;
    bool json = false;
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

Json asJson(const rules::Position& position, const std::string& text, const rules::MoveMatch& match,
            Language language) {
    Json answer{{"variant", position.rules().name}, {"move", text}, {"legal", match.unique()}};
    if (match.unique())
        answer["full"] = rules::fullText(position, match.moves.front());
    if (match.problem) {
        answer["reason"] = rules::code(match.problem->reason);
        const Message message = rules::message(position, *match.problem);
        answer["parameters"] = parametersJson(message);
        answer["message"] = words(message, language);
        answer["squares"] = squaresIn(position.rules(), match.problem->squares);
        answer["playable"] = movesIn(position, match.problem->playable);
    }
    return answer;
}

std::string inWords(const rules::Position& position, const std::string& text,
                    const rules::MoveMatch& match, Language language) {
    if (match.problem)
        return fmt::format("{}: {}\n", visible(text),
                           words(rules::message(position, *match.problem), language));
    const rules::Move& move = match.moves.front();
    std::string answer =
        fmt::format("{}: legal: {}", visible(text), rules::fullText(position, move));
    if (!move.captured.empty())
        answer += fmt::format(", takes {}", move.captured.size());
    if (match.wrongSeparator)
        answer += " (written with the wrong sign)";
    return answer + '\n';
}

ExitStatus run(const Options& options, Console& console) {
    const rules::Position position = options.start.position();
    const rules::MoveMatch match = rules::resolve(position, options.move);
    const Language language = options.language.language();
    console.out().write(options.json ? jsonLine(asJson(position, options.move, match, language))
                                     : inWords(position, options.move, match, language));
    return match.unique() ? ExitStatus::allWell : ExitStatus::problems;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->start.declare(arguments);
    arguments.value({"MOVE", "MOVE", "the move as one writes it: 32-28, 32x23, c3:e5", true},
                    into(options->move));
    options->language.declare(arguments);
    arguments.flag({"--json", "", "one JSON object"}, options->json);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command explainCommand() {
    return {"explain", "say whether a move is legal, and which rule it breaks",
            "Exit status 1 says that the move is not legal, or that several moves fit what was "
            "written.",
            "damscope explain --variant international 32-27\n"
            "    says that the move is legal\n"
            "damscope explain --variant international --fen \"W:W28,33:B22,23\" 33-29\n"
            "    says that capturing is compulsory, and what can be captured",
            declare};
}

} // namespace damscope::cli
