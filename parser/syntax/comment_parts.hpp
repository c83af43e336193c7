// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
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

} // namespace damscope::parser
