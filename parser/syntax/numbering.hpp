// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace damscope::parser {

/// How far a line has counted its moves.
struct RoundCount {
    std::uint32_t number = 0; ///< the last one; 0: none yet
    bool black = false;       ///< it was of the second mover: "5..."
    int moves = 0;            ///< since then

    [[nodiscard]] bool isComplete() const { return moves >= (black ? 1 : 2); }
    /// Whether this number comes next.
    [[nodiscard]] bool awaits(std::uint32_t next, bool ofBlack) const {
        return ofBlack ? next == number && moves == 1 && !black
                       : next == number + 1 && moves == (black ? 1 : 2);
    }
};

/// What a text is if a game is thought to go on in it.
struct MovesAhead {
    bool onlyMoves = true; ///< moves, numbers, marks, variations, comments in braces, no word
    bool counts = true;    ///< numbers and moves go on as they were counted
    bool result = false;   ///< it ends in a result
    int moves = 0;
    int numbers = 0;
    RoundCount count; ///< behind it
};

/// Reads a text up to its end, a result or a bracket that closes the line.
[[nodiscard]] MovesAhead movesAhead(std::string_view text, RoundCount count);
/// Up to the first number, or a hundred moves.
[[nodiscard]] MovesAhead movesBeforeNumber(std::string_view text, RoundCount count);

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
