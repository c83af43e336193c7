// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace damscope::analysis::endgame {

/// What a position is worth to the side to move when both sides play best and no draw rule ends the
/// game. The values are those of the file format.
enum class Result : std::uint8_t { draw, win, loss };

/// The same for the other side.
[[nodiscard]] constexpr Result turned(Result r) {
    return r == Result::win ? Result::loss : r == Result::loss ? Result::win : Result::draw;
}

/// Which of two results is better to have.
[[nodiscard]] constexpr Result better(Result a, Result b) {
    if (a == Result::win || b == Result::win)
        return Result::win;
    return a == Result::draw || b == Result::draw ? Result::draw : Result::loss;
}

} // namespace damscope::analysis::endgame
