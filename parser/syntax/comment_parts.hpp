// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
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
/// The brackets of the comment behind it, which braces cannot hold, are written full-width.
inline constexpr std::string_view bracketsWord = "%brackets";
inline constexpr std::string_view unknownWord = "%unknown"; ///< a move that was not recorded

/// What repair changed at a move; kept like every other command (docs/repair.md).
inline constexpr std::string_view repairedWord = "%repaired";

/// What follows a command's word; nothing if it is another command. Only for those above.
[[nodiscard]] std::optional<std::string_view> commandArgument(std::string_view command,
                                                              std::string_view word);

/// Braces and opening brackets as the full-width characters that look like them, and back.
[[nodiscard]] std::string withWideBrackets(std::string_view text);
[[nodiscard]] std::string withPlainBrackets(std::string_view text);

/// Comments and embedded commands gathered for one pair of braces. What braces or brackets cannot
/// hold is marked or percent-encoded by a command of Damscope's own (comment_parts.hpp), from which
/// the reader restores it.
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

/// Words set in lines. A word is never broken; one that is longer, or has line
/// breaks of its own, stays as it is.
class WrappedLines {
public:
    static constexpr std::size_t usualWidth = 78;
    static constexpr std::size_t unlimited = static_cast<std::size_t>(-1);

    /// Lines of at most `width` characters.
    explicit WrappedLines(std::size_t width = usualWidth) : width_(width) {}

    /// Adds a word after a blank or at the beginning of a new line.
    void add(std::string_view word);
    /// Adds to the last word.
    void append(std::string_view tail) { word_ += tail; }
    /// Stands before the next word with nothing between.
    void prefix(std::string_view head) { head_ += head; }
    /// The text so far, without a line end after it.
    [[nodiscard]] std::string finished();

private:
    void setLastWord();

    std::size_t width_;
    std::string text_;
    std::string word_; // the last one, which may still grow
    std::string head_;
    std::size_t column_ = 0;
};

/// Text made fit to stand in an embedded command inside a comment: brackets, braces, percent signs
/// and control characters (line ends too), and a blank at either end, become `%` and two hex
/// digits.
[[nodiscard]] std::string percentEncoded(std::string_view text);
/// The inverse. A percent sign without two hex digits after it means itself.
[[nodiscard]] std::string percentDecoded(std::string_view text);

} // namespace damscope::parser
