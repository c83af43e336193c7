// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace damscope::parser {

/// What stands at the front of a byte sequence, by the well-formed sequences of UTF-8 (Unicode 15,
/// table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF).
struct Utf8Sequence {
    enum class Kind {
        wellFormed, ///< `length` bytes are one character
        malformed,  ///< the first byte starts no character
        cutShort    ///< the bytes could be the beginning of a character
    };
    Kind kind = Kind::malformed;
    std::size_t length = 1;
};

/// Looks at the front of `bytes`, which must not be empty.
[[nodiscard]] Utf8Sequence utf8Front(std::string_view bytes);

/// How many bytes at the front of `bytes` are ASCII other than NUL.
[[nodiscard]] std::size_t plainPrefix(std::string_view bytes);

/// Appends one character; `point` must be a scalar value.
void appendUtf8(std::string& text, char32_t point);

} // namespace damscope::parser
