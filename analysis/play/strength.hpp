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

/// What an engine of a strength may use for a move. `time`: how long it may think; none: as long as
/// the strength takes, five seconds for the strongest.
[[nodiscard]] Limits limitsOf(Strength strength,
                              std::optional<std::chrono::milliseconds> time = std::nullopt);

/// How long a move may take of what is left on a clock.
[[nodiscard]] std::chrono::milliseconds timeForMove(std::chrono::milliseconds left,
                                                    std::chrono::milliseconds increment);

/// The line whose move is played: the best, or by chance one that a player of this strength takes
/// to be as good. Never one that throws away a proved win, or loses by proof where another does
/// not. There must be a line.
[[nodiscard]] const Line& chosenLine(const Findings& findings, Strength strength,
                                     std::mt19937_64& random);

} // namespace damscope::analysis::play
