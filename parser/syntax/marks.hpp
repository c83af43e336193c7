// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace damscope::parser {

/// The NAG that means the same as marks after a move: 1 to 6 for ! ? !! ?? !? ?!; 0 for others.
constexpr std::uint32_t nagOf(std::string_view marks) {
    constexpr std::array<std::string_view, 6> known{"!", "?", "!!", "??", "!?", "?!"};
    for (std::uint32_t i = 0; i < known.size(); ++i)
        if (known[i] == marks)
            return i + 1;
    return 0;
}

inline constexpr std::uint32_t forcedMoveNag = 7;
inline constexpr std::uint32_t zugzwangNag = 22;

} // namespace damscope::parser
