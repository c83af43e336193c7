// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/brace_group.hpp"

#include "base/text/ascii.hpp"
#include "parser/syntax/comment_parts.hpp"
#include "parser/syntax/percent.hpp"
#include "parser/syntax/scan.hpp"

namespace damscope::parser {
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
