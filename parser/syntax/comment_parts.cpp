// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/comment_parts.hpp"

#include "base/text/ascii.hpp"
#include "parser/syntax/scan.hpp"

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

} // namespace damscope::parser
