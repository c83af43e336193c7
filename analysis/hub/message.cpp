// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/message.hpp"

#include "base/text/ascii.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>

namespace damscope::analysis::hub {

namespace {

/// Takes a word up to a blank or one of the delimiters; nothing if a quote is not closed.
std::optional<std::string> takeWord(std::string_view& rest, std::string_view ends) {
    if (rest.starts_with('"')) {
        const std::size_t close = rest.find('"', 1);
        if (close == std::string_view::npos)
            return std::nullopt;
        std::string word(rest.substr(1, close - 1));
        rest.remove_prefix(close + 1);
        return word;
    }
    const std::size_t end = std::min(rest.find_first_of(ends), rest.size());
    std::string word(rest.substr(0, end));
    rest.remove_prefix(end);
    return word;
}

void skipBlanks(std::string_view& rest) {
    rest = base::trimmedStart(rest);
}

} // namespace

std::optional<std::string_view> Message::value(std::string_view name) const {
    const auto found =
        std::ranges::find(arguments, name, &std::pair<std::string, std::string>::first);
    return found == arguments.end() ? std::nullopt : std::optional<std::string_view>(found->second);
}

std::optional<Message> readMessage(std::string_view line) {
    Message message;
    skipBlanks(line);
    if (line.empty())
        return std::nullopt;
    auto command = takeWord(line, base::whiteSpace);
    if (!command)
        return std::nullopt;
    message.command = std::move(*command);
    for (skipBlanks(line); !line.empty(); skipBlanks(line)) {
        auto name = takeWord(line, " \t\r\n=");
        if (!name)
            return std::nullopt;
        std::optional<std::string> value = std::string();
        if (line.starts_with('=')) {
            line.remove_prefix(1);
            value = takeWord(line, base::whiteSpace);
            if (!value)
                return std::nullopt;
        }
        message.arguments.emplace_back(std::move(*name), std::move(*value));
    }
    return message;
}

std::string argument(std::string_view name, std::string_view value) {
    const bool plain = !value.empty() && value.find_first_of(" \t\"=") == std::string_view::npos;
    std::string text(name);
    text += plain ? "=" : "=\"";
    std::ranges::copy_if(value, std::back_inserter(text), [](char c) { return c != '"'; });
    if (!plain)
        text += '"';
    return text;
}

namespace {

using rules::Color;
using rules::Kind;

/// The numbers of a move's text and whether it is written as a capture; nothing if it is not a
/// move.
struct Numbers {
    std::vector<int> squares;
    bool capture = false;
};
std::optional<Numbers> readNumbers(std::string_view text) {
    Numbers numbers;
    while (true) {
        const auto number = base::takeNumber<int>(text);
        if (!number)
            return std::nullopt;
        numbers.squares.push_back(*number);
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
    const auto numbers = readNumbers(text);
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
