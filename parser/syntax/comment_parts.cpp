// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/comment_parts.hpp"

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"
#include "parser/encoding/text_decoder.hpp"
#include "parser/syntax/scan.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace damscope::parser {
namespace {

constexpr std::size_t none = std::string_view::npos;

// The place and the length of the first whole command, brackets included.
std::pair<std::size_t, std::size_t> findCommand(std::string_view comment) {
    const std::size_t open = comment.find("[%");
    const std::size_t close = open == none ? none : comment.find(']', open);
    if (close == none)
        return {comment.size(), 0};
    return {open, close + 1 - open};
}

} // namespace

std::optional<CommentPart> nextPart(std::string_view& comment) {
    comment = base::trimmed(comment);
    if (comment.empty())
        return std::nullopt;
    const auto [open, length] = findCommand(comment);
    CommentPart part{open == 0, comment.substr(0, open)};
    if (part.command)
        part.text = comment.substr(1, length - 2);
    comment.remove_prefix(part.command ? length : open);
    part.text = part.command ? part.text : base::trimmed(part.text);
    return part;
}

std::optional<std::string_view> commandArgument(std::string_view command, std::string_view word) {
    if (!command.starts_with(word))
        return std::nullopt;
    command.remove_prefix(word.size());
    if (!command.empty() && command.front() != ' ')
        return std::nullopt;
    return command.empty() ? command : command.substr(1);
}

namespace {

struct WideBracket {
    std::string_view plain;
    std::string_view wide;
};
constexpr std::array<WideBracket, 3> wideBrackets{
    {{"{", "\uFF5B"}, {"}", "\uFF5D"}, {"[", "\uFF3B"}}};

std::string replaced(std::string_view text, std::string_view WideBracket::*from,
                     std::string_view WideBracket::*to) {
    std::string changed(text);
    for (const WideBracket& bracket : wideBrackets)
        for (std::size_t at = changed.find(bracket.*from); at != none;
             at = changed.find(bracket.*from, at + (bracket.*to).size()))
            changed.replace(at, (bracket.*from).size(), bracket.*to);
    return changed;
}

// A line that begins like a tag pair would end the comment.
bool fitsBraces(std::string_view text) {
    const std::string inBraces = "{" + std::string(text);
    return text.find_first_of("{}") == std::string_view::npos &&
           findTagLine(inBraces, 0, inBraces.size()) == inBraces.size();
}

// `[%` alone is text too, but a bracket that follows in the same braces would close it.
bool isPlainComment(std::string_view text) {
    return !text.empty() && base::trimmed(text) == text &&
           text.find("[%") == std::string_view::npos && fitsBraces(text);
}

bool isPlainCommand(std::string_view text) {
    for (const std::string_view own :
         {unreadWord, textWord, bracketsWord, commandWord, unknownWord})
        if (commandArgument(text, own))
            return false;
    return text.starts_with('%') && text.find(']') == std::string_view::npos && fitsBraces(text);
}

} // namespace

std::string withWideBrackets(std::string_view text) {
    return replaced(text, &WideBracket::plain, &WideBracket::wide);
}

std::string withPlainBrackets(std::string_view text) {
    return replaced(text, &WideBracket::wide, &WideBracket::plain);
}

void BraceGroup::add(std::string_view part) {
    inside_ += inside_.empty() ? "{" : " ";
    inside_ += part;
    endsInComment_ = false;
}

void BraceGroup::addEncoded(std::string_view word, std::string_view text) {
    add("[" + std::string(word) + " " + percentEncoded(text) + "]");
}

// Other programs show full-width brackets as they are, but what is encoded not at all.
void BraceGroup::addComment(std::string_view text) {
    if (isPlainComment(text)) {
        add(text);
    } else {
        const std::string wide = withWideBrackets(text);
        if (!isPlainComment(wide) || withPlainBrackets(text) != text)
            return addEncoded(textWord, text);
        add("[" + std::string(bracketsWord) + "] " + wide);
    }
    endsInComment_ = true;
}

void BraceGroup::addCommand(std::string_view text) {
    if (isPlainCommand(text))
        add("[" + std::string(text) + "]");
    else
        addEncoded(commandWord, text);
}

void BraceGroup::addUnread(std::string_view text) {
    addEncoded(unreadWord, text);
}

void BraceGroup::addUnknownMove() {
    add("[" + std::string(unknownWord) + "]");
}

std::string BraceGroup::taken() {
    std::string group = std::move(inside_) + "}";
    inside_.clear();
    endsInComment_ = false;
    return group;
}

namespace {

std::size_t charactersIn(std::string_view text) {
    return base::countCharacters(text);
}

} // namespace

void WrappedLines::add(std::string_view word) {
    assert(!word.empty());
    setLastWord();
    word_ = head_;
    word_ += word;
    head_.clear();
}

void WrappedLines::setLastWord() {
    if (word_.empty())
        return;
    const std::size_t firstLine = charactersIn(word_.substr(0, word_.find('\n')));
    if (column_ > 0) {
        const bool fits = column_ + 1 + firstLine <= width_;
        text_ += fits ? ' ' : '\n';
        column_ = fits ? column_ + 1 : 0;
    }
    text_ += word_;
    const std::size_t lastBreak = word_.rfind('\n');
    column_ = lastBreak == std::string::npos
                  ? column_ + firstLine
                  : std::max<std::size_t>(1, charactersIn(word_.substr(lastBreak + 1)));
    word_.clear();
}

std::string WrappedLines::finished() {
    setLastWord();
    return std::move(text_);
}

namespace {

constexpr std::string_view hexDigits = "0123456789ABCDEF";

bool needsEncoding(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte < 0x20 || byte == 0x7F || c == '%' || c == '{' || c == '}' || c == '[' || c == ']';
}

int hexValue(char c) {
    const std::size_t value = hexDigits.find(base::upperCase(c));
    return value == std::string_view::npos ? -1 : static_cast<int>(value);
}

} // namespace

std::string percentEncoded(std::string_view text) {
    std::string encoded;
    encoded.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool outerBlank = text[at] == ' ' && (at == 0 || at + 1 == text.size());
        if (!needsEncoding(text[at]) && !outerBlank) {
            encoded += text[at];
            continue;
        }
        const auto byte = static_cast<unsigned char>(text[at]);
        encoded += '%';
        encoded += hexDigits[byte >> 4];
        encoded += hexDigits[byte & 0xF];
    }
    return encoded;
}

std::string percentDecoded(std::string_view text) {
    std::string decoded;
    decoded.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool encoded = text[at] == '%' && at + 2 < text.size() &&
                             hexValue(text[at + 1]) >= 0 && hexValue(text[at + 2]) >= 0;
        if (!encoded) {
            decoded += text[at];
            continue;
        }
        decoded += static_cast<char>(hexValue(text[at + 1]) * 16 + hexValue(text[at + 2]));
        at += 2;
    }
    return decoded;
}

} // namespace damscope::parser
