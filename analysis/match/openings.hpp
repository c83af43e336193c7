// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <cstdint>
#include <random>
#include <vector>

namespace damscope::analysis::match {

/// A position after a number of random moves from the start, within the bounds; the side
/// to move can move.
[[nodiscard]] rules::Position chanceOpening(rules::Variant variant, int fewestPlies, int mostPlies,
                                            std::mt19937_64& random);

/// Different random openings of four to eight plies that a search of ten thousand nodes evaluates
/// as balanced (within half a man). Fewer than requested if a variant has no more. The same seed
/// gives the same openings.
[[nodiscard]] std::vector<rules::Position> evenOpenings(rules::Variant variant, std::size_t count,
                                                        std::uint64_t seed);

} // namespace damscope::analysis::match
