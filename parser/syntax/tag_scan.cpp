// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/tag_scan.hpp"

#include "base/text/ascii.hpp"
#include "parser/encoding/clean_text.hpp"
#include "parser/encoding/text_decoder.hpp"
#include "parser/syntax/heading.hpp"
#include "parser/syntax/scan.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace damscope::parser {
namespace {

constexpr std::size_t none = std::string_view::npos;

enum class Reach : std::uint8_t { oneLine, manyLines };

bool isEscape(std::string_view text, std::size_t at) {
    assert(at < text.size());
    return text[at] == '\\' && at + 1 < text.size() &&
           (text[at + 1] == '"' || text[at + 1] == '\\' || text[at + 1] == '\'');
}

// The apostrophe behind a run of backslashes: texts may have been escaped several times.
std::optional<std::size_t> escapedApostropheAt(std::string_view text, std::size_t at) {
    const std::size_t end = text.find_first_not_of('\\', at);
    return end != none && end > at && text[end] == '\'' ? std::optional(end) : std::nullopt;
}

// What stands for a quote in word processors, web pages and texts that were escaped twice.
constexpr std::array<std::string_view, 18> otherQuotes{
    "\"",     "\\\"",   "'",      "`",      "&quot;", "&#34;",  "&ldquo;", "&rdquo;", "\u201C",
    "\u201D", "\u201E", "\u201F", "\u00AB", "\u00BB", "\u2018", "\u2019",  "\u00B4",  "&apos;"};

// The length of the quote that a text begins with; 0 if it begins with none.
std::size_t quoteAtFront(std::string_view text) {
    for (const std::string_view quote : otherQuotes)
        if (text.starts_with(quote))
            return quote.size();
    return 0;
}

// Prefers the longest: in `\"` the backslash belongs to the quote.
std::size_t quoteAtEnd(std::string_view text) {
    std::size_t longest = 0;
    for (const std::string_view quote : otherQuotes)
        if (text.ends_with(quote))
            longest = std::max(longest, quote.size());
    return longest;
}

// The bracket that ends a tag in [from, its line's end), where no other tag follows at once.
std::size_t lastBracket(std::string_view text, std::size_t from) {
    const std::string_view line = text.substr(0, lineEnd(text, from));
    for (std::size_t at = line.find(']', from); at != none; at = line.find(']', at + 1))
        if (quoteAtEnd(base::trimmed(line.substr(from, at - from))) > 0)
            return at;
    return none;
}

// The bracket after the first quote that closes a value; `none` if there is none.
std::size_t closingBracket(std::string_view text, std::size_t from, Reach reach) {
    for (std::size_t at = from; at < text.size(); ++at) {
        if (reach == Reach::oneLine && (text[at] == '\n' || text[at] == '\r'))
            return none;
        if (isEscape(text, at)) {
            ++at;
            continue;
        }
        if (text[at] != '"')
            continue;
        const std::size_t bracket = afterBlanks(text, at + 1);
        if (bracket < text.size() && text[bracket] == ']')
            return bracket;
    }
    return none;
}

// The place where a value that is not closed on its line must end at the latest: at an empty line,
// or at a line that opens with a bracket.
std::size_t valueLimit(std::string_view text, std::size_t pos) {
    for (;;) {
        const std::size_t end = lineEnd(text, pos);
        const std::size_t next = text.substr(end).starts_with("\r\n") ? end + 2 : end + 1;
        if (next >= text.size())
            return end;
        const std::size_t first = afterBlanks(text, next);
        if (first >= text.size() || text[first] == '[' || base::isSpace(text[first]))
            return end;
        pos = first;
    }
}

std::string joinedLines(std::string_view value) {
    std::string joined;
    while (!value.empty()) {
        const std::size_t end = lineEnd(value, 0);
        const std::string_view line = base::trimmed(value.substr(0, end));
        if (!joined.empty() && !line.empty())
            joined += ' ';
        joined += line;
        value.remove_prefix(std::min(end + 1, value.size()));
    }
    return unescaped(joined);
}

// A value in [from, to) whose line has no `"]`.
void scanUnclosed(std::string_view text, std::size_t from, std::size_t to, ScannedTag& tag) {
    assert(from <= to && to <= text.size());
    std::string_view line = base::trimmed(text.substr(from, to - from));
    tag.end = to;
    if (line.ends_with("\\r"))
        line = base::trimmed(line.substr(0, line.size() - 2));
    if (line.ends_with("\"]")) { // a backslash before the quote that was meant to be one
        tag.value = unescaped(line.substr(0, line.size() - 2));
        return;
    }
    if (line.ends_with(']')) {
        tag.form = TagForm::unclosedQuote;
        tag.value = unescaped(line.substr(0, line.size() - 1));
        return;
    }
    const std::size_t bracket =
        closingBracket(text.substr(0, valueLimit(text, from)), from, Reach::manyLines);
    if (bracket != none) {
        tag.form = TagForm::overLines;
        tag.value = joinedLines(text.substr(from, text.rfind('"', bracket) - from));
        tag.end = bracket + 1;
        return;
    }
    const bool quoted = line.ends_with('"');
    tag.form = quoted ? TagForm::unclosedTag : TagForm::unclosedQuote;
    tag.value = unescaped(quoted ? line.substr(0, line.size() - 1) : line);
}

void scanQuoted(std::string_view text, std::size_t from, ScannedTag& tag) {
    const std::size_t bracket = closingBracket(text, from, Reach::oneLine);
    if (bracket == none)
        return scanUnclosed(text, from, lineEnd(text, from), tag);
    tag.value = unescaped(text.substr(from, text.rfind('"', bracket) - from));
    tag.end = bracket + 1;
}

bool mayBeginName(char c) {
    return base::isLetter(c) || isWide(c) || c == '&';
}

constexpr std::string_view signsBehindName = "=:";

// `[White 'X']`, `[White=“X”]`: a name, perhaps a sign, and a value in quotes of another kind.
bool scanOtherQuotes(std::string_view text, std::size_t from, ScannedTag& tag) {
    from = afterBlanks(text, from);
    const std::size_t nameEnd = afterNameCharacters(text, from);
    std::size_t value = afterBlanks(text, nameEnd);
    if (value < text.size() && signsBehindName.find(text[value]) != none)
        value = afterBlanks(text, value + 1);
    if (nameEnd == from || value >= text.size() || text[value] == '"')
        return false;
    const std::size_t quote = quoteAtFront(text.substr(value));
    const std::size_t bracket = quote > 0 ? lastBracket(text, value + quote) : none;
    if (bracket == none)
        return false;
    std::string_view content = base::trimmed(text.substr(value + quote, bracket - value - quote));
    content.remove_suffix(quoteAtEnd(content));
    tag = {std::string(text.substr(from, nameEnd - from)), unescaped(content), TagForm::otherQuotes,
           bracket + 1};
    return true;
}

// `[White="X"]`: the sign does not belong to the name.
void takeSign(std::string_view& label, ScannedTag& tag) {
    if (label.empty() || signsBehindName.find(label.back()) == none)
        return;
    label = base::trimmed(label.substr(0, label.size() - 1));
    if (tag.form == TagForm::plain)
        tag.form = TagForm::signBehindName;
}

// `[Round 17]`: a name, and what follows it up to the bracket.
void splitUnquoted(std::string_view content, ScannedTag& tag) {
    std::size_t nameEnd = afterNameCharacters(content, 0);
    if (nameEnd < content.size() && !base::isBlank(content[nameEnd]) &&
        signsBehindName.find(content[nameEnd]) == none)
        nameEnd = std::min(content.find_first_of(" \t=:"), content.size());
    tag.form = TagForm::unquoted;
    tag.name = withoutEntities(content.substr(0, nameEnd));
    std::string_view value = base::trimmed(content.substr(nameEnd));
    if (!value.empty() && signsBehindName.find(value.front()) != none)
        value = base::trimmed(value.substr(1));
    tag.value = value;
}

// What stands behind the name of a usual tag and a blank: the "2" of `[Date 2"004.10.27"]`.
std::string_view behindName(std::string_view label) {
    constexpr std::array<std::string_view, 7> usual{"Event", "Site",  "Date",  "Round",
                                                    "White", "Black", "Result"};
    const std::size_t end = afterNameCharacters(label, 0);
    const bool isUsual = std::ranges::any_of(usual, [&](std::string_view name) {
        return base::equalIgnoringCase(label.substr(0, end), name);
    });
    return isUsual ? base::trimmed(label.substr(end)) : std::string_view();
}

// The name in front of a value where one sign in it or before it is wrong; nothing if none is, or
// another form explains it. The sign stays unless it is a quote.
std::optional<std::string> mistypedName(std::string_view label) {
    constexpr std::size_t longest = 32;
    if (label.empty() || label.size() > longest || label.find_first_of("&\\{}") != none)
        return std::nullopt;
    const bool signBeforeBracket = !label.starts_with('[') && label.substr(1).starts_with('[');
    label.remove_prefix(signBeforeBracket ? 1 : 0);
    const bool hasBracket = label.starts_with('[');
    label = base::trimmed(label.substr(hasBracket ? 1 : 0));
    const auto isSign = [](char c) {
        return !(isNameCharacter(c) || isWide(c) || base::isBlank(c));
    };
    if (std::ranges::count_if(label, base::isLetter) < 2 ||
        std::ranges::count_if(label, isSign) > 1 || label.ends_with('=') || label.ends_with(':'))
        return std::nullopt;
    const bool mistyped = signBeforeBracket || behindName(label).size() == 1 ||
                          !mayBeginName(label.front()) ||
                          (hasBracket && label.find_first_of("[]()\"") != none);
    if (!mistyped)
        return std::nullopt;
    std::string name(label);
    std::erase(name, '"');
    return name;
}

// In `[Da"e "X"]` the first quote is the wrong sign.
std::size_t openingQuote(std::string_view line, std::size_t pos) {
    const std::size_t first = line.find('"', pos);
    const std::size_t second = first == none ? none : line.find('"', first + 1);
    if (second == none || (line[pos] != '[' && first != pos))
        return first;
    const std::size_t name = line[pos] == '[' ? pos + 1 : pos;
    const bool inName = !misspeltPdnName(base::trimmed(line.substr(name, second - name))).empty();
    return inName ? second : first;
}

// In `[Date (X"]` a sign stands in the place of the quote; `none` if nothing like that is there.
std::size_t valueBehindSign(std::string_view line, std::size_t pos) {
    const std::size_t nameEnd = line[pos] == '[' ? afterNameCharacters(line, pos + 1) : pos;
    const std::size_t sign = afterBlanks(line, nameEnd);
    const bool isSign = nameEnd > pos + 1 && sign > nameEnd && sign + 1 < line.size() &&
                        !isNameCharacter(line[sign]) && !isWide(line[sign]) &&
                        quoteAtFront(line.substr(sign)) == 0;
    return isSign && mayBeginName(line[pos + 1]) ? sign + 1 : none;
}

} // namespace

std::string unescaped(std::string_view value) {
    std::string plain;
    plain.reserve(value.size());
    for (std::size_t at = 0; at < value.size(); ++at) {
        at = escapedApostropheAt(value, at).value_or(at);
        if (isEscape(value, at))
            ++at;
        plain += value[at];
    }
    return plain;
}

std::string escaped(std::string_view value) {
    std::string written;
    written.reserve(value.size());
    for (std::size_t at = 0; at < value.size(); ++at) {
        const char next = at + 1 < value.size() ? value[at + 1] : '"';
        if (value[at] == '"' || (value[at] == '\\' && (next == '"' || next == '\\')))
            written += '\\';
        written += value[at] == '\n' || value[at] == '\r' ? ' ' : value[at];
    }
    return written;
}

std::optional<ScannedTag> scanTag(std::string_view text, std::size_t pos) {
    assert(text[pos] == '[');
    ScannedTag tag;
    std::size_t from = pos + 1;
    if (text.substr(from).starts_with('[')) {
        if (!opensTagPair(text, from))
            return std::nullopt;
        tag.form = TagForm::doubledBracket;
        ++from;
    }
    if (scanOtherQuotes(text, from, tag))
        return tag;
    const std::size_t stop = text.find_first_of("\"][{}()\r\n", from);
    if (stop == none || (text[stop] != '"' && text[stop] != ']'))
        return std::nullopt;
    std::string_view label = base::trimmed(text.substr(from, stop - from));
    if (text[stop] == '"')
        takeSign(label, tag);
    if (label.empty() || !mayBeginName(label.front()))
        return std::nullopt;
    if (text[stop] == ']') {
        splitUnquoted(label, tag);
        tag.end = stop + 1;
        return tag;
    }
    tag.name = withoutEntities(label);
    scanQuoted(text, stop + 1, tag);
    return tag;
}

std::optional<ScannedTag> scanMistypedTag(std::string_view text, std::size_t pos) {
    assert(pos < text.size());
    const std::string_view line = text.substr(0, lineEnd(text, pos));
    const std::size_t quote = openingQuote(line, pos);
    const std::size_t bracket = quote == none ? none : closingBracket(line, quote, Reach::oneLine);
    if (bracket == none || afterBlanks(line, bracket + 1) < line.size())
        return std::nullopt;
    ScannedTag tag{{}, {}, TagForm::mistypedName, bracket + 1};
    std::size_t value = quote + 1;
    if (line.rfind('"', bracket) == quote) { // the only one
        value = valueBehindSign(line, pos);
        if (value >= quote)
            return std::nullopt;
        tag.name = line.substr(pos + 1, afterNameCharacters(line, pos + 1) - pos - 1);
    } else if (auto name = mistypedName(line.substr(pos, quote - pos))) {
        tag.name = *std::move(name);
    } else {
        return std::nullopt;
    }
    tag.value = unescaped(line.substr(value, line.rfind('"', bracket) - value));
    return tag;
}

std::optional<ScannedTag> scanTagWithoutBracket(std::string_view text, std::size_t pos) {
    assert(pos < text.size());
    const std::size_t nameEnd = afterNameCharacters(text, pos);
    const std::size_t quote = afterBlanks(text, nameEnd);
    if (quote == nameEnd || quote >= text.size() || text[quote] != '"' ||
        !base::isLetter(text[pos]))
        return std::nullopt;
    const std::size_t bracket = closingBracket(text, quote + 1, Reach::oneLine);
    if (bracket == none || afterSpaces(text, bracket + 1) < lineEnd(text, bracket))
        return std::nullopt;
    ScannedTag tag;
    tag.form = TagForm::lostBracket;
    tag.name = text.substr(pos, nameEnd - pos);
    tag.value = unescaped(text.substr(quote + 1, text.rfind('"', bracket) - quote - 1));
    tag.end = bracket + 1;
    return tag;
}

} // namespace damscope::parser
