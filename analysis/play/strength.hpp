// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"

#include <chrono>
#include <optional>
#include <random>

namespace damscope::analysis::play {

/// How strong an engine plays: from 1, which overlooks a man now and then, to 10, as well as it
/// can in its time.
using Strength = int;
inline constexpr Strength weakest = 1;
inline constexpr Strength strongest = 10;

/// The limits of a strength for a move. `time`: the thinking time; none: as long as the strength
/// needs, five seconds for the strongest.
[[nodiscard]] Limits limitsOf(Strength strength,
                              std::optional<std::chrono::milliseconds> time = std::nullopt);

/// The line to play: the best, or a random one that a player of this strength considers equally
/// good. Never one that gives away a proved win, or a proved loss if another move is not. There
/// must be a line.
[[nodiscard]] const PvLine& chosenLine(const Findings& findings, Strength strength,
                                       std::mt19937_64& random);

} // namespace damscope::analysis::play
