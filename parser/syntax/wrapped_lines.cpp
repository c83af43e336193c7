// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/wrapped_lines.hpp"

#include "base/text/utf8.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::parser {
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

} // namespace damscope::parser
