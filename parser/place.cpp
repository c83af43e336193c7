// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/characters.hpp"
#include "parser/reader.hpp"

#include <algorithm>

namespace damscope::parser {

TextPlace PlaceFinder::at(std::size_t offset) {
    if (offset < offset_) {
        offset_ = 0;
        place_ = start_;
    }
    for (const std::size_t end = std::min(offset, text_.size()); offset_ < end; ++offset_) {
        const char c = text_[offset_];
        const bool startsCrLf = c == '\r' && text_.substr(offset_ + 1).starts_with('\n');
        if (c == '\n' || (c == '\r' && !startsCrLf))
            place_ = {place_.line + 1, 1};
        else if (!isContinuation(c))
            ++place_.column;
    }
    return place_;
}

} // namespace damscope::parser
