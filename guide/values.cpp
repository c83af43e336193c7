// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide/values.hpp"

#include "rules/board/result.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cstdlib>

namespace damscope::rules::page {

namespace {

struct Range {
    int first;
    int last;
};

/// The squares, or the rows from White's side, that a player's men fill at the start.
Range startOf(const Rules& rules, Color side) {
    const int rows = rules.rowsOfMen;
    const int ranks = rules.board.ranks;
    const int firstRank =
        side == Color::white ? rules.firstRowOfMen + 1 : ranks - rules.firstRowOfMen - rows + 1;
    if (rules.notation == Notation::algebraic)
        return {firstRank, firstRank + rows - 1};
    const int perRow = rules.board.squaresPerRow();
    const int topIndex = (ranks - firstRank - rows + 1) * perRow;
    const int a = rules.number(rules.board.square(topIndex));
    const int b = rules.number(rules.board.square(topIndex + rows * perRow - 1));
    return {std::min(a, b), std::max(a, b)};
}

/// A move at the start of the game, in the middle of the board.
std::string moveExample(const Rules& rules) {
    const MoveList moves = legalMoves(Position::start(rules.variant));
    const auto fromMiddle = [&](const Move& m) {
        return std::abs(2 * rules.board.coordinates(m.to).column + 1 - rules.board.files);
    };
    return shortText(rules, *std::ranges::min_element(moves, {}, fromMiddle));
}

/// A white man takes a black one, in the middle of the board.
std::string captureExample(const Rules& rules) {
    // As the position has it; a table of rules may be changed for a comparison.
    const Board& board = rules::rules(rules.variant).board;
    const Square from = board.square((board.size() + board.squaresPerRow()) / 2);
    for (const Square victim : board.squares()) {
        Position position(rules.variant);
        position.put(from, {Color::white, Kind::man});
        if (victim != from)
            position.put(victim, {Color::black, Kind::man});
        position.setToMove(Color::white);
        const MoveList moves = legalMoves(position);
        if (!moves.empty() && moves[0].isCapture())
            return shortText(rules, moves[0]);
    }
    return {};
}

std::string nameOfNumber(const Rules& rules, int number) {
    const auto square = rules.square(number);
    return square ? squareName(rules, *square) : std::string();
}

void addStart(Values& values, const Rules& rules) {
    const Range white = startOf(rules, Color::white);
    const Range black = startOf(rules, Color::black);
    values.push_back(
        numberValue("men", rules.rowsOfMen * static_cast<int>(rules.board.squaresPerRow())));
    values.push_back(numberValue("rows", rules.rowsOfMen));
    values.push_back(numberValue("whiteFirst", white.first));
    values.push_back(numberValue("whiteLast", white.last));
    values.push_back(numberValue("blackFirst", black.first));
    values.push_back(numberValue("blackLast", black.last));
}

void addNotation(Values& values, const Rules& rules) {
    const int size = rules.board.size();
    values.push_back({"lastFile", std::string(1, static_cast<char>('a' + rules.board.files - 1))});
    values.push_back({"firstSquare", nameOfNumber(rules, 1)});
    values.push_back({"lastSquare", nameOfNumber(rules, size)});
    values.push_back({"sign", std::string(1, rules.captureSign)});
    values.push_back({"move", moveExample(rules)});
    values.push_back({"capture", captureExample(rules)});
    values.push_back({"whiteWins", std::string(writeResult(rules, GameResult::whiteWins))});
    values.push_back({"blackWins", std::string(writeResult(rules, GameResult::blackWins))});
    values.push_back({"draw", std::string(writeResult(rules, GameResult::draw))});
    values.push_back({"tag", std::string(rules.gameTypeTag)});
    values.push_back({"name", std::string(rules.name)});
}

std::string cell(std::string_view name, std::size_t width) {
    return std::string(width - name.size(), ' ').append(name);
}

} // namespace

Values valuesOf(const Rules& rules) {
    Values values{numberValue("files", rules.board.files), numberValue("ranks", rules.board.ranks),
                  numberValue("squares", rules.board.size()),
                  numberValue("limit", rules.kingMovesInARow)};
    addStart(values, rules);
    addNotation(values, rules);
    return values;
}

std::string mapOf(const Rules& rules) {
    constexpr std::size_t cellWidth = 3;
    std::string map;
    for (int row = 0; row < rules.board.ranks; ++row) {
        std::string line;
        for (int column = 0; column < rules.board.files; ++column) {
            const auto square = rules.board.at({row, column});
            line += cell(square ? squareName(rules, *square) : "", cellWidth);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        map += line + '\n';
    }
    return map;
}

} // namespace damscope::rules::page
