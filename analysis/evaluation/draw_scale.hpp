// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

namespace damscope::analysis::evaluation {

/// The material of a side.
struct Material {
    int men = 0;
    int kings = 0;
    [[nodiscard]] constexpr int count() const { return men + kings; }
};

/// This many pieces or fewer rarely win against a flying king.
[[nodiscard]] constexpr int tooFewToWin(const rules::Rules& r) {
    if (!r.flyingKings || r.goal != rules::Goal::takeOrBlock)
        return 0;
    if (r.landing == rules::Landing::rightBehindLastKing)
        return 1;
    return r.board.files >= 10 && r.choice == rules::CaptureChoice::most ? 3 : 2;
}

/// The divisor of an advantage that a king of the weaker side is likely to hold to a draw.
[[nodiscard]] constexpr int drawDivisor(const rules::Rules& r, Material ahead, Material behind) {
    const int tooFew = tooFewToWin(r);
    if (tooFew == 0 || behind.kings == 0)
        return 1;
    if (ahead.count() <= tooFew)
        return 8;
    return ahead.kings == behind.kings && ahead.men - behind.men <= 1 ? 2 : 1;
}

} // namespace damscope::analysis::evaluation
