// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace damscope::db {

/// How two words differ that a slip of the pen can have made of one.
enum class Slip : std::uint8_t {
    none,   ///< they are the same, or differ in more
    letter, ///< one is another, missing or too much
    swapped ///< two neighbours are the other way round
};
/// By characters of UTF-8.
[[nodiscard]] Slip slipBetween(std::string_view a, std::string_view b);

/// The characters of a UTF-8 text.
[[nodiscard]] std::u32string charactersOf(std::string_view text);

} // namespace damscope::db
