// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace damscope::cli {

/// Line and column of a byte of a text, from 1; a column is a character.
struct TextSpot {
    std::size_t line = 1;
    std::size_t column = 1;
};
[[nodiscard]] TextSpot spotOf(std::string_view text, std::size_t offset);

/// The line of the text with the byte, and a caret below its place; both indented by two blanks.
[[nodiscard]] std::string pointedAt(std::string_view text, std::size_t offset);

} // namespace damscope::cli
