// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace damscope::parser {

/// A piece of a comment: text, or an embedded command without its brackets ("%clk 0:10:00").
struct CommentPart {
    bool command;
    std::string_view text;
};

/// Takes the next piece off the front of a comment; nothing when only white space is left. Text is
/// trimmed. `[%` without a closing bracket is text.
[[nodiscard]] std::optional<CommentPart> nextPart(std::string_view& comment);

// Damscope's own commands for what PDN cannot express; the text after the word is percent-encoded.
inline constexpr std::string_view unreadWord = "%unread";   ///< text that was not understood
inline constexpr std::string_view textWord = "%text";       ///< a comment that braces cannot hold
inline constexpr std::string_view commandWord = "%command"; ///< a command that brackets cannot hold
inline constexpr std::string_view unknownWord = "%unknown"; ///< a move that was not recorded

/// What repair changed at a move; kept like every other command (docs/repair.md).
inline constexpr std::string_view repairedWord = "%repaired";

/// What follows a command's word; nothing if it is another command. Only for those above.
[[nodiscard]] std::optional<std::string_view> argumentOf(std::string_view command,
                                                         std::string_view word);

/// Comments and embedded commands gathered for one pair of braces. What braces or brackets cannot
/// hold is percent-encoded in a command of Damscope's own (comment_parts.hpp), from which the
/// reader restores it.
class BraceGroup {
public:
    [[nodiscard]] bool empty() const { return inside_.empty(); }
    /// A comment can be added without running into the one before it.
    [[nodiscard]] bool takesComment() const { return !endsInComment_; }

    void addComment(std::string_view text);
    void addCommand(std::string_view text);
    void addUnread(std::string_view text);
    void addUnknownMove();

    /// The group with its braces; empty afterwards.
    [[nodiscard]] std::string taken();

private:
    void add(std::string_view part);
    void addEncoded(std::string_view word, std::string_view text);

    std::string inside_;
    bool endsInComment_ = false;
};

} // namespace damscope::parser
