// SPDX-License-Identifier: GPL-3.0-or-later
// GameBuilder: signs between moves, which separate them or begin a comment.
#include "base/text/ascii.hpp"
#include "base/text/plain_signs.hpp"
#include "parser/syntax/game_builder.hpp"
#include "parser/syntax/grammar.hpp"

#include <algorithm>

namespace damscope::parser {
namespace {

// A move, or a number with its dot.
bool opensMove(std::string_view text, std::size_t at) {
    constexpr std::size_t near = 64;
    const std::string plain = base::plainSigns(text.substr(afterSpaces(text, at), near));
    const std::size_t dot = plain.find_first_not_of(base::digits);
    const bool number = dot != 0 && dot != std::string::npos && plain[dot] == '.';
    return number || moveLength(plain) > 0;
}

// A text that was cut after so many bytes, without what may be a part of a word.
std::string_view wholeWords(std::string_view text, std::size_t cutAfter) {
    return text.size() < cutAfter ? text : text.substr(0, text.find_last_of(base::whiteSpace));
}

bool areMoves(const MovesAhead& ahead) {
    return ahead.onlyMoves && ahead.moves > 0;
}

// The numbers of a text go on from a round; `wholly`: and nothing else stands before one of them.
bool goesOnBehind(std::string_view text, RoundCount count, bool wholly) {
    const MovesAhead ahead = movesBeforeNumber(text, count);
    return ahead.counts && ahead.numbers > 0 && (ahead.onlyMoves || !wholly);
}

} // namespace

// "1. 32-28 19-23; 2. 28x19", "32-28, 19-23": what begins a comment in other places, or stands in
// none, is between moves that go on behind it.
std::size_t GameBuilder::separator(std::size_t at) {
    if (!moves_)
        return 0;
    if (text_[at] == ',' || text_[at] == '|')
        return opensMove(text_, at + 1) ? takeSeparator(at) : 0;
    if (!open_.empty())
        return separatorInVariation(at);
    return goesOnInLine(at) ? takeSeparator(at) : 0;
}

std::size_t GameBuilder::takeSeparator(std::size_t at) {
    remarkOnce({"sign-between-moves", {{"sign", std::string(text_.substr(at, 1))}}}, at);
    strayEnd_ = nowhere;
    return 1;
}

// The numbers go on in the line behind the sign, and what follows the line does not go on from
// before the sign.
bool GameBuilder::goesOnInLine(std::size_t at) {
    constexpr std::size_t near = 1024; // not further, since every sign asks
    const std::string_view line = text_.substr(at + 1, near);
    const std::size_t length = lineEnd(line, 0);
    const MovesAhead ahead = movesAhead(wholeWords(line.substr(0, length), near), count());
    if (!areMoves(ahead))
        return false;
    const std::string_view behind = text_.substr(at + 1 + length, near);
    const bool numbersGoOn =
        count().number > 0 && ahead.counts && (ahead.numbers > 0 || ahead.count.isComplete());
    if (ahead.result || count().number == 0 || !goesOnBehind(behind, count(), true)) {
        if (!numbersGoOn)
            remarkOnce("moves-in-line-comment", at);
        return numbersGoOn;
    }
    return numbersGoOn && goesOnBehind(behind, ahead.count, false);
}

// Some programs separate variations of one move by a semicolon inside one pair of brackets. Where
// the numbers go on it separates moves.
std::size_t GameBuilder::separatorInVariation(std::size_t at) {
    constexpr std::size_t near = 1024;
    const std::string_view rest = text_.substr(at + 1, near);
    const std::string_view part = wholeWords(rest.substr(0, rest.find(';')), near);
    const MovesAhead ahead = movesAhead(part, count());
    if (areMoves(ahead) && ahead.counts && count().number > 0)
        return takeSeparator(at);
    if (text_[at] != ';')
        return 0;
    const MovesAhead alone = movesAhead(part, {});
    if (!areMoves(alone) || !alone.counts)
        return 0;
    const std::string_view semicolon = text_.substr(at, 1);
    close(semicolon);
    open(semicolon);
    remarkOnce("semicolon-in-variation", at);
    return 1;
}

// `11x2;0`, `13. ;5xc3`: a wrong key in a move, in a line of signs of a game, whose numbers go on
// in it and not behind it.
bool GameBuilder::isWrongKey(std::size_t at) const {
    constexpr std::string_view signs = "0123456789abcdefghABCDEFGHxX:.-/*!? \t";
    if (text_[at] != ';' || !moves_ || !open_.empty() || count().number == 0)
        return false;
    const std::size_t end = lineEnd(text_, at);
    const std::string rest = " " + std::string(text_.substr(at + 1, end - at - 1));
    if (rest.find_first_not_of(signs) != std::string::npos)
        return false;
    const std::string next = std::to_string(count().number + 1) + ".";
    const std::string_view behind = text_.substr(afterSpaces(text_, end));
    const std::size_t glued = rest.find_first_not_of(base::digits, 1);
    const bool amongDigits = base::isDigit(text_[at - 1]) && glued != 1 && glued <= 3;
    const bool numbersGoOn =
        rest.find(" " + next) != std::string::npos ||
        rest.find(" " + std::to_string(count().number + 2) + ".") != std::string::npos;
    return (amongDigits || numbersGoOn) && !behind.starts_with(next);
}

} // namespace damscope::parser
