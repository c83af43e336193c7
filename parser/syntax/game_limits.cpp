// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/ascii.hpp"
#include "base/text/plain_signs.hpp"
#include "parser/encoding/text_decoder.hpp"
#include "parser/syntax/game_builder.hpp"
#include "parser/syntax/heading.hpp"
#include "rules/board/result.hpp"

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

// GameBuilder: where a game begins and ends.

namespace damscope::parser {
namespace {

using Kind = rules::ScriptItem::Kind;

bool isLoose(Kind kind) {
    return kind == Kind::comment || kind == Kind::command || kind == Kind::unread;
}

// Two numbers with a dash between that make ten: a result as they are counted in Delft.
bool sumsToTen(std::string_view text) {
    const std::size_t dash = text.find('-');
    if (dash == 0 || dash > 2 || text.size() < dash + 2 || text.size() > dash + 3)
        return false;
    int sum = 0;
    for (const std::string_view number : {text.substr(0, dash), text.substr(dash + 1)}) {
        int points = 0;
        for (const char c : number)
            points = base::isDigit(c) ? points * 10 + (c - '0') : 100;
        sum += points;
    }
    return sum == 10;
}

// The place behind digits, a sign and digits on the same line; the same place if there are none.
std::size_t behindMove(std::string_view text, std::size_t at) {
    const std::size_t from = afterBlanks(text, at);
    const std::size_t end =
        std::min(text.find_first_not_of("0123456789abcdefgh-x:", from), text.size());
    const std::string_view move = text.substr(from, end - from);
    return move.size() >= 3 && move.find_first_of("-x:") != std::string_view::npos ? end : at;
}

// Who wins is the same in every variant, but not whose points are written first.
bool isResultInWords(std::string_view text) {
    return rules::readResultInWords(rules::rules(rules::Variant::international), text).has_value();
}

bool containsIgnoringCase(std::string_view text, std::string_view part) {
    const auto same = [](char a, char b) { return base::lowerCase(a) == base::lowerCase(b); };
    return std::search(text.begin(), text.end(), part.begin(), part.end(), same) != text.end();
}

} // namespace

bool GameBuilder::inTagSection() const {
    return !game_.tags.empty() && !body_ && game_.script.size() == itemsBeforeTags_;
}

bool GameBuilder::takesTag(std::size_t at) const {
    if (body_)
        return false;
    if (game_.tags.empty())
        return true;
    const bool apart = stoodAlone() || blankLineBetween(text_, tagsEnd_, at);
    return !(apart && repeatsHeader(at));
}

// Nothing but tags stands between this place and a tag on the same line.
bool GameBuilder::isBesideTag(std::size_t at) const {
    return !game_.tags.empty() && !body_ && at <= tagLineEnd_;
}

bool GameBuilder::endsTagLine(std::size_t at) const {
    return isBesideTag(at) && (afterBlanks(text_, at + 1) >= lineEnd(text_, at) ||
                               opensTagPair(text_, afterBlanks(text_, at + 1)));
}

// A line of its own with text or a comment came after the last tag.
bool GameBuilder::stoodAlone() const {
    return std::any_of(game_.itemOffsets.begin() + static_cast<std::ptrdiff_t>(itemsBeforeTags_),
                       game_.itemOffsets.end(),
                       [this](std::size_t at) { return !isBesideTag(at); });
}

// A second header without any moves before it: its tags are those of the first again. After text
// on a line of its own any tag of the next lines says so.
bool GameBuilder::repeatsHeader(std::size_t at) const {
    constexpr int looked = 32;
    const bool further = stoodAlone();
    auto next = text_[at] == '[' ? scanTag(text_, at) : scanTagWithoutBracket(text_, at);
    for (int i = 0; next && i < looked; ++i) {
        if (repeatsName(next->name))
            return true;
        const std::size_t after = afterSpaces(text_, next->end);
        const bool goesOn = further && after < text_.size() && text_[after] == '[' &&
                            !blankLineBetween(text_, next->end, after);
        next = goesOn ? scanTag(text_, after) : std::nullopt;
    }
    return false;
}

bool GameBuilder::repeatsName(std::string_view name) const {
    constexpr std::ptrdiff_t looked = 32;
    const auto end = game_.tags.begin() + std::min(looked, std::ssize(game_.tags));
    return std::any_of(game_.tags.begin(), end, [name](const TagText& tag) {
        return base::equalIgnoringCase(tag.name, name);
    });
}

// Anywhere a pair with its quotes; at the beginning of a line all that can be taken for a tag.
bool GameBuilder::tagAt(std::size_t at) const {
    if (text_[at] != '[')
        return atLineStart(text_, at) && scanTagWithoutBracket(text_, at);
    if (opensTagPair(text_, at))
        return true;
    return atLineStart(text_, at) && !opensMarkup(text_, at) && scanTag(text_, at);
}

bool GameBuilder::beginsNextGame(std::size_t at) const {
    return !takesTag(at) && tagAt(at);
}

// `1.` again, after an empty line: another game, though the one before has no terminator and this
// one no tags.
bool GameBuilder::numbersStartAgain(std::size_t at) const {
    if (!moves_ || !open_.empty() ||
        (lastIs(Kind::setup) && !rules::isNullMove(game_.script.back().text)))
        return false;
    std::size_t before = at;
    while (before > 0 && (base::isSpace(text_[before - 1]) || text_[before - 1] == '>'))
        --before;
    return blankLineBetween(text_, before, at);
}

// A line of words with the moves of a game below it, in a text without tags.
bool GameBuilder::headsNextGame(std::size_t at) const {
    return moves_ && isUntagged() && open_.empty() && at < text_.size() &&
           beginsLetter(text_[at]) && isFirstOnLine(at) && headsGame(text_, at);
}

// Nothing stands before it on its line but a number, as of a board.
bool GameBuilder::isFirstOnLine(std::size_t at) const {
    if (atLineStart(text_, at))
        return true;
    return lastIs(Kind::moveNumber) && atLineStart(text_, game_.itemOffsets.back()) &&
           lineEnd(text_, game_.itemOffsets.back()) > at;
}

// `5. 44-39 1-1 6. 31-27`: the numbers go on behind what looks like a result, and a move follows.
// Where games have no tags, the next line may well be another game's.
bool GameBuilder::goesOnBehindResult(std::size_t at) const {
    const bool isFirst = lastIs(Kind::moveNumber) && count().moves == 0 && !count().black;
    if ((!moves_ && !isFirst) || !open_.empty() || count().number == 0)
        return false;
    if (isFirst) // 25. 0-5 34-39 26.
        at = behindMove(text_, at);
    const std::size_t digits = afterSpaces(text_, at);
    const std::size_t dots = std::min(text_.find_first_not_of(base::digits, digits), text_.size());
    if (dots == digits || dots - digits > 3 || dots == text_.size() || text_[dots] != '.')
        return false;
    const std::string_view gap = text_.substr(at, digits - at);
    if (isUntagged() ? gap.find('\n') != std::string_view::npos
                     : blankLineBetween(text_, at, digits))
        return false;
    const std::size_t move = std::min(text_.find_first_not_of('.', dots), text_.size());
    const std::uint32_t expected = count().number + (move - dots > 1 ? 0 : 1);
    std::uint32_t number = 0;
    for (const char c : text_.substr(digits, dots - digits))
        number = 10 * number + static_cast<std::uint32_t>(c - '0');
    const std::size_t square = afterSpaces(text_, move);
    return number == expected && square < text_.size() &&
           (base::isDigit(text_[square]) || base::isLetter(text_[square]));
}

bool GameBuilder::awaitsUnknownMove(std::size_t) const {
    return lastIs(Kind::moveNumber) || lastIs(Kind::unknownMove);
}

bool GameBuilder::nothingYet(std::size_t) const {
    return game_.tags.empty() && game_.script.empty();
}

bool GameBuilder::finish(std::size_t end) {
    closeVariations(end);
    takeMovesOutOfBrackets();
    takeResultFromLastItem();
    mendHeader();
    if (nothingYet(end) && game_.terminator.empty() && game_.problems.empty())
        return false;
    reportIfNoGame();
    reportQuotedLines();
    game_.offset = begin_;
    game_.source = base::trimmed(text_.substr(begin_, end - begin_));
    return true;
}

// Text among the tags splits no game: it is kept as comments, each text once, and reported once.
void GameBuilder::mendHeader() {
    if (headerText_.empty())
        return;
    const auto isHeaderText = [this](std::size_t at) {
        return std::ranges::binary_search(headerText_, at);
    };
    std::set<std::string_view> kept;
    std::size_t end = 0;
    for (std::size_t i = 0; i < game_.script.size(); ++i) {
        rules::ScriptItem item = game_.script[i];
        std::size_t at = game_.itemOffsets[i];
        if (isHeaderText(at) && item.kind == Kind::unread) {
            // "1. Jansen 15": the number belongs to the text behind it.
            while (end > 0 && game_.script[end - 1].kind == Kind::moveNumber) {
                const std::size_t behind = at + item.text.size();
                at = game_.itemOffsets[--end];
                item.text = text_.substr(at, behind - at);
            }
            if (!kept.insert(item.text).second)
                continue;
            item.kind = Kind::comment;
            item.text = withLineFeeds(item.text);
        }
        game_.script[end] = item;
        game_.itemOffsets[end++] = at;
    }
    game_.script.resize(end);
    game_.itemOffsets.resize(end);
    reportHeaderText();
}

void GameBuilder::reportHeaderText() {
    bool reported = false;
    std::erase_if(game_.problems, [&](TextProblem& problem) {
        if (problem.code() != "stray-text" ||
            !std::ranges::binary_search(headerText_, problem.offset))
            return false;
        problem.severity = Severity::warning;
        problem.message.code = "header-text";
        return std::exchange(reported, true);
    });
}

void GameBuilder::reportQuotedLines() {
    if (isQuotedLine(text_, begin_))
        remarkOnce("quoted-lines", begin_);
}

// `16-2( 3. 27x16`: the numbers of the main line go on behind a bracket that nothing closes, where
// a variation would count the move before it again.
bool GameBuilder::goesOnInBracket(std::size_t item) const {
    const auto& script = game_.script;
    const std::size_t at = game_.itemOffsets[item];
    const bool amongDigits = at > 0 && base::isDigit(text_[at - 1]) && at + 1 < text_.size() &&
                             base::isDigit(text_[at + 1]); // 4x1(6 2-7 32.
    int movesBefore = 0;
    std::size_t before = item;
    while (before > 0 && script[before - 1].kind != Kind::moveNumber)
        movesBefore += script[--before].kind == Kind::move ? 1 : 0;
    const std::size_t behind = std::min(item + (amongDigits ? 2 : 1), script.size());
    const auto number = std::ranges::find(script.begin() + static_cast<std::ptrdiff_t>(behind),
                                          script.end(), Kind::moveNumber, &rules::ScriptItem::kind);
    if (before == 0 || number == script.end())
        return false;
    const rules::ScriptItem& last = script[before - 1];
    const auto movesBehind =
        std::count_if(script.begin() + static_cast<std::ptrdiff_t>(item), number,
                      [](const rules::ScriptItem& each) { return each.kind == Kind::move; });
    return number->number == last.number + 1 && !number->black &&
           movesBefore + movesBehind == (last.black ? 1 : 2);
}

void GameBuilder::closeVariations(std::size_t end) {
    if (open_.empty())
        return;
    const auto first = std::ranges::find(game_.itemOffsets, open_.front());
    const auto item = static_cast<std::size_t>(first - game_.itemOffsets.begin());
    if (open_.size() == 1 && goesOnInBracket(item)) {
        game_.script[item].kind = Kind::unread;
        report(Severity::error, open_.back(), {"stray-text", {{"text", "("}}});
        return open_.clear();
    }
    report(Severity::error, open_.back(), {"unclosed-variation", {}});
    while (!open_.empty())
        addClosing(text_.substr(end, 0), end);
}

// A result that cannot be distinguished from a move or stray text in its place, but is the last
// thing of its game and equals the Result tag: `4-6` in Delft, or any text of an organiser's own.
bool GameBuilder::lastItemIsResult() const {
    if (!game_.terminator.empty() || !(lastIs(Kind::move) || lastIs(Kind::unread)))
        return false;
    const std::string_view text = game_.script.back().text;
    if (lastIs(Kind::unread) && text.data() != text_.data() + game_.itemOffsets.back())
        return false; // it stands in the text in another form: kept there by an earlier reading
    const std::string* result = resultTag();
    const std::string* format = game_.tag("ResultFormat");
    return (result != nullptr && !text.empty() && base::trimmed(*result) == text) ||
           (format != nullptr && containsIgnoringCase(*format, "delft") && sumsToTen(text)) ||
           (lastIs(Kind::unread) && isResultInWords(text));
}

// Under its own name, or one of another language.
const std::string* GameBuilder::resultTag() const {
    if (const std::string* result = game_.tag("Result"))
        return result;
    const auto found = std::ranges::find_if(
        game_.tags, [](const TagText& tag) { return pdnName(tag.name) == "Result"; });
    return found != game_.tags.end() ? &found->value : nullptr;
}

void GameBuilder::takeResultFromLastItem() {
    if (!lastItemIsResult())
        return;
    const std::size_t at = game_.itemOffsets.back();
    const std::size_t end = lastIs(Kind::move) ? moveEnd_ : at + game_.script.back().text.size();
    assert(at < end && end <= text_.size());
    game_.terminator = text_.substr(at, end - at); // as it is written, with its signs of print
    game_.script.pop_back();
    game_.itemOffsets.pop_back();
    if (!game_.problems.empty() && game_.problems.back().offset == at)
        game_.problems.pop_back();
}

void GameBuilder::reportIfNoGame() {
    const bool loose = std::ranges::all_of(
        game_.script, [](const rules::ScriptItem& item) { return isLoose(item.kind); });
    if (game_.tags.empty() && loose)
        report(Severity::error, begin_, {"no-game", {}});
}

// GameBuilder: signs between moves, which separate them or begin a comment.
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
