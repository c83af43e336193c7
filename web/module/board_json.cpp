// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/module/board_json.hpp"

#include "rules/moves/generate.hpp"
#include "rules/moves/routes.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "web/module/request.hpp"

#include <algorithm>
#include <vector>

namespace damscope::web {

std::string_view sideName(rules::Color color) {
    return color == rules::Color::white ? "white" : "black";
}

std::string boardText(const rules::Position& position) {
    const rules::Rules& rules = position.rules();
    std::string text;
    for (int number = 1; number <= rules.board.size(); ++number)
        text += rules::pieceLetter(position.at(*rules.square(number)), '.');
    return text;
}

rules::Position positionOf(rules::Variant variant, std::string_view board, rules::Color toMove) {
    constexpr std::string_view signs = "wWbB";
    rules::Position position(variant);
    const rules::Rules& rules = position.rules();
    if (board.size() != static_cast<std::size_t>(rules.board.size()))
        refuse("board");
    for (int number = 1; number <= rules.board.size(); ++number) {
        const char sign = board[static_cast<std::size_t>(number - 1)];
        if (sign == '.')
            continue;
        const auto which = signs.find(sign);
        if (which == std::string_view::npos)
            refuse("board");
        position.put(*rules.square(number),
                     {which < 2 ? rules::Color::white : rules::Color::black,
                      which % 2 == 0 ? rules::Kind::man : rules::Kind::king});
    }
    position.setToMove(toMove);
    return position;
}

void addBoard(Json& object, const rules::Position& position) {
    object["board"] = boardText(position);
    object["side"] = sideName(position.toMove());
    object["fen"] = rules::writeFen(position);
}

namespace {

Json numbersOf(const rules::Rules& rules, const std::vector<rules::Square>& squares) {
    Json numbers = Json::array();
    for (const rules::Square square : squares)
        numbers.push_back(rules.number(square));
    return numbers;
}

std::vector<int> sortedNumbers(const rules::Rules& rules, rules::SquareSet squares) {
    std::vector<int> numbers;
    for (const rules::Square square : squares)
        numbers.push_back(rules.number(square));
    std::ranges::sort(numbers);
    return numbers;
}

// Moves that break a rule are said in the words of the rule.
[[noreturn]] void refuseMove(const rules::Position& position, const rules::Explanation& why) {
    throw CallError(rules::message(position, why));
}

bool fits(const rules::Rules& rules, const rules::Move& move, const Json& request) {
    if (rules.number(move.from) != neededNumber(request, "origin") ||
        rules.number(move.to) != neededNumber(request, "target"))
        return false;
    if (!has(request, "captured"))
        return true;
    return Json(sortedNumbers(rules, move.captured)) == request["captured"];
}

} // namespace

Json moveJson(const rules::Position& position, const rules::Move& move) {
    const rules::Rules& rules = position.rules();
    const auto routes = rules::routes(position, move, 1);
    return {{"origin", rules.number(move.from)},
            {"target", rules.number(move.to)},
            {"captured", sortedNumbers(rules, move.captured)},
            {"move", rules::moveText(position, move)},
            {"full", rules::fullText(position, move)},
            {"path", routes.empty() ? numbersOf(rules, {move.from, move.to})
                                    : numbersOf(rules, routes.front().squares)},
            {"crowns", move.crowns}};
}

rules::Move moveIn(const rules::Position& position, const Json& request) {
    if (has(request, "move")) {
        const auto match = rules::resolve(position, textIn(request, "move"));
        if (!match.unique() || match.wrongWay)
            refuseMove(position, match.problem ? *match.problem
                                               : rules::explain(position, textIn(request, "move")));
        return match.moves.front();
    }
    for (const rules::Move& move : rules::legalMoves(position))
        if (fits(position.rules(), move, request))
            return move;
    const auto nameOf = [&](std::string_view field) {
        const auto square = position.rules().square(static_cast<int>(neededNumber(request, field)));
        if (!square)
            refuse(field);
        return rules::squareName(position.rules(), *square);
    };
    refuseMove(position, rules::explain(position, nameOf("origin") + "-" + nameOf("target")));
}

const Json& placeOf(const Json& request) {
    return has(request, "place") && request["place"].is_object() ? placeOf(request["place"])
                                                                 : request;
}

rules::Path pathIn(const Json& request) {
    const rules::Variant variant = variantIn(request);
    if (has(request, "board"))
        return {positionOf(variant, textIn(request, "board"),
                           textIn(request, "side") == "black" ? rules::Color::black
                                                              : rules::Color::white),
                {}};
    rules::Path path{rules::Position::start(variant), {}};
    if (has(request, "fen") || has(request, "text")) {
        const auto read = rules::readFen(variant, has(request, "fen") ? textIn(request, "fen")
                                                                      : textIn(request, "text"));
        if (!read)
            throw CallError(rules::message(read.error()));
        path.start = *read;
    }
    rules::Position position = path.start;
    for (const std::string& text : textsIn(request, "moves")) {
        path.moves.push_back(moveIn(position, Json{{"move", text}}));
        position.play(path.moves.back());
    }
    return path;
}

rules::Position endOf(const rules::Path& path) {
    rules::Position position = path.start;
    for (const rules::Move& move : path.moves)
        position.play(move);
    return position;
}

} // namespace damscope::web
