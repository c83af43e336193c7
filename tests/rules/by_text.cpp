// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/rules/by_text.hpp"
#include "tests/messages/english.hpp"

#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <stdexcept>

namespace damscope::rules::by_text {

namespace {

std::string described(const Rules& rules, const Move& move) {
    std::string text =
        squareName(rules, move.from) + (move.isCapture() ? "x" : "-") + squareName(rules, move.to);
    if (move.isCapture())
        text += " takes";
    for (Square s : move.captured)
        text += " " + squareName(rules, s);
    return text + (move.crowns ? " crowned" : "");
}

Script scriptOf(std::string_view moves) {
    Script script;
    while (!moves.empty()) {
        const auto end = std::min(moves.find(' '), moves.size());
        if (end > 0)
            script.push_back({ScriptItem::Kind::move, false, 0, moves.substr(0, end)});
        moves.remove_prefix(std::min(end + 1, moves.size()));
    }
    return script;
}

} // namespace

Position position(Variant variant, std::string_view fen) {
    const auto read = readFen(variant, fen);
    if (!read)
        throw std::invalid_argument(std::string(fen) + ": " + english(message(read.error())));
    return *read;
}

Moves moves(const Position& position) {
    Moves all;
    for (const Move& m : legalMoves(position))
        if (!all.insert(described(position.rules(), m)).second)
            throw std::logic_error("listed twice: " + described(position.rules(), m));
    return all;
}

Moves movesFrom(const Position& position, std::string_view square) {
    const auto from = squareNamed(position.rules(), square);
    Moves some;
    for (const Move& m : legalMoves(position))
        if (m.from == from)
            some.insert(described(position.rules(), m));
    return some;
}

Position after(Position position, std::initializer_list<std::string_view> texts) {
    for (std::string_view text : texts) {
        const MoveMatch match = resolve(position, text);
        if (!match.unique())
            throw std::logic_error("not one legal move: " + std::string(text));
        position = position.after(match.moves.front());
    }
    return position;
}

Replayed game(const Position& start, std::string_view moves) {
    return replay(start, scriptOf(moves));
}

std::optional<Reason> brokenRule(const Position& position, std::string_view text) {
    const MoveMatch match = resolve(position, text);
    return match.problem ? std::optional(match.problem->reason) : std::nullopt;
}

bool onlyDarkSquaresPlay(const Board& board) {
    for (int row = 0; row < board.ranks; ++row)
        for (int column = 0; column < board.files; ++column)
            if (board.at({row, column}).has_value() != ((row + column) % 2 == 1))
                return false;
    return true;
}

std::set<int> numbers(const Rules& rules, SquareSet squares) {
    std::set<int> all;
    for (Square s : squares)
        all.insert(rules.number(s));
    return all;
}

std::set<int> range(int first, int last) {
    std::set<int> all;
    for (int n = first; n <= last; ++n)
        all.insert(n);
    return all;
}

} // namespace damscope::rules::by_text
