// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/game_builder.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "parser/encoding/clean_text.hpp"
#include "parser/syntax/comment_parts.hpp"

#include <algorithm>
#include <limits>

namespace damscope::parser {
namespace {

constexpr std::uint32_t tooGreat = std::numeric_limits<std::uint32_t>::max();

// The number at the front of a text, which is then what follows; tooGreat from there on.
std::uint32_t takeNumber(std::string_view& text) {
    std::uint64_t number = 0;
    for (; !text.empty() && base::isDigit(text.front()); text.remove_prefix(1))
        number = std::min<std::uint64_t>(
            10 * number + static_cast<std::uint64_t>(text.front() - '0'), tooGreat);
    return static_cast<std::uint32_t>(number);
}

// The lines of a comment in quoted mail without their marks.
std::string withoutQuoteMarks(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        plain += text[at];
        if (text[at] == '\n')
            at = std::min(text.find_first_not_of("> \t", at + 1), text.size()) - 1;
    }
    return plain;
}

} // namespace

void GameBuilder::tagEnd(std::string_view bracket) {
    TagText& tag = game_.tags.emplace_back();
    tag.name = tagName_;
    tag.value = tagValue_;
    tag.offset = text_.rfind('[', offsetOf(tagName_));
    tagAdded(endOf(bracket));
}

void GameBuilder::tagAdded(std::size_t end) {
    assert(end <= text_.size());
    constexpr std::size_t near = 256;
    headerText_.insert(headerText_.end(), strays_.begin(), strays_.end());
    strays_.clear();
    tagsEnd_ = end;
    tagLineEnd_ = lineEnd(text_.substr(0, std::min(text_.size(), end + near)), end);
    itemsBeforeTags_ = game_.script.size();
    strayEnd_ = nowhere;
}

// In "48.1 0-5" the blank is misplaced: 1 is a digit of the move, and round 48 goes on.
void GameBuilder::addNumber(std::string_view digitsAndDots) {
    const bool isDigitOfMove = lastIs(Kind::moveNumber) && count().moves == 0 &&
                               digitsAndDots.find('.') == std::string_view::npos;
    rules::ScriptItem& item = add(Kind::moveNumber, digitsAndDots, offsetOf(digitsAndDots));
    std::string_view dots = digitsAndDots;
    item.number = takeNumber(dots);
    item.black = std::ranges::count(dots, '.') > 1 || dots.ends_with("\xE2\x80\xA6");
    if (!isDigitOfMove)
        counts_.back() = {item.number, item.black, 0};
    body_ = body_ || !game_.tags.empty(); // "2. Round" before the first tag makes no game
}

void GameBuilder::number(std::string_view digitsAndDots) {
    addNumber(digitsAndDots);
}

void GameBuilder::numberWithoutDot(std::string_view digits) {
    addNumber(digits);
    remarkOnce("number-without-dot", offsetOf(digits));
}

void GameBuilder::move(std::string_view squares) {
    addMove(squares, offsetOf(squares), endOf(squares));
}

void GameBuilder::addMove(std::string_view squares, std::size_t at, std::size_t end) {
    add(Kind::move, squares, at);
    moveEnd_ = end;
    ++counts_.back().moves;
    body_ = moves_ = true;
}

void GameBuilder::unknownMove(std::string_view dash) {
    add(Kind::unknownMove, dash, offsetOf(dash));
    body_ = moves_ = true;
}

void GameBuilder::nullMove(std::string_view sign) {
    add(Kind::setup, sign, offsetOf(sign));
    ++counts_.back().moves;
    body_ = moves_ = true;
}

// Marks are a strength right behind their move only; elsewhere they become what PDN allows there.
void GameBuilder::strength(std::string_view marks) {
    if (lastIs(Kind::move))
        add(Kind::strength, marks, offsetOf(marks));
    else if (const std::uint32_t number = readNag(marks); number != 0)
        addNag(marks, number);
    else
        add(Kind::comment, marks, offsetOf(marks));
    moveEnd_ = endOf(marks);
    body_ = true;
}

void GameBuilder::forcedMove(std::string_view mark) {
    addNag(mark, forcedMoveNag);
    moveEnd_ = endOf(mark);
}

void GameBuilder::zugzwang(std::string_view mark) {
    addNag(mark, zugzwangNag);
}

void GameBuilder::nag(std::string_view dollarAndDigits) {
    assert(dollarAndDigits.starts_with('$'));
    std::string_view digits = dollarAndDigits.substr(1);
    const std::uint32_t number = takeNumber(digits);
    if (number == tooGreat)
        addStray(offsetOf(dollarAndDigits), endOf(dollarAndDigits));
    else
        addNag(dollarAndDigits, number);
}

void GameBuilder::open(std::string_view bracket) {
    add(Kind::openVariation, bracket, offsetOf(bracket));
    open_.push_back(offsetOf(bracket));
    counts_.emplace_back();
    body_ = variations_ = true;
}

void GameBuilder::close(std::string_view bracket) {
    addClosing(bracket, offsetOf(bracket));
}

void GameBuilder::addClosing(std::string_view bracket, std::size_t at) {
    assert(!open_.empty());
    add(Kind::closeVariation, bracket, at);
    open_.pop_back();
    counts_.pop_back();
}

void GameBuilder::resultInVariation(std::string_view result) {
    add(Kind::comment, result, offsetOf(result));
    report(Severity::warning, offsetOf(result), {"result-in-variation", {}});
}

void GameBuilder::resultInside(std::string_view result) {
    add(Kind::comment, result, offsetOf(result));
    report(Severity::warning, offsetOf(result),
           {"result-inside", {{"result", std::string(result)}}});
}

void GameBuilder::strayTerminator(std::string_view result) {
    report(Severity::warning, offsetOf(result),
           {"stray-result", {{"result", std::string(result)}}});
}

void GameBuilder::terminator(std::string_view result) {
    game_.terminator = result;
}

bool GameBuilder::lastIs(Kind kind) const {
    return !game_.script.empty() && game_.script.back().kind == kind;
}

// Filled in place: an item made elsewhere and copied is read before it is written, and most of a
// game's items are added here.
rules::ScriptItem& GameBuilder::add(Kind kind, std::string_view text, std::size_t at) {
    assert(at <= text_.size());
    assert(game_.script.size() == game_.itemOffsets.size());
    rules::ScriptItem& item = game_.script.emplace_back();
    item.kind = kind;
    item.text = text;
    game_.itemOffsets.push_back(at);
    strayEnd_ = nowhere;
    return item;
}

void GameBuilder::addNag(std::string_view place, std::uint32_t number) {
    add(Kind::nag, place, offsetOf(place)).number = number;
    body_ = true;
}

void GameBuilder::addParts(std::string_view comment) {
    bool wide = false;
    while (const auto part = nextPart(comment)) {
        const bool isText = !part->command;
        if (isText && wide)
            add(Kind::comment, made(withPlainBrackets(withLineFeeds(part->text))),
                offsetOf(part->text));
        else if (isText)
            addText(Kind::comment, part->text);
        else if (!commandArgument(part->text, bracketsWord))
            addCommand(part->text);
        wide = !isText && commandArgument(part->text, bracketsWord);
    }
}

// Lines end in the same way whatever the file's ends are, so that copies of a game are equal.
void GameBuilder::addText(Kind kind, std::string_view text) {
    const std::size_t at = offsetOf(text);
    if (text.find("\n>") != std::string_view::npos && isQuotedLine(text_, begin_))
        text = made(withoutQuoteMarks(text));
    text = withLineFeeds(text);
    if (kind == Kind::comment && !isCleanText(text))
        text = made(cleanText(text));
    add(kind, text, at);
}

std::string_view GameBuilder::withLineFeeds(std::string_view text) {
    const bool plain = text.find('\r') == std::string_view::npos;
    return plain ? text : made(base::withLineFeeds(text));
}

void GameBuilder::addCommand(std::string_view command) {
    if (const auto unread = commandArgument(command, unreadWord))
        addDecoded(Kind::unread, *unread);
    else if (const auto text = commandArgument(command, textWord))
        addDecoded(Kind::comment, *text);
    else if (const auto other = commandArgument(command, commandWord))
        addDecoded(Kind::command, *other);
    else if (commandArgument(command, unknownWord))
        unknownMove(command);
    else
        addText(Kind::command, command);
}

void GameBuilder::addDecoded(Kind kind, std::string_view encoded) {
    const bool plain = encoded.find('%') == std::string_view::npos;
    add(kind, plain ? encoded : made(percentDecoded(encoded)), offsetOf(encoded));
}

std::string_view GameBuilder::made(std::string text) {
    game_.made.push_back(std::make_shared<const std::string>(std::move(text)));
    return *game_.made.back();
}

void GameBuilder::report(Severity severity, std::size_t at, Message message) {
    assert(at <= text_.size() && !message.code.empty());
    constexpr std::size_t most = 100;
    if (game_.problems.size() < most)
        game_.problems.push_back({{severity, std::move(message)}, at});
    else
        ++game_.unlisted;
}

// Habits that a file repeats in every line are reported once a game.
void GameBuilder::remarkOnce(std::string_view code, std::size_t at) {
    remarkOnce(Message{std::string(code), {}}, at);
}

void GameBuilder::remarkOnce(Message message, std::size_t at) {
    if (std::ranges::find(game_.problems, message.code, &Problem::code) == game_.problems.end())
        report(Severity::warning, at, std::move(message));
}

} // namespace damscope::parser
