// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace damscope::cli {

/// One step through a text that claims to be UTF-8.
struct Utf8Step {
    std::string_view bytes;            ///< of this character, or the one byte that is wrong
    std::optional<char32_t> character; ///< nothing where the byte is no UTF-8
};

/// The character that a text, which is not empty, begins with. Overlong forms, surrogates and
/// values above 10FFFF are no UTF-8 (Unicode 15, table 3-7).
[[nodiscard]] Utf8Step firstCharacter(std::string_view text);

} // namespace damscope::cli
