// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::base {

/// The small letter of a capital of any script; any other character is itself.
[[nodiscard]] char32_t smallLetter(char32_t point);

/// A UTF-8 text in small letters.
[[nodiscard]] std::string smallLetters(std::string_view text);

} // namespace damscope::base
