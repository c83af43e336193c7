// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace damscope::analysis::endgame {

/// The result of a position for the side to move with best play on both sides and no draw rules.
/// The values are those of the file format.
enum class Result : std::uint8_t { draw, win, loss };

/// The same for the other side.
[[nodiscard]] constexpr Result turned(Result r) {
    return r == Result::win ? Result::loss : r == Result::loss ? Result::win : Result::draw;
}

/// The better of two results.
[[nodiscard]] constexpr Result better(Result a, Result b) {
    if (a == Result::win || b == Result::win)
        return Result::win;
    return a == Result::draw || b == Result::draw ? Result::draw : Result::loss;
}

} // namespace damscope::analysis::endgame
