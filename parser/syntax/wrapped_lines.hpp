// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace damscope::parser {

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
