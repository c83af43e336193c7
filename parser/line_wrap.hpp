// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace damscope::parser {

/// Fills lines of at most 79 characters with words, appending to a text. A word longer than that
/// has a line of its own; words with line ends inside keep them.
class LineWrap {
public:
    explicit LineWrap(std::string& text) : text_(text) {}

    void word(std::string_view w) {
        const std::size_t length = charactersIn(w);
        const bool glued = column_ == 0 || afterBracket_;
        const std::size_t blank = glued ? 0 : 1;
        if (column_ > 0 && column_ + blank + length > width && !afterBracket_) {
            text_ += '\n';
            column_ = 0;
        } else if (!glued) {
            text_ += ' ';
            ++column_;
        }
        afterBracket_ = false;
        append(w);
    }
    /// Puts text directly behind the last word.
    void glue(std::string_view w) { append(w); }
    void open() {
        word("(");
        afterBracket_ = true;
    }
    void close() { glue(")"); }

private:
    static constexpr std::size_t width = 79;

    static std::size_t charactersIn(std::string_view text) {
        std::size_t n = 0;
        for (char c : text)
            n += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
        return n;
    }
    void append(std::string_view w) {
        text_ += w;
        const std::size_t newline = w.rfind('\n');
        column_ =
            newline == w.npos ? column_ + charactersIn(w) : charactersIn(w.substr(newline + 1));
    }

    std::string& text_;
    std::size_t column_ = 0;
    bool afterBracket_ = false;
};

} // namespace damscope::parser
