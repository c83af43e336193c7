// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/evaluation/weights.hpp"

#include <cstdint>
#include <vector>

namespace damscope::analysis::evaluation {

/// Both phases in one number, added and subtracted together: the endgame in the lower half.
using Packed = std::int32_t;
[[nodiscard]] constexpr Packed packed(int middle, int ending) {
    return middle * 65'536 + ending;
}
[[nodiscard]] constexpr int endingOf(Packed p) {
    return static_cast<std::int16_t>(p & 0xffff);
}
[[nodiscard]] constexpr int middleOf(Packed p) {
    return (p - endingOf(p)) / 65'536;
}

/// The tables of a variant's patterns, one after the other, as the search reads them: each entry
/// includes its parts and the square values of its men, so that neither needs a look-up of its
/// own.
[[nodiscard]] std::vector<Packed> packedPatterns(const Weights& weights);

} // namespace damscope::analysis::evaluation
