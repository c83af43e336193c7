// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/notation.hpp"

#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

namespace damscope::analysis::hub {

namespace {

using rules::Color;
using rules::Kind;

/// The numbers of a move's text and whether it is written as a capture; nothing if it is not a
/// move.
struct Numbers {
    std::vector<int> squares;
    bool capture = false;
};
std::optional<Numbers> numbersOf(std::string_view text) {
    Numbers numbers;
    while (true) {
        int n = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
        if (error != std::errc{})
            return std::nullopt;
        numbers.squares.push_back(n);
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        if (text.empty())
            break;
        const char sign = text.front();
        const bool first = numbers.squares.size() == 1;
        if ((sign != '-' && sign != 'x') || (sign == '-' && !first) || (!first && !numbers.capture))
            return std::nullopt;
        numbers.capture = sign == 'x';
        text.remove_prefix(1);
    }
    return numbers.squares.size() < 2 ? std::nullopt : std::optional(numbers);
}

std::vector<int> numbered(const rules::Rules& rules, rules::SquareSet squares) {
    std::vector<int> numbers;
    for (const rules::Square s : squares)
        numbers.push_back(rules.number(s));
    std::ranges::sort(numbers);
    return numbers;
}

} // namespace

std::string writePosition(const rules::Position& position) {
    const rules::Rules& rules = position.rules();
    std::string text(1, position.toMove() == Color::white ? 'W' : 'B');
    for (int number = 1; number <= rules.board.size(); ++number)
        text += rules::pieceLetter(position.at(*rules.square(number)), 'e');
    return text;
}

std::optional<rules::Position> readPosition(rules::Variant variant, std::string_view text) {
    rules::Position position(variant);
    const rules::Rules& rules = position.rules();
    if (text.size() != static_cast<std::size_t>(rules.board.size()) + 1 ||
        (text.front() != 'W' && text.front() != 'B'))
        return std::nullopt;
    position.setToMove(text.front() == 'W' ? Color::white : Color::black);
    for (int number = 1; number <= rules.board.size(); ++number) {
        const char letter = text[static_cast<std::size_t>(number)];
        if (letter == 'e')
            continue;
        if (std::string_view("wWbB").find(letter) == std::string_view::npos)
            return std::nullopt;
        const bool white = letter == 'w' || letter == 'W';
        position.put(*rules.square(number),
                     {white ? Color::white : Color::black,
                      letter == 'W' || letter == 'B' ? Kind::king : Kind::man});
    }
    return position;
}

std::string writeMove(const rules::Rules& rules, const rules::Move& move) {
    const char sign = move.isCapture() ? 'x' : '-';
    std::string text =
        std::to_string(rules.number(move.from)) + sign + std::to_string(rules.number(move.to));
    for (const int number : numbered(rules, move.captured))
        text += 'x' + std::to_string(number);
    return text;
}

std::optional<rules::Move> readMove(const rules::Position& position, std::string_view text) {
    const auto numbers = numbersOf(text);
    if (!numbers)
        return std::nullopt;
    const rules::Rules& rules = position.rules();
    std::vector<int> taken(numbers->squares.begin() + 2, numbers->squares.end());
    std::ranges::sort(taken);
    std::optional<rules::Move> found;
    for (const rules::Move& m : rules::legalMoves(position)) {
        if (rules.number(m.from) != numbers->squares[0] ||
            rules.number(m.to) != numbers->squares[1] || m.isCapture() != numbers->capture ||
            (!taken.empty() && numbered(rules, m.captured) != taken))
            continue;
        if (found)
            return std::nullopt;
        found = m;
    }
    return found;
}

} // namespace damscope::analysis::hub
