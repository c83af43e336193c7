// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/comment_parts.hpp"

#include "base/text/ascii.hpp"
#include "parser/syntax/scan.hpp"
#include "parser/syntax/wrapped_lines.hpp"

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

std::optional<std::string_view> argumentOf(std::string_view command, std::string_view word) {
    if (!command.starts_with(word))
        return std::nullopt;
    command.remove_prefix(word.size());
    if (!command.empty() && command.front() != ' ')
        return std::nullopt;
    return command.empty() ? command : command.substr(1);
}

namespace {

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
    for (const std::string_view own : {unreadWord, textWord, commandWord, unknownWord})
        if (argumentOf(text, own))
            return false;
    return text.starts_with('%') && text.find(']') == std::string_view::npos && fitsBraces(text);
}

} // namespace

void BraceGroup::add(std::string_view part) {
    inside_ += inside_.empty() ? "{" : " ";
    inside_ += part;
    endsInComment_ = false;
}

void BraceGroup::addEncoded(std::string_view word, std::string_view text) {
    add("[" + std::string(word) + " " + percentEncoded(text) + "]");
}

void BraceGroup::addComment(std::string_view text) {
    if (!isPlainComment(text))
        return addEncoded(textWord, text);
    add(text);
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

} // namespace damscope::parser
