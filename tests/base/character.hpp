// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/utf8.hpp"

#include <string>

namespace damscope::base::testing {

/// The character of a code point. For those that turn the direction of a text: in a literal they
/// could mislead who reads the source (misc-misleading-bidirectional).
inline std::string character(char32_t point) {
    std::string text;
    appendUtf8(text, point);
    return text;
}

} // namespace damscope::base::testing
