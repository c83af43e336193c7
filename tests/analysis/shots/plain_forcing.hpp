// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <vector>

namespace damscope::analysis::shots {

/// The lead that the side to move can force with so many moves of its own, by trying every legal
/// move of both sides and remembering nothing; `unforced` if the opponent can always choose another
/// move than a capture.
inline constexpr int unforced = -5'000;
[[nodiscard]] int plainLead(const rules::Position& position, int moves);

/// The lead at the end of a line whose replies are all captures, at least, over all replies:
/// `first` is the only first move tried.
[[nodiscard]] int plainLeadAfter(const rules::Position& position, const rules::Move& first,
                                 int moves);

/// The lead of the side to move if it makes a king at once, in a move after which the opponent
/// cannot capture; `unforced` if it cannot.
[[nodiscard]] int leadOfCrowning(const rules::Position& position);

/// A position after some random moves, neither side having won.
[[nodiscard]] rules::Position randomMiddlegame(rules::Variant variant, unsigned seed);

} // namespace damscope::analysis::shots
