// SPDX-License-Identifier: GPL-3.0-or-later
// GameBuilder: scans what has no grammar: comments, odd tags, text that is not PDN.
#include "base/text/ascii.hpp"
#include "base/text/plain_signs.hpp"
#include "base/text/utf8.hpp"
#include "parser/syntax/game_builder.hpp"
#include "parser/syntax/heading.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::parser {
namespace {

// The beginning of a text on one line, for a message.
std::string excerpt(std::string_view text) {
    constexpr std::size_t longest = 40;
    const std::string_view line = text.substr(0, std::min(lineEnd(text, 0), text.size()));
    if (line.size() <= longest)
        return std::string(line);
    std::size_t cut = longest;
    while (cut > 0 && base::isContinuation(line[cut]))
        --cut;
    return std::string(line.substr(0, cut)) + "...";
}

Message strayMessage(std::string_view text) {
    return {"stray-text", {{"text", excerpt(text)}}};
}

std::string_view codeOf(TagForm form) {
    switch (form) {
    case TagForm::unquoted:
        return "unquoted-value";
    case TagForm::unclosedQuote:
        return "unclosed-quote";
    case TagForm::unclosedTag:
        return "unclosed-tag";
    case TagForm::overLines:
        return "value-over-lines";
    case TagForm::lostBracket:
        return "lost-bracket";
    case TagForm::doubledBracket:
        return "doubled-bracket";
    case TagForm::otherQuotes:
        return "other-quotes";
    case TagForm::signBehindName:
        return "sign-behind-name";
    case TagForm::mistypedName:
        return "mistyped-tag";
    case TagForm::plain:
        break;
    }
    return {};
}

// The FEN inside `FEN "..."`, quotes or not; nothing if the word FEN is missing.
std::string_view fenOfSetup(std::string_view content) {
    content = base::trimmed(content);
    if (!base::equalIgnoringCase(content.substr(0, 3), "FEN"))
        return {};
    content = base::trimmed(content.substr(3));
    if (content.starts_with('"'))
        content.remove_prefix(1);
    if (content.ends_with('"'))
        content.remove_suffix(1);
    return content;
}

// A text whose signs of print are those of ASCII, and where each of its characters ends in the text
// that it was made from.
struct PlainText {
    std::string text;
    std::vector<std::size_t> ends;
};

bool belongsToMove(char c) {
    constexpr std::string_view signs = "xX:*-";
    const char small = base::lowerCase(c);
    return base::isDigit(c) || (small >= 'a' && small <= 'l') || signs.find(c) != signs.npos ||
           base::isSpace(c);
}

constexpr std::size_t longestMove = 160;

// The text from `at` as far as a move may go, and one character further. A soft hyphen is a dash or
// invisible.
PlainText plainTextAt(std::string_view text, std::size_t at, bool softHyphenIsDash) {
    PlainText plain;
    while (at < text.size() && plain.text.size() < longestMove) {
        const auto sign = base::plainSignAt(text.substr(at));
        char c = sign ? sign->sign : text[at];
        at += sign ? sign->length : 1;
        if (softHyphenIsDash && c == base::PlainSign::softHyphen)
            c = '-';
        else if (sign && sign->isInvisible())
            continue;
        plain.text += c;
        plain.ends.push_back(at);
        if (!belongsToMove(c))
            break;
    }
    return plain;
}

// Whether a sign of print is in what may be a move at `at`, or the next thing behind it.
bool hasPrintedSign(std::string_view text, std::size_t at) {
    const std::size_t end = std::min(text.size(), at + longestMove);
    while (at < end && !base::isSpace(text[at]) && belongsToMove(text[at]))
        ++at;
    at = afterBlanks(text, at);
    return at < text.size() && base::plainSignAt(text.substr(at));
}

// Four digits without a sign between: "3228".
std::size_t joinedMoveLength(std::string_view plain) {
    constexpr std::size_t length = 4;
    const bool digits =
        plain.size() >= length && std::ranges::all_of(plain.substr(0, length), base::isDigit);
    return digits && (plain.size() == length || base::isSpace(plain[length])) ? length : 0;
}

} // namespace

std::size_t GameBuilder::oddTag(std::size_t at) {
    assert(at < text_.size());
    if (const std::size_t length = mistypedTag(at); length > 0)
        return length;
    if (!(tagAt(at) || (inTagSection() && text_[at] == '[')) || !takesTag(at))
        return 0;
    std::optional<ScannedTag> found =
        text_[at] == '[' ? scanTag(text_, at) : scanTagWithoutBracket(text_, at);
    return found ? takeTag(at, *std::move(found)) : 0;
}

// In the first line of a header another tag must follow, or it may be any text.
std::size_t GameBuilder::mistypedTag(std::size_t at) {
    assert(at < text_.size());
    const bool amongTags = inTagSection() && !blankLineBetween(text_, tagsEnd_, at);
    if (!(amongTags || nothingYet(at)) || !atLineStart(text_, at))
        return 0;
    std::optional<ScannedTag> found = scanMistypedTag(text_, at);
    if (!found || !(amongTags || opensTagPair(text_, afterSpaces(text_, found->end))))
        return 0;
    return takeTag(at, *std::move(found));
}

// "A. Alder - B. Birch 2-0" above the moves of a game without tags.
std::size_t GameBuilder::heading(std::size_t at) {
    if (!game_.tags.empty() || !beginsLetter(text_[at]) || !isFirstOnLine(at) ||
        !headsGame(text_, at))
        return 0;
    const std::size_t end = lineEnd(text_, at);
    const std::string_view line = base::trimmed(text_.substr(at, end - at));
    const auto found = readHeading(line);
    if (!found || !isLastHeading(text_, at))
        return 0;
    if (lastIs(Kind::moveNumber)) { // of the board
        game_.script.pop_back();
        game_.itemOffsets.pop_back();
    }
    if (found->saysMore)
        add(Kind::comment, line, at);
    remarkOnce("heading-read", at);
    addHeadingTag("White", found->white, at);
    addHeadingTag("Black", found->black, at);
    addHeadingTag("WhiteRating", found->whiteRating, at);
    addHeadingTag("BlackRating", found->blackRating, at);
    addHeadingTag("Result", found->result, at);
    headed_ = true;
    tagAdded(end);
    return end - at;
}

void GameBuilder::addHeadingTag(std::string_view name, std::string_view value, std::size_t at) {
    if (!value.empty())
        game_.tags.push_back({std::string(name), std::string(value), at});
}

std::size_t GameBuilder::takeTag(std::size_t at, ScannedTag tag) {
    reportForm(tag, at);
    game_.tags.push_back({std::move(tag.name), std::move(tag.value), at});
    tagAdded(tag.end);
    return tag.end - at;
}

void GameBuilder::reportForm(const ScannedTag& tag, std::size_t at) {
    if (tag.form != TagForm::plain)
        report(Severity::warning, at, {std::string(codeOf(tag.form)), {{"tag", tag.name}}});
}

std::size_t GameBuilder::comment(std::size_t at) {
    assert(text_[at] == '{');
    const Enclosed plain = toFirst(text_, at, '}');
    const bool nested = plain.content(text_).find('{') != std::string_view::npos;
    const Enclosed whole = nested ? balancedComment(at, plain) : plain;
    if (!whole.closed)
        report(Severity::error, at, {"unclosed-comment", {}});
    addParts(whole.content(text_));
    return whole.end() - at;
}

// PDN comments do not nest: the first brace closes them. But people write them so, and where the
// braces balance it is clear what is meant.
Enclosed GameBuilder::balancedComment(std::size_t at, const Enclosed& plain) {
    constexpr int mostTries = 8; // each may read to the end of the game
    if (plain.closed && unbalanced_ < mostTries) {
        const Enclosed balanced = toBalanced(text_, at, '}');
        if (balanced.closed) {
            report(Severity::warning, at, {"nested-brace", {}});
            return balanced;
        }
    }
    ++unbalanced_;
    if (plain.closed)
        report(Severity::warning, at, {"unbalanced-brace", {}});
    return plain;
}

// `%` begins a comment that ends with its line (PDN 3.0), `;` in other programs' files.
std::size_t GameBuilder::lineComment(std::size_t at) {
    const bool beforeTag = text_[at] == ';' && isBesideTag(at) && opensTagPair(text_, at + 1);
    if (beforeTag || isWrongKey(at))
        return 0;
    const bool amongTags = inTagSection();
    const std::size_t end = lineEnd(text_, at);
    addParts(text_.substr(at + 1, end - at - 1));
    if (amongTags)
        itemsBeforeTags_ = game_.script.size();
    return end - at;
}

std::size_t GameBuilder::commandOutsideComment(std::size_t at) {
    const std::size_t close = std::min(text_.find_first_of("]\r\n", at), text_.size());
    if (close == text_.size() || text_[close] != ']')
        return 0;
    addParts(text_.substr(at, close + 1 - at));
    report(Severity::warning, at, {"command-outside-comment", {}});
    return close + 1 - at;
}

std::size_t GameBuilder::markup(std::size_t at) {
    if (!opensMarkup(text_, at))
        return 0;
    strayEnd_ = nowhere;
    remarkOnce("markup", at);
    return text_.find(']', at) + 1 - at;
}

std::size_t GameBuilder::remark(std::size_t at) {
    assert(text_[at] == '(');
    constexpr int mostTries = 8;
    if (!opensRemark(text_, at))
        return 0;
    Enclosed found{};
    if (unbalanced_ < mostTries)
        found = toBalanced(text_, at, ')');
    if (!found.closed) { // the end of the line is the likeliest place
        ++unbalanced_;
        found = {at + 1, lineEnd(text_, at), false};
        report(Severity::error, at, {"unclosed-remark", {}});
    } else {
        remarkOnce("remark-in-brackets", at);
    }
    addParts(found.content(text_));
    return found.end() - at;
}

// A remark behind the result, if it is the last thing on the line, is of the game that ended.
std::size_t GameBuilder::remarkOnResult(std::size_t at) {
    assert(at < text_.size());
    if (text_[at] == ';')
        return lineComment(at);
    if (text_[at] != '{' && text_[at] != '(')
        return 0;
    constexpr std::size_t longestBracket = 256; // each result may ask for the whole line
    const std::string_view near = text_.substr(0, std::min(at + longestBracket, text_.size()));
    const Enclosed found = text_[at] == '{' ? toFirst(text_, at, '}') : toBalanced(near, at, ')');
    const std::size_t behind = afterBlanks(text_, found.end());
    const bool endsLine = behind == text_.size() || text_[behind] == '\n' || text_[behind] == '\r';
    if (!found.closed || !endsLine ||
        (text_[at] == '(' && found.content(text_).find('\n') != std::string_view::npos))
        return 0;
    if (text_[at] == '{')
        return comment(at);
    remarkOnce("remark-in-brackets", at);
    addParts(found.content(text_));
    return found.end() - at;
}

std::size_t GameBuilder::deepVariation(std::size_t at) {
    assert(text_[at] == '(');
    if (open_.size() < deepestVariation)
        return 0;
    const std::size_t length = toBalanced(text_, at, ')').end() - at;
    add(Kind::unread, text_.substr(at, length), at);
    report(Severity::error, at, {"too-deep", {{"number", counted(deepestVariation)}}});
    return length;
}

std::size_t GameBuilder::setup(std::size_t at) {
    assert(text_[at] == '/');
    const std::size_t close = std::min(text_.find_first_of("/[{\r\n", at + 1), text_.size());
    if (close == text_.size() || text_[close] != '/')
        return 0;
    const std::string_view fen = fenOfSetup(text_.substr(at + 1, close - at - 1));
    if (fen.empty())
        return 0;
    add(Kind::setup, fen, at);
    body_ = true;
    return close + 1 - at;
}

// A move with signs of print, or something invisible in it: "32–28", "28&times;19".
std::size_t GameBuilder::oddMove(std::size_t at) {
    if (!hasPrintedSign(text_, at))
        return 0;
    PlainText plain = plainTextAt(text_, at, false);
    std::size_t length = moveLength(plain.text);
    if (length == 0 && !amongWords(at))
        length = joinedMoveLength(plain.text);
    if (length == 0) {
        plain = plainTextAt(text_, at, true);
        length = moveLength(plain.text);
    }
    if (length == 0)
        return 0;
    const std::size_t end = plain.ends[length - 1];
    if (end - at == length) // the signs stand behind the move
        return 0;
    addMove(made(plain.text.substr(0, length)), at, end);
    return end - at;
}

void GameBuilder::addStray(std::size_t at, std::size_t end) {
    add(Kind::unread, text_.substr(at, end - at), at);
    report(Severity::error, at, strayMessage(game_.script.back().text));
}

std::size_t GameBuilder::stray(std::size_t at) {
    assert(at < text_.size());
    std::size_t end = damscope::parser::strayEnd(text_, at);
    const bool goesOn = strayEnd_ != nowhere && afterSpaces(text_, strayEnd_) == at &&
                        isBesideTag(at) == isBesideTag(game_.itemOffsets.back());
    if (goesOn && atLineStart(text_, at)) // a long text of words is not read word by word
        end = std::max(end, afterPlainLines(text_, at));
    if (!goesOn) {
        addStray(at, end);
    } else {
        const std::size_t begin = game_.itemOffsets.back();
        game_.script.back().text = text_.substr(begin, end - begin);
        TextProblem& reported = game_.problems.back();
        if (reported.offset == begin && end - begin < 100)
            reported.message = strayMessage(game_.script.back().text);
    }
    strayEnd_ = end;
    if (!goesOn && !body_)
        (isBesideTag(at) ? headerText_ : strays_).push_back(at);
    return end - at;
}

} // namespace damscope::parser
