// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/tag_scan.hpp"

#include "base/text/ascii.hpp"
#include "parser/encoding/characters.hpp"
#include "parser/encoding/entities.hpp"
#include "parser/syntax/scan.hpp"

namespace damscope::parser {
namespace {

constexpr std::size_t none = std::string_view::npos;

enum class Reach : std::uint8_t { oneLine, manyLines };

bool isEscape(std::string_view text, std::size_t at) {
    return text[at] == '\\' && at + 1 < text.size() &&
           (text[at + 1] == '"' || text[at + 1] == '\\');
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

// Where a value that is not closed on its line must end at the latest: at an empty line, or at a
// line that opens with a bracket.
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

// `[Round 17]`: a name, and what follows it up to the bracket.
void splitUnquoted(std::string_view content, ScannedTag& tag) {
    std::size_t nameEnd = 0;
    while (nameEnd < content.size() && isNameCharacter(content[nameEnd]))
        ++nameEnd;
    if (nameEnd < content.size() && !base::isBlank(content[nameEnd]))
        nameEnd = std::min(content.find_first_of(" \t"), content.size());
    tag.form = TagForm::unquoted;
    tag.name = withoutEntities(content.substr(0, nameEnd));
    tag.value = base::trimmed(content.substr(nameEnd));
}

} // namespace

std::string unescaped(std::string_view value) {
    std::string plain;
    plain.reserve(value.size());
    for (std::size_t at = 0; at < value.size(); ++at) {
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
    ScannedTag tag;
    std::size_t from = pos + 1;
    if (text.substr(from).starts_with('[')) {
        if (!opensTagPair(text, from))
            return std::nullopt;
        tag.form = TagForm::doubledBracket;
        ++from;
    }
    const std::size_t stop = text.find_first_of("\"][{}()\r\n", from);
    if (stop == none || (text[stop] != '"' && text[stop] != ']'))
        return std::nullopt;
    const std::string_view label = base::trimmed(text.substr(from, stop - from));
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

std::optional<ScannedTag> scanTagWithoutBracket(std::string_view text, std::size_t pos) {
    std::size_t nameEnd = pos;
    while (nameEnd < text.size() && isNameCharacter(text[nameEnd]))
        ++nameEnd;
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
